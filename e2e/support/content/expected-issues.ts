import type { TranslatedIssue } from '../../../tools/check/report';

/**
 * Returns an issue in one line: `error messages/en.json Hero.title = "": is empty`. The level of issues that `npm run
 * fix` repairs is `fix`, and an issue without a field has `:` and its line.
 */
export function lineOf({ level, file, field, line, value, hint, fixable }: TranslatedIssue): string {
  const location = field ? `${file} ${field}` : line ? `${file}:${line}` : file;
  return `${fixable ? 'fix' : level} ${location} = ${value}: ${hint}`;
}

/**
 * Expects exactly these issues.
 *
 * @param expected the start of each line; `%` is any text
 */
export function expectIssues(found: TranslatedIssue[], expected: string[]): void {
  const patterns = expected.map((text) => {
    const parts = text.split('%').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return expect.stringMatching(new RegExp(`^${parts.join('.*')}`, 's'));
  });
  expect(found.map(lineOf).sort()).toEqual(patterns);
}
