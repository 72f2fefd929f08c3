import building from '../building.json';
import { tourSchema } from '../schema';
import tour from '../tour.json';
import { listTourScenes } from './tour-scenes';

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
  const messages = (scenes: unknown[]) =>
    tourSchema.safeParse(scenes).error?.issues.map((issue) => issue.message);
  const [door] = first.links;
  const astray = [{ ...first, links: [...first.links, { ...door, scene: 'cellar' }] }, ...rest];
  expect(messages(astray)).toEqual([expect.stringContaining('write the id of another scene')]);
  expect(messages([first, first, ...rest])).toEqual([expect.stringContaining('give each scene its own id')]);
});
