import type { Message, Values } from './messages';

/** What a check found: something to fix (`error`), or something to look at (`warning`). */
export type Issue = {
  level: 'error' | 'warning';
  /** The file from the project's root, such as `messages/en.json`. */
  file: string;
  /** The key or field in the file, such as `Hero.title` or `he.description.1`. */
  field?: string;
  /** The place in a file that has no fields, from 1. */
  line?: number;
  column?: number;
  /** What is written there now, shortened. */
  value?: string | Message;
  /** What is wrong and what to write or do instead. */
  hint: Message;
  /** `npm run fix` does it. */
  fixable?: boolean;
  /** The file cannot be read before this is fixed, so that nothing else is said of it. */
  unreadable?: true;
  /** Whether this may be a consequence of another error, which is reported instead. */
  follows?: (cause: Issue) => boolean;
};

type Place = Omit<Issue, 'level' | 'hint'>;

/**
 * A check reads what is on the disk and never throws for an error in it.
 *
 * @param root the folder of the project
 */
export type Check = (root: string) => Issue[] | Promise<Issue[]>;

/** An issue that must be fixed. */
export function error(place: Place, key: Message['key'], values?: Values): Issue {
  return { level: 'error', ...place, hint: { key, values } };
}

/** An issue that is worth a look. */
export function warning(place: Place, key: Message['key'], values?: Values): Issue {
  return { level: 'warning', ...place, hint: { key, values } };
}

/** Leaves out what follows from another issue: one cause is reported once. */
export function withoutConsequences(issues: Issue[]): Issue[] {
  const errors = issues.filter(({ level }) => level === 'error');
  const blocks = errors.filter(({ unreadable }) => unreadable);
  return issues.filter((issue) => {
    const block = blocks.find(({ file }) => file === issue.file);
    if (block) return block === issue;
    return !issue.follows || !errors.some((cause) => cause !== issue && issue.follows?.(cause));
  });
}
