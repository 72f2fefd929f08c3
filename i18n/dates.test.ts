import { formatDay, formatDayInWords, formatMonth, isMonthOver } from './dates';

test.each([
  [formatDay, '2025-05-29', '29/05/2025', '05/29/2025'],
  [formatDay, '2026-01-02', '02/01/2026', '01/02/2026'],
  [formatDayInWords, '2026-09-14', '14 בספטמבר 2026', '14 September 2026'],
  [formatMonth, '2026-08', 'אוגוסט 2026', 'August 2026'],
])('%p writes %s as %s in Hebrew and as %s in English', (format, date, hebrew, english) => {
  expect([format(date, 'he'), format(date, 'en')]).toEqual([hebrew, english]);
});

test('a month is over when the next one begins in Israel', () => {
  expect(isMonthOver('2026-08', new Date('2026-08-31T20:59:00Z'))).toBe(false);
  expect(isMonthOver('2026-08', new Date('2026-08-31T21:00:00Z'))).toBe(true);
  expect(isMonthOver('2026-08', new Date('2027-01-01T00:00:00Z'))).toBe(true);
});

test('an invalid month or day throws', () => {
  expect(() => formatMonth('2026-13', 'he')).toThrow(RangeError);
  expect(() => formatDay('2025-13-40', 'en')).toThrow(RangeError);
});
