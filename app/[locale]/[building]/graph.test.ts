import type { Facts } from '@/content';
import { firstBuilding } from '@/testing/content/first-building';
import { buildingNodes } from './graph';

/** Every fact under its own key. */
const factsOf = (facts: Facts) =>
  Object.entries(facts).map(([name, value]) => ({ name, value: String(value) }));

test('each level has its facts, and one without facts has no empty list', () => {
  const building = firstBuilding('en');
  const [level] = building.levels;
  if (!level) throw new Error('The building has no levels.');
  const levels = [
    { ...level, facts: { carSpaces: 72 } },
    { ...level, facts: {} },
  ];
  const [, place] = buildingNodes({ ...building, levels }, factsOf, 'en');
  expect(place).toMatchObject({
    containsPlace: [
      { additionalProperty: [{ '@type': 'PropertyValue', name: 'carSpaces', value: '72' }] },
      { additionalProperty: undefined },
    ],
  });
});

test('no price or offer is invented', () => {
  const graph = JSON.stringify(buildingNodes(firstBuilding('he'), factsOf, 'he'));
  expect(graph).not.toMatch(/offer|price/i);
});
