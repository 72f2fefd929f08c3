import { isolate } from '../../i18n/message';
import type { Issue } from './issue';
import { type Language, type Message, translatorIn } from './sentences';
import { readJsonFile } from './site-files';

/** An issue in words of one language, as `npm run check -- --json` prints it. */
export type TranslatedIssue = Pick<Issue, 'level' | 'file'> &
  Record<'field' | 'value', string | undefined> & {
    line: number | undefined;
    hint: string;
    fixable: boolean;
  };

/** Puts issues into words. */
export function translate(root: string, issues: Issue[], language: Language): TranslatedIssue[] {
  const translated = translatorIn(language);
  return issues.map((issue) => ({
    level: issue.level,
    file: issue.file,
    line: lineOf(root, issue),
    field: issue.field,
    value: issue.value && translated(issue.value),
    hint: translated(issue.hint),
    fixable: issue.fixable ?? false,
  }));
}

/**
 * Writes issues for people: errors before warnings, each file's together, and a line of numbers at the end.
 *
 * @param milliseconds that the check took
 */
export function writeReport(issues: TranslatedIssue[], milliseconds: number, language: Language): string {
  const translated = translatorIn(language);
  const errors = issues.filter(({ level }) => level === 'error');
  const warnings = issues.filter(({ level }) => level === 'warning');
  const verdict: Message = {
    key: errors.length > 0 ? 'report.errors' : 'report.good',
    values: {
      errors: { key: 'report.errorCount', values: { count: errors.length } },
      warnings: { key: 'report.warningCount', values: { count: warnings.length } },
      seconds: (milliseconds / 1000).toFixed(1),
    },
  };
  return [...groups(errors, language), ...groups(warnings, language), translated(verdict)].join('\n\n');
}

/** One text for each file, its issues by line; words and records come first, for an error there can be a reason of others. */
function groups(issues: TranslatedIssue[], language: Language): string[] {
  const rank = (file: string) =>
    [/^messages\//, /^content\//, /^public\//, /./].findIndex((group) => group.test(file));
  const files = [...new Set(issues.map(({ file }) => file))].sort(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
  return files.map((file) =>
    issues
      .filter((issue) => issue.file === file)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map((issue) => writeLine(issue, language))
      .join('\n'),
  );
}

function writeLine({ level, file, line, field, value, hint, fixable }: TranslatedIssue, language: Language) {
  const translated = translatorIn(language);
  const name = translated({ key: `report.${level}` });
  const place = isolate([line ? `${file}:${line}` : file, field].filter(Boolean).join(' · '), language);
  const now = value ? ` = ${isolate(value, language)}` : '';
  const fix = fixable ? translated({ key: 'report.fixable' }) : '';
  return `${name.padEnd(7)}  ${place}${now}: ${hint}${fix}`;
}

/** The line of a field in its JSON file; for a missing field that of the group where it belongs. */
function lineOf(root: string, { file, field = '', line }: Issue): number | undefined {
  if (line) return line;
  const json = field && file.endsWith('.json') ? readJsonFile(root, file) : undefined;
  const names = field.split('.');
  for (let length = names.length; json && length > 0; length--) {
    const found = json.lines.get(names.slice(0, length).join('.'));
    if (found) return found;
  }
  return undefined;
}
