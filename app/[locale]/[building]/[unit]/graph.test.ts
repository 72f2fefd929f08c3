import type { Building, Level, Unit } from '@/model';
import { unitNodes } from './graph';

test('the floor size of a unit has the label of its area', () => {
  const building = { name: 'Silo', href: '/silo', position: {} } as Building;
  const unit = { number: '3', href: '/silo/3', area: 570 } as Unit;
  const [, place] = unitNodes({
    building,
    unit,
    level: {} as Level,
    facts: [],
    locale: 'en',
    areaLabel: 'Gross area',
    netAreaLabel: 'Net area',
  });
  expect(place).toMatchObject({
    floorSize: { '@type': 'QuantitativeValue', name: 'Gross area', value: 570, unitCode: 'MTK' },
  });
});
