import { listBuildingRecords } from './building-records';

jest.mock('./load', () => {
  const { withLanguages } = jest.requireActual('../../e2e/support/content/further-languages');
  const data = withLanguages(
    jest.requireActual('../../e2e/fixtures/all-on/content/buildings/old-granary.json'),
  );
  const orders = { east: undefined, mill: 2, quay: 1.5, west: undefined };
  const price = { amount: 80, per: 'sqmMonth', asOf: '2026-10-01' };
  const units = ['free', 'reserved', 'taken'].map((status, index) => ({
    number: String(index),
    level: 'hall',
    use: 'storage',
    area: 100,
    status,
    price,
  }));
  return {
    ...jest.requireActual<typeof import('./load')>('./load'),
    readFolder: () =>
      Object.entries(orders).map(([name, order]) => ({
        name,
        file: name,
        data: { ...data, order, units, unitsAsOf: undefined },
      })),
  };
});

test('buildings without an order are last', () => {
  expect(listBuildingRecords().map(({ id }) => id)).toEqual(['quay', 'mill', 'east', 'west']);
});

test('a taken unit has no price, also without the day of its status', () => {
  const [{ unitsAsOf, units = [] } = {}] = listBuildingRecords();
  expect(unitsAsOf).toBeUndefined();
  expect(units.map(({ status, price }) => [status, price?.amount])).toEqual([
    ['free', 80],
    ['reserved', 80],
    ['taken', undefined],
  ]);
});
