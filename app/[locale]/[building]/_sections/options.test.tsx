/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Level, Unit } from '@/model';
import { Options } from './options';

const first = testBuilding.levels[0] as Level;

function show(levels: Level[], units: Unit[] = []) {
  return renderIn('en', <Options levels={levels} units={units} roof={undefined} />).container;
}

test('without levels there is no section', () => {
  expect(show([]).innerHTML).toBe('');
});

test('a level without a picture or a tour leaves no gap in its row', () => {
  show([{ ...first, image: undefined, virtualTourUrl: undefined, facts: {} }]);
  const row = screen.getByRole('article', { name: first.title });
  expect(within(row).queryByRole('img')).toBeNull();
  expect(within(row).queryByRole('link', { name: 'View Virtual Tour' })).toBeNull();
  expect(row.querySelector('dl, details')).toBeNull();
  expect(row.textContent).not.toContain('opens in a new tab');
});

test('levels side by side without measures have rows, but no heights', () => {
  const yard = { ...first, elevation: undefined, clearHeight: undefined, facts: {} };
  const container = show([yard, { ...yard, id: 'shed' }]);
  expect(container.querySelectorAll('article')).toHaveLength(2);
  expect(container.querySelector('[data-level], article strong')).toBeNull();
  expect(container.textContent).not.toMatch(/undefined|NaN|±/);
});

test.each([1, 2, 12])('a building of %d levels has one section beside their rows', (count) => {
  const levels = Array.from({ length: count }, (_, floor) => ({
    ...first,
    id: `floor-${floor}`,
    title: `Floor ${floor}`,
    elevation: 3 * floor,
  }));
  const container = show(levels);
  expect(container.querySelectorAll('use')).toHaveLength(1);
  expect(container.querySelectorAll('svg path[data-in]')).toHaveLength(count);
  expect(container.querySelectorAll('article')).toHaveLength(count);
  expect(container.querySelector('style')?.textContent).toContain('[data-level="floor-0"]{--floor:0px}');
});

test('a fully let building offers none of its levels', () => {
  const taken: Unit = {
    number: '12',
    level: first.id,
    use: 'retail',
    area: 220,
    status: 'taken',
    offer: 'sale',
    href: '/hall/12',
    facts: {},
    available: undefined,
    joinableWith: [],
  };
  const container = show([first], [taken]);
  expect(container.querySelector('h2')?.textContent).toBe('The Levels');
  expect(container.querySelector('a[href="#contact"]')).toBeNull();
});
