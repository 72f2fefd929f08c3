import { getBuilding } from '..';
import { tourSchema } from '../schema';
import { listIssues } from './issues';
import { listTourScenes } from './tour-scenes';

test('every level of the building has a stop', () => {
  const levels = new Set(listTourScenes('en').map((scene) => scene.level));
  expect(getBuilding('en').purchaseOptions.filter(({ level }) => !levels.has(level))).toEqual([]);
});

test('from every stop there is a door to another, and every stop is behind a door', () => {
  const scenes = listTourScenes('en');
  const reached = new Set(scenes.flatMap(({ links }) => links.map((link) => link.scene)));
  expect(scenes.filter(({ id, links }) => links.length === 0 || !reached.has(id))).toEqual([]);
});

test('a door to nowhere and an id used twice are refused', () => {
  const scene = (id: string, ...doors: string[]) => ({
    id,
    level: 'street',
    name: { he: 'רציף', en: 'Dock' },
    picture: { src: '/building/pano-dock.jpg', alt: { he: 'רציף', en: 'A dock' } },
    start: { yaw: 0, pitch: 0 },
    links: doors.map((door) => ({ scene: door, yaw: 0, pitch: 0 })),
  });
  const hints = (...scenes: object[]) =>
    listIssues(tourSchema, 'tour.json', scenes).map(({ hint }) => hint.key);
  expect(hints(scene('dock', 'yard'), scene('yard', 'dock'))).toEqual([]);
  expect(hints(scene('dock', 'yard', 'cellar'), scene('yard', 'dock'))).toEqual(['record.sceneUnknown']);
  expect(hints(scene('dock', 'yard'), scene('dock'), scene('yard', 'dock'))).toEqual(['record.sceneTwice']);
});
