import { formatDay, formatMonth } from './dates';

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

test('what is no month is refused', () => {
  expect(() => formatMonth('2026-13', 'he')).toThrow(RangeError);
});

test('what is no day is refused', () => {
  expect(() => formatDay('2025-13-40', 'en')).toThrow(RangeError);
});
