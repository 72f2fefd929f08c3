import type { TranslatedIssue } from '../../../tools/check/report';

/**
 * An issue in one line: `error messages/en.json Hero.title = "": is empty`. The level of what `npm run fix` does is
 * `fix`, and a place without a field has `:` and its line.
 */
export function lineOf({ level, file, field, line, value, hint, fixable }: TranslatedIssue): string {
  const place = field ? `${file} ${field}` : line ? `${file}:${line}` : file;
  return `${fixable ? 'fix' : level} ${place} = ${value}: ${hint}`;
}

/**
 * Expects these issues and no other.
 *
 * @param expected each as its line begins; `%` is any text
 */
export function expectIssues(found: TranslatedIssue[], expected: string[]): void {
  const patterns = expected.map((text) => {
    const parts = text.split('%').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return expect.stringMatching(new RegExp(`^${parts.join('.*')}`, 's'));
  });
  expect(found.map(lineOf).sort()).toEqual(patterns);
}
