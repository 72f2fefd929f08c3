/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { firstBuilding } from '@/e2e/support/content/first-building';
import { renderIn } from '@/e2e/support/pages/intl';
import { SectionNav } from './section-nav';

test('the bar of anchors leaves out sections that a building lacks', () => {
  const building = {
    ...firstBuilding('en'),
    progress: [],
    levels: [],
    units: [],
    virtualTourUrl: undefined,
    terms: undefined,
  };
  renderIn('en', <SectionNav building={building} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#location',
    '#about',
    '#contact',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.childElementCount)).toEqual([1, 1]);
});
