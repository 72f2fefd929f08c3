import { today } from '../../lib/today';
import { type BrokenCopy, makeCopy, setting } from '../../testing/content/broken-copy';
import { checkDates } from './dates';

const file = 'content/building.json';
const hall = 'content/projects/steel-hall.json';

const unit = { number: '1', level: 'street', use: 'retail', area: 200, status: 'free' };

/** Two units, in a building whose height and area are known. */
const ordinary = [
  setting(hall, 'landingPageUrl', '/hartuvcenter'),
  setting(file, 'units', [unit, { ...unit, number: '2' }]),
  setting(file, 'unitsAsOf', today()),
];

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
});
afterAll(() => copy.remove());

/** The issues of the building's record; the hall is its project in name only. */
async function issuesOf(change: ReturnType<typeof setting>) {
  return (await copy.issuesOf([...ordinary, change])).filter((issue) => issue.file === file);
}

test.each([
  ['units.1.number', '1', 'error', 'another unit has this number'],
  ['units.1.number', 'A 1', 'error', 'write the number of the unit in quotes'],
  ['units.1.use', 'storage', 'error', 'choose one of logistics, retail, lightIndustry, office'],
  ['units.1.status', 'sold', 'error', 'choose one of free, reserved, taken'],
  ['units.1.level', 'stret', 'error', 'did you mean “street”?'],
  ['units.1.clearHeight', 30, 'error', 'must be less than the height of the building'],
  ['unitsAsOf', '2999-01-01', 'error', 'is in the future'],
  ['unitsAsOf', undefined, 'warning', 'until then the page shows none'],
])('%s cannot be %j', async (field, value, level, hint) => {
  expect(await issuesOf(setting(file, field, value))).toEqual([
    expect.objectContaining({ level, file, field, hint: expect.stringContaining(hint) }),
  ]);
});

test('all units together are no larger than the building', async () => {
  const found = await issuesOf(setting(file, 'units.0.area', 13_000));
  expect(found).toEqual([expect.objectContaining({ level: 'error', field: 'units' })]);
});

test('a status older than 60 days is a warning', () => {
  const undo = copy.change([...ordinary, setting(file, 'unitsAsOf', '2026-03-01')]);
  const levels = (day: string) =>
    checkDates(copy.root, new Date(`${day}T12:00:00Z`))
      .filter(({ field }) => field === 'unitsAsOf')
      .map(({ level }) => level);
  expect(levels('2026-04-30')).toEqual([]);
  expect(levels('2026-05-01')).toEqual(['warning']);
  undo();
});

test('a building without units lacks nothing', async () => {
  const changes = [setting(file, 'units', undefined), setting(file, 'unitsAsOf', undefined)];
  expect(await copy.issuesOf(changes)).toEqual([]);
});
