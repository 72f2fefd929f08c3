/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { firstBuilding } from '@/e2e/support/content/first-building';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Unit } from '@/model';
import { Units } from './units';

const building = firstBuilding('en');
const shop: Unit = {
  number: '12',
  level: building.levels[0]?.id ?? '',
  use: 'retail',
  area: 220,
  status: 'free',
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
  href: '/hall/31',
  facts: {},
  available: undefined,
  joinableWith: [],
};

function show(units: Unit[], unitsAsOf?: string) {
  return renderIn('en', <Units building={{ ...building, units, unitsAsOf }} />).container;
}

test('a taken unit reads “Sold” or “Let”, by the offer of its level', () => {
  const [first] = building.levels;
  const taken: Unit = { ...shop, level: first?.id ?? '', status: 'taken' };
  for (const [offer, word] of [
    ['sale', 'Sold'],
    ['lease', 'Let'],
  ] as const) {
    const levels = building.levels.map((level) => ({ ...level, offer }));
    const offered = { ...building, levels, units: [taken], unitsAsOf: '2026-05-29' };
    const { container, unmount } = renderIn('en', <Units building={offered} />);
    expect(container.querySelector('[data-status] td:nth-last-child(2)')?.textContent).toBe(word);
    unmount();
  }
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
