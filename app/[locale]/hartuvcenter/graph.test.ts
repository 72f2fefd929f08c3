import { getBuilding, getCompany } from '@/content';
import { buildingNodes } from './graph';

test('the listing is about a place that holds its five levels', () => {
  const [listing, place] = buildingNodes(getBuilding('en'), getCompany('en'), 'en');
  expect(listing).toMatchObject({ '@type': 'RealEstateListing', about: { '@id': place?.['@id'] } });
  expect(place?.containsPlace).toHaveLength(5);
});

test('no price or offer is invented', () => {
  const graph = JSON.stringify(buildingNodes(getBuilding('he'), getCompany('he'), 'he'));
  expect(graph).not.toMatch(/offer|price/i);
});
