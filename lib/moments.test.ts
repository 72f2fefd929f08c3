import { momentAt, timeOf } from './moments';

afterEach(() => {
  delete process.env.SITE_TIME_ZONE;
});

test.each([
  ['in winter', '2026-12-01T00:00', '2026-11-30T22:00:00Z'],
  ['in summer', '2026-07-01T00:00', '2026-06-30T21:00:00Z'],
  ['before summer time', '2027-03-26T01:59', '2027-03-25T23:59:00Z'],
  ['with summer time', '2027-03-26T03:00', '2027-03-26T00:00:00Z'],
  ['at midnight before the clocks go back', '2026-10-25T00:00', '2026-10-24T21:00:00Z'],
  ['at midnight after the clocks went back', '2026-10-26T00:00', '2026-10-25T22:00:00Z'],
])('a moment of Israel %s, %s, is %s', (_, moment, time) => {
  expect(timeOf(moment)).toBe(Date.parse(time));
  expect(momentAt(Date.parse(time))).toBe(moment);
});

test('a minute skipped by summer time becomes the same minute an hour later', () => {
  expect(timeOf('2027-03-26T02:30')).toBe(timeOf('2027-03-26T03:30'));
});

test('a time that occurs twice is its first occurrence', () => {
  expect(timeOf('2026-10-25T01:30')).toBe(Date.parse('2026-10-24T22:30:00Z'));
});

test('SITE_TIME_ZONE sets another time zone', () => {
  process.env.SITE_TIME_ZONE = 'America/New_York';
  expect(timeOf('2026-12-01T08:00')).toBe(Date.parse('2026-12-01T13:00:00Z'));
});

test('an invalid time has no timestamp', () => {
  expect(timeOf('tomorrow')).toBeNaN();
});
