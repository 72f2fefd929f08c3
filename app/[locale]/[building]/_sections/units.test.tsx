/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Unit } from '@/model';
import { Units } from './units';

const building = testBuilding;
const shop: Unit = {
  number: '12',
  level: building.levels[0]?.id ?? '',
  use: 'retail',
  area: 220,
  status: 'free',
  offer: 'sale',
  href: '/hall/12',
  facts: { clearHeight: 5.5 },
  available: '',
  joinableWith: [],
};
const office: Unit = {
  number: '31',
  level: 'offices',
  use: 'office',
  area: 80,
  status: 'taken',
  offer: 'sale',
  href: '/hall/31',
  facts: {},
  available: undefined,
  joinableWith: [],
};

function show(units: Unit[], unitsAsOf?: string) {
  return renderIn('en', <Units building={{ ...building, units, unitsAsOf }} />).container;
}

test.each([
  ['sale', 'Sold'],
  ['lease', 'Let'],
  ['any', 'Sold or let'],
] as const)('a taken unit with the offer “%s” reads “%s”', (offer, word) => {
  const container = show([{ ...shop, status: 'taken', offer }], '2026-05-29');
  expect(container.querySelector('[data-status] td:nth-last-child(2)')?.textContent).toBe(word);
});

test('a unit without a level is listed and counted by its use', () => {
  const yard: Unit = { ...office, number: '7', level: undefined, status: 'free' };
  const container = show([shop, yard], '2026-05-29');
  const group = container.querySelector('[data-group="Office"]');
  expect(group?.querySelectorAll('tr[data-number]')).toHaveLength(1);
  expect(group?.textContent).toContain('1\u00a0of\u00a01 available');
  expect(group?.querySelector('a[data-text]')?.getAttribute('data-text')).toBe(
    'I would like more information about unit 7 (80\u00a0sqm gross).',
  );
});

test('without a day there is no status', () => {
  const container = show([{ ...shop, status: undefined }]);
  expect(container.textContent).not.toContain('Availab');
});

test('a filter appears only where it would narrow the list of units', () => {
  show([shop, office], '2026-05-29');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  document.body.replaceChildren();
  show([shop, { ...shop, number: '13' }], '2026-05-29');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryAllByRole('combobox')).toEqual([]);
  expect(show([]).innerHTML).toBe('');
});
