import type { Project } from '@/content';
import { listProjects } from '@/content';
import { projectRecord } from '@/testing/content/project-record';
import { projectNodes } from './graph';

const words = { home: 'Home', height: 'Height', dunam: 'Plot size', area: 'Building area' };

jest.mock('@/content/read/load', () => {
  const { projectRecord: data } = jest.requireActual<typeof import('@/testing/content/project-record')>(
    '@/testing/content/project-record',
  );
  return {
    ...jest.requireActual<typeof import('@/content/read/load')>('@/content/read/load'),
    readFolder: () => [{ name: 'model-hall', file: 'content/projects/model-hall.json', data }],
  };
});

function project(facts: Partial<Project> = {}): Project {
  const [found] = listProjects('en');
  if (!found) throw new Error('The project is not found.');
  return { ...found, ...facts };
}

function nodeOf(type: string, nodes: ReturnType<typeof projectNodes>) {
  return nodes.find((node) => node['@type'] === type);
}

test('the place of a project has its facts with their units', () => {
  const place = nodeOf('Place', projectNodes(project(), [], words, 'en'));
  const { height, dunam, totalArea } = projectRecord;
  expect(place).toHaveProperty('additionalProperty', [
    { '@type': 'PropertyValue', name: 'Height', value: height, unitCode: 'MTR' },
    { '@type': 'PropertyValue', name: 'Plot size', value: dunam, unitCode: 'DAA' },
    { '@type': 'PropertyValue', name: 'Building area', value: totalArea, unitCode: 'MTK' },
  ]);
});

test('the optional facts follow with their names and units', () => {
  const load = { name: 'Floor loading', value: 5, unitText: 't/m²', text: '5 t/m²' };
  const place = nodeOf('Place', projectNodes(project(), [load], words, 'en'));
  const { text: _, ...property } = load;
  expect(place).toMatchObject({
    additionalProperty: expect.arrayContaining([{ '@type': 'PropertyValue', ...property }]),
  });
});

test('a fact that is not known is left out', () => {
  const place = nodeOf('Place', projectNodes(project({ dunam: null }), [], words, 'en'));
  expect(place).toHaveProperty('additionalProperty.length', 2);
});

test('both languages speak of one place on two pages', () => {
  const [english, hebrew] = (['en', 'he'] as const).map((locale) =>
    projectNodes(project(), [], words, locale),
  );
  if (!english || !hebrew) throw new Error('A language is missing.');
  expect(nodeOf('Place', hebrew)?.['@id']).toBe(nodeOf('Place', english)?.['@id']);
  expect(nodeOf('WebPage', hebrew)?.['@id']).not.toBe(nodeOf('WebPage', english)?.['@id']);
});

test('a project without an opening line is described by its first paragraph', () => {
  const place = nodeOf(
    'Place',
    projectNodes(project({ openingLine: '', description: ['First.'] }), [], words, 'en'),
  );
  expect(place?.description).toBe('First.');
});
