import { today } from '../../lib/today';
import { type BrokenCopy, makeCopy, setting } from '../../testing/content/broken-copy';
import { checkDates } from './dates';

const file = 'content/building.json';
const text = { he: 'נוצקה תקרה.', en: 'A slab was cast.' };

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
});
afterAll(() => copy.remove());

function warningsOn(phases: Record<string, string>, day: string) {
  const progress = Object.entries(phases).map(([date, phase]) => ({ date, phase, text }));
  const undo = copy.change([setting(file, 'progress', progress)]);
  const found = checkDates(copy.root, new Date(`${day}T12:00:00Z`));
  undo();
  const ofProgress = found.filter(({ field }) => field?.startsWith('progress'));
  return ofProgress.map(({ level, field }) => `${level} ${field}`);
}

test('a newest step older than 90 days is a warning, wherever it stands', () => {
  const phases = { '2026-03-01': 'structure', '2025-03-01': 'groundworks' };
  expect(warningsOn(phases, '2026-05-30')).toEqual([]);
  expect(warningsOn(phases, '2026-05-31')).toEqual(['warning progress.0.date']);
});

test('after the handover nothing more is asked for', () => {
  expect(warningsOn({ '2026-03-01': 'handover' }, '2030-01-01')).toEqual([]);
  expect(warningsOn({}, '2030-01-01')).toEqual([]);
});

test('a draft made at 01:00 in Israel is not in the future', () => {
  const now = new Date('2027-05-31T22:00:00Z');
  const undo = copy.change([setting('content/company.json', 'updated', today(now))]);
  const found = checkDates(copy.root, now).filter(({ field }) => field === 'updated');
  undo();
  expect(found).toEqual([]);
});

test.each([
  ['progress.0.phase', 'roof', 'choose one of permit, groundworks, structure'],
  ['progress.0.date', '2999-01-01', 'is in the future'],
  ['distances.places.0.minutes', 5, 'means driving at more than 120 km/h'],
  ['distances.places', [], 'name at least one place, or delete distances'],
])('%s cannot be %j', async (field, value, hint) => {
  const ordinary = [
    setting(file, 'progress', [{ date: '2026-03-01', phase: 'structure', text }]),
    setting(file, 'distances', { source: text, places: [{ place: text, kilometers: 40, minutes: 40 }] }),
  ];
  const found = await copy.issuesOf([...ordinary, setting(file, field, value)]);
  expect(found.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ level: 'error', file, field, hint: expect.stringContaining(hint) }),
  ]);
});

test('a building without distances and progress lacks nothing', async () => {
  const changes = ['distances', 'progress'].map((field) => setting(file, field, undefined));
  expect(await copy.issuesOf(changes)).toEqual([]);
});
