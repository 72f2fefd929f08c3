import type { Message, Values } from './sentences';

/** A finding of the check: a mistake to fix (`error`), or a place to look at (`warning`). */
export type Issue = {
  level: 'error' | 'warning';
  /** The file from the project's root, such as `messages/en.json`. */
  file: string;
  /** The key or field in the file, such as `Hero.title` or `he.description.1`; without it the issue is of the whole file. */
  field?: string;
  /** The line in a file that has no fields, from 1. */
  line?: number;
  /** The current value, shortened. */
  value?: string | Message;
  /** The mistake and its correction. */
  hint: Message;
  /** `npm run fix` corrects it, so it is a warning. */
  fixable?: boolean;
};

type Place = Omit<Issue, 'level' | 'hint' | 'fixable'>;

export function error(place: Place, key: Message['key'], values?: Values): Issue {
  return { level: 'error', ...place, hint: { key, values } };
}

export function warning(place: Place, key: Message['key'], values?: Values): Issue {
  return { level: 'warning', ...place, hint: { key, values } };
}

/** Adds the issues of a phase; a field or file keeps its first issue. */
export function addIssues(known: readonly Issue[], found: readonly Issue[]): Issue[] {
  const all = [...known];
  for (const issue of [...found].sort((a, b) => a.level.localeCompare(b.level))) {
    if (!all.some((first) => covers(first, issue))) all.push(issue);
  }
  return all;
}

function covers(first: Issue, issue: Issue): boolean {
  if (first.file !== issue.file || (first.level === 'warning' && issue.level === 'error')) return false;
  if (first.field === undefined) return first.line === undefined || first.line === issue.line;
  return `${issue.field}.`.startsWith(`${first.field}.`);
}
