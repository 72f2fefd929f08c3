import { nextChange } from './next-change';

const records = [
  { file: 'content/projects/draft.json', data: { draft: true, publishAt: '2020-01-15T08:00' } },
  {
    file: 'content/buildings/hall.json',
    data: { units: [{ takeOffAt: '2030-02-01T08:00' }], progress: [{ publishAt: '2020-02-01T08:00' }] },
  },
  { file: 'content/social.json', data: [{ publishAt: '2020-01-01T08:00' }] },
];

test.each([
  ['2019-12-31T12:00:00Z', '2020-01-01T06:00:00.000Z'],
  ['2020-01-01T06:00:00Z', '2020-02-01T06:00:00.000Z'],
  ['2020-02-01T05:59:59Z', '2020-02-01T06:00:00.000Z'],
  ['2020-02-01T06:00:00Z', '2030-02-01T06:00:00.000Z'],
  ['2030-02-01T06:00:00Z', null],
])('after a build at %s the next change is at %s', (built, next) => {
  expect(nextChange(records, Date.parse(built))).toBe(next);
});
