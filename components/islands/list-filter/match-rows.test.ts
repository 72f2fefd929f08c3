import { type Filter, fits, nearestSizes } from './match-rows';

const filters: Filter[] = [
  { name: 'use', of: 'use', fits: 'equal' },
  { name: 'from', of: 'area', fits: 'atLeast' },
  { name: 'to', of: 'area', fits: 'atMost' },
  { name: 'height', of: 'height', fits: 'atLeast' },
];
const hall = { use: 'logistics', area: '500', height: '7.5' };

test.each([
  [{}, true],
  [{ use: 'logistics', from: '500', to: '500', height: '7.5' }, true],
  [{ use: 'office' }, false],
  [{ from: '501' }, false],
  [{ to: '499' }, false],
  [{ height: '8' }, false],
])('a hall of 500 sqm that is 7.5 m high, for the choice %j: %s', (choice, expected) => {
  expect(fits(hall, choice, filters)).toBe(expected);
});

test.each([
  ['0', true],
  ['20200101', false],
  ['20200601', true],
])('a unit that was to be free in the summer of 2020 is found for the day %s: %s', (by, expected) => {
  const days: Filter[] = [{ name: 'by', of: 'available', fits: 'by' }];
  expect(fits({ available: '20200601' }, { by }, days)).toBe(expected);
});

test('a unit becomes free at midnight in the time zone of the site', () => {
  jest.useFakeTimers({ now: new Date('2027-02-28T22:30Z') });
  const days = (timeZone: string): Filter[] => [{ name: 'by', of: 'available', fits: 'by', timeZone }];
  const isFree = (timeZone: string) => fits({ available: '20270301' }, { by: '0' }, days(timeZone));
  expect(['Asia/Jerusalem', 'Europe/London'].map(isFree)).toEqual([true, false]);
  jest.useRealTimers();
});

test('a unit of unknown height does not match a height', () => {
  expect(fits({ ...hall, height: undefined }, { height: '1' }, filters)).toBe(false);
});

test.each([
  [{ from: '600', to: '700' }, [500, 900]],
  [{ from: '1000' }, [900]],
  [{ to: '100' }, [500]],
  [{ use: 'office', from: '600' }, []],
  [{ use: 'office' }, []],
])('with nothing for %j the nearest sizes are %j', (choice, expected) => {
  expect(nearestSizes([hall, { ...hall, area: '900' }], choice, filters)).toEqual(expected);
});
