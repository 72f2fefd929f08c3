import type { CompanyRecord } from '../schema';

const mockRecord: Pick<CompanyRecord, 'withoutLevelLine'> = {};
jest.mock('../read/company-record', () => ({ companyRecord: mockRecord }));

beforeEach(() => {
  jest.resetModules();
  delete mockRecord.withoutLevelLine;
});

test.each([
  [18, '+18.00'],
  [0, '±0.00'],
  [-6, '−6.00'],
  [12.5, '+12.50'],
])('a level of %d m is marked %s', async (meters, mark) => {
  const { writeElevation } = await import('./level-line');
  expect(writeElevation(meters)).toBe(mark);
});

test('a company without the level line has no elevations', async () => {
  mockRecord.withoutLevelLine = true;
  const { hasLevelLine, writeElevation } = await import('./level-line');
  expect([hasLevelLine, writeElevation(18)]).toEqual([false, undefined]);
});
