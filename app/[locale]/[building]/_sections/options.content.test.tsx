/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import type { Level } from '@/content';
import { firstBuilding } from '@/e2e/support/content/first-building';
import { renderIn } from '@/e2e/support/pages/intl';
import { Options } from './options';

const [first] = firstBuilding('en').levels;
if (!first) throw new Error('The building has no levels.');

function show(levels: Level[]) {
  return renderIn('en', <Options levels={levels} units={[]} />).container;
}

test('without levels there is no section', () => {
  expect(show([]).innerHTML).toBe('');
});

test('the words count the levels and name the one whose height is written', () => {
  show([
    { ...first, id: 'hall', title: 'Hall', elevation: 0 },
    { ...first, id: 'store', title: 'Store', elevation: -4 },
  ]);
  expect(screen.getByText('One cross-section, two levels')).toBeTruthy();
  expect(document.body.textContent).toContain('Store lies four metres below it. Select a level');
});

test('a single level at street level is said to be there', () => {
  show([{ ...first, elevation: 0 }]);
  expect(screen.getByText('One cross-section, one level')).toBeTruthy();
  expect(document.body.textContent).toContain('The floor is at street level. Select the level');
});

test('a level without a picture or a tour has neither in its card, nor a gap for it', () => {
  show([{ ...first, image: undefined, virtualTourUrl: undefined, facts: {} }]);
  const card = screen.getByRole('article', { name: first.title });
  expect(within(card).queryByRole('img')).toBeNull();
  expect(within(card).queryByRole('link', { name: 'View Virtual Tour' })).toBeNull();
  expect(card.querySelector('dl')).toBeNull();
  expect(card.textContent).not.toContain('opens in a new tab');
});
