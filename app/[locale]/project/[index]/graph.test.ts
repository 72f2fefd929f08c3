import { findProject } from '@/content';
import type { Project } from '@/content/schema';
import { projectNodes } from './graph';

const words = { home: 'Home', height: 'Height', dunam: 'Plot size', area: 'Building area' };

function project(facts: Partial<Project> = {}): Project {
  const found = findProject('en', '3');
  if (!found) throw new Error('The content has no project 3.');
  return { ...found, height: 18, dunam: 11, totalArea: 9400, ...facts };
}

function nodeOf(type: string, nodes: ReturnType<typeof projectNodes>) {
  return nodes.find((node) => node['@type'] === type);
}

test('the place of a project has its facts with their units', () => {
  const place = nodeOf('Place', projectNodes(project(), [], words, 'en'));
  expect(place?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Height', value: 18, unitCode: 'MTR' },
    { '@type': 'PropertyValue', name: 'Plot size', value: 11, unitCode: 'DAA' },
    { '@type': 'PropertyValue', name: 'Building area', value: 9400, unitCode: 'MTK' },
  ]);
});

test('the optional facts follow with their names and units', () => {
  const load = { name: 'Floor loading', value: 5, unitText: 't/m²', text: '5 t/m²' };
  const place = nodeOf('Place', projectNodes(project(), [load], words, 'en'));
  const { text: _, ...property } = load;
  expect(place?.additionalProperty).toContainEqual({ '@type': 'PropertyValue', ...property });
});

test('a fact that is not known is left out', () => {
  const place = nodeOf('Place', projectNodes(project({ dunam: null }), [], words, 'en'));
  expect(place?.additionalProperty).toHaveLength(2);
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
