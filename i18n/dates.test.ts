import { formatDay, formatDayInWords, formatMonth, isMonthOver } from './dates';

test('a Hebrew page writes the day first, with slashes', () => {
  expect(formatDay('2025-05-29', 'he')).toBe('29/05/2025');
});

test('an English page writes the month first', () => {
  expect(formatDay('2025-05-29', 'en')).toBe('05/29/2025');
});

test('days and months below ten keep two figures', () => {
  expect(formatDay('2026-01-02', 'he')).toBe('02/01/2026');
});

test('a month is written in the words of the language', () => {
  expect(formatMonth('2026-08', 'he')).toBe('אוגוסט 2026');
  expect(formatMonth('2026-08', 'en')).toBe('August 2026');
});

test('a day can be written with its month in words, the day first', () => {
  expect(formatDayInWords('2026-09-14', 'he')).toBe('14 בספטמבר 2026');
  expect(formatDayInWords('2026-09-14', 'en')).toBe('14 September 2026');
});

test('a month is over when the next one has begun in Israel', () => {
  expect(isMonthOver('2026-08', new Date('2026-08-31T20:59:00Z'))).toBe(false);
  expect(isMonthOver('2026-08', new Date('2026-08-31T21:00:00Z'))).toBe(true);
  expect(isMonthOver('2026-08', new Date('2027-01-01T00:00:00Z'))).toBe(true);
});

test('what is no month is refused', () => {
  expect(() => formatMonth('2026-13', 'he')).toThrow(RangeError);
});

test('what is no day is refused', () => {
  expect(() => formatDay('2025-13-40', 'en')).toThrow(RangeError);
});
