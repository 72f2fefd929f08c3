/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { testBuilding } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import { SectionNav } from './section-nav';

test('the bar of anchors leaves out sections that a building lacks', () => {
  renderIn('en', <SectionNav building={{ ...testBuilding, levels: [] }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#location',
    '#about',
    '#contact',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.childElementCount)).toEqual([1, 1]);
});
