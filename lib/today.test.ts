import { addDays, isTimeZone, timeZone, today } from './today';

const atOneInIsrael = new Date('2026-11-22T23:00:00Z');

afterEach(() => {
  delete process.env.SITE_TIME_ZONE;
});

test('the day begins at midnight in Israel', () => {
  expect(today(atOneInIsrael)).toBe('2026-11-23');
  expect(today(new Date('2026-11-22T21:59:00Z'))).toBe('2026-11-22');
});

test('SITE_TIME_ZONE sets another time zone unless it is empty', () => {
  process.env.SITE_TIME_ZONE = 'America/New_York';
  expect(today(atOneInIsrael)).toBe('2026-11-22');
  process.env.SITE_TIME_ZONE = '';
  expect(timeZone()).toBe('Asia/Jerusalem');
});

test('an unknown time zone counts as none', () => {
  expect([isTimeZone('Mars/Olympus'), isTimeZone('Asia/Jerusalem')]).toEqual([false, true]);
  process.env.SITE_TIME_ZONE = 'Mars/Olympus';
  expect(timeZone()).toBe('Asia/Jerusalem');
});

test('adding days crosses the end of a month or of summer time', () => {
  expect(addDays('2026-10-20', 60)).toBe('2026-12-19');
});
