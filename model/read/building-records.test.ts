import { listBuildingRecords } from './building-records';

jest.mock('./load', () => {
  const data = jest.requireActual('../../e2e/fixtures/all-on/content/buildings/old-granary.json');
  const orders = { east: undefined, mill: 2, quay: 1.5, west: undefined };
  return {
    ...jest.requireActual<typeof import('./load')>('./load'),
    readFolder: () =>
      Object.entries(orders).map(([name, order]) => ({ name, file: name, data: { ...data, order } })),
  };
});

test('buildings without an order are last', () => {
  expect(listBuildingRecords().map(({ id }) => id)).toEqual(['quay', 'mill', 'east', 'west']);
});
