/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '@/e2e/support/pages/intl';
import { facts } from '@/model/schema';
import { FactList } from './fact-list';

const every = {
  clearHeight: 10.5,
  floorLoad: 5,
  columnGrid: [12, 24] as [number, number],
  dockDoors: 16,
  levelDoors: 2,
  doorSize: [4, 4.5] as [number, number],
  yardDepth: 35,
  vehicleLength: 16.5,
  turningCircle: 26,
  goodsLift: { load: 3000, width: 2.5, depth: 3 },
  lorrySpaces: 10,
  carSpaces: 1200,
  chargingPoints: 8,
  chargingPower: 88,
  power: 800,
  amperes: 63,
  powerPossible: { power: 2000, by: '2027-03' },
  sprinklers: 'esfr' as const,
  officeShare: 8,
  solar: 600,
  battery: 500,
  certificate: 'Standard 5281',
  energyUse: 95,
  carbon: 30,
  energySource: { text: 'Electricity bills', year: 2025 },
  others: [{ id: 'a1b2c3d4', label: 'Cold rooms', value: '−25 °C' }],
};

test.each(['he', 'en'] as const)('every fact of the shape has a name and a value in %s', (locale) => {
  expect(Object.keys(every)).toEqual(Object.keys(facts.shape));
  const { container } = renderIn(locale, <FactList facts={every} />);
  const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const values = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(Object.keys(every).length);
  expect(values).toHaveLength(names.length);
  for (const [index, value] of Object.values(every).entries()) {
    if (typeof value === 'number') expect(values[index]?.replace(',', '')).toContain(String(value));
  }
});

test('a fact of the company’s own has its label and its value', () => {
  renderIn('en', <FactList facts={every} />);
  expect(screen.getByText('Cold rooms').nextElementSibling?.textContent).toBe('−25 °C');
});

test('figures have units', () => {
  renderIn('en', <FactList facts={every} />);
  for (const text of [
    '2,000\u00a0kVA in all, expected by March 2027',
    'Electricity bills, 2025',
    '10.5\u00a0m',
    '5\u00a0t/m² (50\u00a0kN/m²)',
    '12 × 24\u00a0m',
    '4 × 4.5\u00a0m high',
    '3,000\u00a0kg, 2.5 × 3\u00a0m',
    '3 × 63\u00a0A (43\u00a0kVA)',
    '1,200',
    '8%',
  ]) {
    expect(screen.getByText(text, { normalizer: String })).toBeTruthy();
  }
});
