/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { firstBuilding } from '@/e2e/support/content/first-building';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Building, Level } from '@/model';
import { Options } from './options';

const [first] = firstBuilding('en').levels;
if (!first) throw new Error('The building has no levels.');

function show(levels: Level[], units: Building['units'] = []) {
  return renderIn('en', <Options levels={levels} units={units} />).container;
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
  expect(container.querySelector('article svg:not(.icon), article strong')).toBeNull();
  expect(container.textContent).not.toMatch(/undefined|NaN|±/);
});

test('a fully let building offers none of its levels', () => {
  const unit = firstBuilding('en').units[0];
  const taken = unit ? [{ ...unit, status: 'taken' as const }] : [];
  const container = show([first], taken);
  expect(container.querySelector('h2')?.textContent).toBe('The Levels');
  expect(container.querySelector('a[href="#contact"]')).toBeNull();
});
