import type { Finding } from '../scripts/check/finding';

/** What the check should tell: the whole level and file, and parts of the rest. */
export type Told = {
  level?: 'error' | 'warning';
  file: string;
  field?: string;
  value?: string;
  cure: string;
};

/** Expects the findings that are told, in their order, and no other. */
export function expectTold(found: Finding[], told: Told[]): void {
  expect(found).toEqual(
    told.map(({ level = 'error', file, field, value, cure }) =>
      expect.objectContaining({
        level,
        file,
        ...(field && { field: expect.stringContaining(field) }),
        ...(value && { value: expect.stringContaining(value) }),
        cure: expect.stringContaining(cure),
      }),
    ),
  );
}
