import building from '../building.json';
import { tourSchema } from '../schema';
import tour from '../tour.json';
import { listIssues } from './issues';
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

test('a door to nowhere and an id used twice are refused', () => {
  const [first, ...rest] = tour;
  if (!first) throw new Error('The tour is empty.');
  const hints = (scenes: unknown[]) =>
    listIssues(tourSchema, 'tour.json', scenes).map(({ hint }) => hint.key);
  const [door] = first.links;
  const astray = [{ ...first, links: [...first.links, { ...door, scene: 'cellar' }] }, ...rest];
  expect(hints(astray)).toEqual(['record.sceneUnknown']);
  expect(hints([first, first, ...rest])).toEqual(['record.sceneTwice']);
});
