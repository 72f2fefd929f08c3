/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '@/testing/pages/intl';
import { People } from './people';

test('a person has a role, languages and the ways that are known', () => {
  renderIn(
    'en',
    <People
      people={[
        {
          name: 'Noa',
          role: 'Leasing Manager',
          phone: '+972-50-555-0142',
          languages: ['he', 'en'],
          card: '/people/1.vcf',
        },
        {
          name: 'Dan',
          role: 'Engineer',
          email: 'dan@company.example',
          languages: ['en'],
          card: '/people/2.vcf',
        },
      ]}
    />,
  );
  expect(screen.getByText(/Hebrew and English/)).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+972505550142',
    '/en/people/1.vcf',
    'mailto:dan@company.example',
    '/en/people/2.vcf',
  ]);
});

test('a company without people has no list of them', () => {
  expect(renderIn('he', <People people={[]} />).container.innerHTML).toBe('');
});
