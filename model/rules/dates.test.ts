import { setting } from '../../e2e/support/content/fixture-copy';
import { issuesOf, read } from '../../e2e/support/content/fixture-records';

const building = 'content/buildings/harbourgate.json';
const company = 'content/company.json';
/** The only step, because only the newest step can be overdue. */
const firstStep = setting(building, 'progress', read(building).progress.slice(0, 1));

/** The permit of the fixture in 2040 would make every earlier day of a unit an error. */
const noPermit = setting(building, 'terms.occupancyPermit', undefined);

afterEach(() => jest.useRealTimers());

const at = (time: string) =>
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });

test.each([
  [building, 'completion', '2027-03', '2027-03-31', '2027-04-01'],
  [company, 'accessibility.updated', '2026-05-29', '2027-05-29', '2027-05-30'],
  [building, 'unitsAsOf', '2026-03-01', '2026-04-30', '2026-05-01'],
  [building, 'units.0.availableFrom', '2026-03-01', '2026-03-01', '2026-03-02'],
  [building, 'progress.0.date', '2026-03-01', '2026-05-30', '2026-05-31'],
  [building, 'facts.powerPossible.by', '2027-03', '2027-03-31', '2027-04-01'],
  [building, 'units.0.price.asOf', '2026-03-01', '2027-03-01', '2027-03-02'],
])('%s %s = %s is right on %s, but a warning on %s', async (file, field, value, rightDay, wrongDay) => {
  const levelsOn = async (day: string) => {
    at(`${day}T12:00:00Z`);
    const found = await issuesOf([firstStep, noPermit, setting(file, field, value)]);
    return found.filter((issue) => issue.file === file && issue.field === field).map(({ level }) => level);
  };
  expect(await levelsOn(rightDay)).toEqual([]);
  expect(await levelsOn(wrongDay)).toEqual(['warning']);
});

test('no further step is due after the handover', async () => {
  at('2039-01-01T12:00:00Z');
  const found = await issuesOf([firstStep, setting(building, 'progress.0.phase', 'handover')]);
  expect(found.filter(({ field }) => field?.startsWith('progress'))).toEqual([]);
});

test('a record written at 01:00 in Israel is not in the future', async () => {
  at('2027-05-31T22:00:00Z');
  const found = await issuesOf([setting(company, 'updated', '2027-06-01')]);
  expect(found.filter(({ field }) => field === 'updated')).toEqual([]);
});
