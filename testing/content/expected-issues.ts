import type { TranslatedIssue } from '../../tools/check/report';

/** What the check should report: the whole level and file, and parts of the rest in English. */
export type ExpectedIssue = {
  level?: 'error' | 'warning';
  file: string;
  /** Whether the issue has a line instead of a field. */
  atLine?: true;
  field?: string;
  value?: string;
  hint: string;
  fixable?: boolean;
};

/** Expects these issues, in their order, and no other. */
export function expectIssues(found: TranslatedIssue[], expected: ExpectedIssue[]): void {
  expect(found).toEqual(
    expected.map(({ level = 'error', atLine, field, value, hint, ...exact }) =>
      expect.objectContaining({
        level,
        ...exact,
        ...(atLine && { field: undefined, line: expect.any(Number) }),
        ...(field && { field: expect.stringContaining(field) }),
        ...(value && { value: expect.stringContaining(value) }),
        hint: expect.stringContaining(hint),
      }),
    ),
  );
}
