import type { Building, Level, Unit } from '@/model';
import { unitNodes } from './graph';

const building = { name: 'Silo', href: '/silo', position: {} } as Building;
const size = { name: 'Gross area', value: 570, unitCode: 'MTK' };

function nodesOf(unit: Partial<Unit>, level?: Partial<Level>) {
  return unitNodes({
    building,
    unit: { number: '3', href: '/silo/3', area: 570, offer: 'any', ...unit } as Unit,
    level: level as Level | undefined,
    facts: [],
    locale: 'en',
    areaLabel: 'Gross area',
    netAreaLabel: 'Net area',
  });
}

test('the floor size of a unit has the label of its area', () => {
  const [page, place] = nodesOf({ use: 'logistics', offer: 'sale' }, { title: 'Hall' });
  expect(page).toMatchObject({
    '@type': 'RealEstateListing',
    offers: { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' } },
  });
  expect(place).toMatchObject({
    '@type': 'Accommodation',
    floorSize: { '@type': 'QuantitativeValue', ...size },
    floorLevel: 'Hall',
  });
});

test.each([
  ['parking', 'RealEstateListing'],
  ['berth', 'WebPage'],
])('a unit for %s is a place without a floor, on a %s', (use, type) => {
  const [page, place] = nodesOf({ use });
  expect(page).toMatchObject({ '@type': type });
  expect(place).toMatchObject({ '@type': 'Place', additionalProperty: [size] });
  expect(place).not.toHaveProperty('floorSize');
  expect(JSON.stringify(page)).not.toContain('goodrelations');
});

test.each([
  ['sqm', { unitCode: 'MTK' }],
  ['sqmMonth', { unitText: 'm² a month' }],
  ['berthMetre', {}],
])('a price per %s has the unit %j', (per, unit) => {
  const price = { amount: 1150, per, currency: 'EUR', asOf: '2026-10-01' } as const;
  const [page] = nodesOf({ use: 'berth', price });
  expect(page).toMatchObject({
    offers: {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 1150,
        priceCurrency: 'EUR',
        validFrom: '2026-10-01',
        valueAddedTaxIncluded: false,
        ...unit,
      },
    },
  });
  expect(JSON.stringify(page).match(/unit(Code|Text)/g) ?? []).toHaveLength(Object.keys(unit).length);
});
