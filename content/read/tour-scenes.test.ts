import { tourSchema } from '../schema';
import { listIssues } from './issues';

/** A scene of a tour, with doors to others. */
function scene(id: string, ...doors: string[]) {
  return {
    id,
    level: 'street',
    name: { he: 'עצירה', en: 'Stop' },
    picture: { src: '/building/pano-stop.jpg', alt: { he: 'אולם', en: 'A hall' } },
    start: { yaw: 0, pitch: 0 },
    links: doors.map((door) => ({ scene: door, yaw: 10, pitch: 0 })),
  };
}

const hints = (...scenes: unknown[]) =>
  listIssues(tourSchema, 'content/tour.json', scenes).map(({ hint }) => hint.key);

test('a tour may have one scene without doors', () => {
  expect(hints(scene('street'))).toEqual([]);
});

test('a door to a scene that does not exist, an id used twice and a scene without a way to it are refused', () => {
  expect(hints(scene('street', 'cellar'), scene('hall', 'street'))).toEqual([
    'record.sceneUnknown',
    'record.sceneUnlinked',
  ]);
  expect(hints(scene('street', 'street'), scene('street', 'street'))).toEqual(['record.sceneTwice']);
});
