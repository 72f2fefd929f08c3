/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SiteHeader } from '@/components/frame/site-header';
import { testBuilding, testCompany } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Building } from '@/model';
import { Buildings } from './buildings';

const two: Building[] = [testBuilding, { ...testBuilding, id: 'mill', href: '/mill', name: 'The Mill' }];

test.each([0, 1])('with %d buildings the home page has no list of them', (count) => {
  expect(renderIn('en', <Buildings buildings={two.slice(0, count)} />).container.innerHTML).toBe('');
});

test('the home page and the menu lead to each of two buildings', () => {
  renderIn('en', <Buildings buildings={two} />);
  renderIn('en', <SiteHeader company={testCompany} buildings={two} offering={undefined} />);
  for (const { name, href } of two) {
    const links = screen.getAllByRole('link', { name: new RegExp(name), hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/en${href}`, `/en${href}`]);
  }
});
