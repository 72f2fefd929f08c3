/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Level, Unit } from '@/model';
import { Cut } from './cut';

const first = testBuilding.levels[0] as Level;

function show(levels: Level[], units: Unit[] = []) {
  return renderIn('en', <Cut levels={levels} units={units} figures={undefined} />).container;
}

test('without levels there is no section', () => {
  expect(show([]).innerHTML).toBe('');
});

test('without a section of its levels there is no drawing', () => {
  expect(show([first, { ...first, id: 'yard', title: 'Yard' }]).innerHTML).toBe('');
});

test('the words count the levels and name the level with the written height', () => {
  show([
    { ...first, id: 'hall', title: 'Hall', elevation: 0 },
    { ...first, id: 'store', title: 'Store', elevation: -4 },
  ]);
  expect(screen.getByText('One cross-section, two levels')).toBeTruthy();
  expect(document.body.textContent).toContain('Store lies four metres below it. Select a level');
});

test('a single level at street level is described as such', () => {
  show([{ ...first, elevation: 0 }]);
  expect(screen.getByText('One cross-section, one level')).toBeTruthy();
  expect(document.body.textContent).toContain('The floor is at street level. Select the level');
});

test('available units are counted where their status is known', () => {
  const unit: Unit = {
    number: '1',
    level: first.id,
    use: 'office',
    area: 80,
    offer: 'sale',
    href: '/hall/1',
    facts: {},
    status: 'free',
    available: '',
    joinableWith: [],
  };
  const units: Unit[] = [unit, { ...unit, number: '2', status: 'taken' }];
  expect(show([first], units).textContent).toContain('1\u00a0of\u00a02 available');
  expect(show([first], [{ ...unit, status: undefined }]).textContent).not.toContain('available');
});
