import building from './building.json';
import { tourSchema } from './schema';
import tour from './tour.json';
import { listTourScenes } from './tour-scenes';

test('every tour of the building page starts at a stop of the tour', () => {
  const addresses = [building, ...building.purchaseOptions].map((record) => record.virtualTourUrl);
  const stops = listTourScenes('he').map((scene) => `/tour/${scene.id}`);
  expect(addresses.filter((address) => address.startsWith('/') && !stops.includes(address))).toEqual([]);
});

test('every level of the building has a stop', () => {
  const levels = new Set(listTourScenes('en').map((scene) => scene.level));
  expect(building.purchaseOptions.filter(({ level }) => !levels.has(level as never))).toEqual([]);
});

test('from every stop there is a door to another, and every stop is behind a door', () => {
  const scenes = listTourScenes('en');
  const reached = new Set(scenes.flatMap(({ links }) => links.map((link) => link.scene)));
  expect(scenes.filter(({ id, links }) => links.length === 0 || !reached.has(id))).toEqual([]);
});

test('a door to nowhere and an id used twice are refused with the cure', () => {
  const [first, ...rest] = tour;
  if (!first) throw new Error('The tour is empty.');
  const wrong = [{ ...first, links: [{ scene: 'cellar', yaw: 0, pitch: 0 }] }, first, ...rest];
  const messages = tourSchema.safeParse(wrong).error?.issues.map((issue) => issue.message);
  expect(messages).toEqual([
    expect.stringContaining('write the id of another scene'),
    expect.stringContaining('give each scene its own id'),
  ]);
});
