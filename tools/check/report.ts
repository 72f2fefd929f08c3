import { isolate } from '../../i18n/message';
import type { Issue } from './issue';
import { type Language, type Message, translatorIn } from './sentences';
import { readJsonFile } from './site-files';

/** An issue in one language, in the form of `npm run check -- --json`. */
export type TranslatedIssue = Omit<Issue, 'value' | 'hint'> & {
  value?: string;
  hint: string;
  fixable: boolean;
};

/** Translates issues, and adds their lines. */
export function translate(root: string, issues: Issue[], language: Language): TranslatedIssue[] {
  const translated = translatorIn(language);
  return issues.map((issue) => ({
    ...issue,
    line: lineOf(root, issue),
    value: issue.value && translated(issue.value),
    hint: translated(issue.hint),
    fixable: issue.fixable ?? false,
  }));
}

/**
 * Returns a readable report: errors before warnings, grouped by file, and a last line with the totals.
 *
 * @param milliseconds the duration of the check
 */
export function writeReport(issues: TranslatedIssue[], milliseconds: number, language: Language): string {
  const toSentence = translatorIn(language);
  const countOf = (level: Issue['level']) => issues.filter((issue) => issue.level === level).length;
  const verdict: Message = {
    key: countOf('error') > 0 ? 'report.errors' : 'report.good',
    values: {
      errors: { key: 'report.errorCount', values: { count: countOf('error') } },
      warnings: { key: 'report.warningCount', values: { count: countOf('warning') } },
      seconds: (milliseconds / 1000).toFixed(1),
    },
  };
  const groups = new Map<string, string[]>();
  for (const issue of [...issues].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
    const group = groupOf(issue);
    groups.set(group, [...(groups.get(group) ?? []), writeLine(issue, language)]);
  }
  const texts = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lines]) => lines.join('\n'));
  return [...texts, toSentence(verdict)].join('\n\n');
}

/** Orders files: catalogs and records first, because an error in them can cause others. */
function groupOf({ level, file }: TranslatedIssue): string {
  const rank = [/^messages\//, /^content\//, /^public\//, /./].findIndex((folder) => folder.test(file));
  return `${level} ${rank} ${file}`;
}

function writeLine({ level, file, line, field, value, hint, fixable }: TranslatedIssue, language: Language) {
  const translated = translatorIn(language);
  const name = translated({ key: `report.${level}` });
  const place = isolate([line ? `${file}:${line}` : file, field].filter(Boolean).join(' · '), language);
  const now = value ? ` = ${isolate(value, language)}` : '';
  const fix = fixable ? translated({ key: 'report.fixable' }) : '';
  return `${name.padEnd(7)}  ${place}${now}: ${hint}${fix}`;
}

/** Returns the line of a field in its JSON file, or of the group of a missing field. */
function lineOf(root: string, { file, field = '', line }: Issue): number | undefined {
  if (line) return line;
  const json = field && file.endsWith('.json') ? readJsonFile(root, file) : undefined;
  const names = field.split('.');
  for (let length = names.length; json && length > 0; length--) {
    const found = json.places.get(names.slice(0, length).join('.'));
    if (found) return found.line;
  }
  return undefined;
}
