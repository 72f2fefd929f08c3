import building from '../../testing/fixture/content/buildings/harbourgate.json';
import { listIssues } from '../read/issues';
import { tourSchema } from './tour';

const { tour } = building;

test('a door to nowhere, an id used twice and a stop behind no door are refused', () => {
  const [first, ...rest] = tour;
  const hints = (scenes: unknown[]) =>
    listIssues(tourSchema, 'tour.json', scenes).map(({ hint }) => hint.key);
  expect(hints(tour)).toEqual([]);
  const astray = { ...first, links: [...(first?.links ?? []), { yaw: 0, pitch: 0, scene: 'cellar' }] };
  expect(hints([astray, ...rest])).toEqual(['record.sceneUnknown']);
  expect(hints([first, first, ...rest])).toEqual(['record.sceneTwice']);
  expect(hints([...tour, { ...first, id: 'roof' }])).toEqual(['record.sceneUnlinked']);
});
