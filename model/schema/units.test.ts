import { unitsSchema } from './units';

test('unit numbers that differ only in capitals are rejected', () => {
  const unit = { level: 'street', use: 'retail', area: 80, status: 'free' };
  const numbered = (...numbers: string[]) =>
    unitsSchema.safeParse(numbers.map((number) => ({ ...unit, number })));
  expect(numbered('A-1', 'A-2').success).toBe(true);
  expect(numbered('A-1', 'a-1').error?.issues.map(({ path }) => path)).toEqual([[1, 'number']]);
});
