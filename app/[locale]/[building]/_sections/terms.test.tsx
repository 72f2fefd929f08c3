/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '@/e2e/support/pages/intl';
import type { Building } from '@/model';
import { Terms } from './terms';

const renderTerms = (terms: object, units: object[] = []) =>
  renderIn('en', <Terms building={{ terms, units } as Pick<Building, 'terms' | 'units'>} />).container;
const price = { from: 40, to: 50, currency: 'ILS', per: 'sqmMonth', asOf: '2026-10-01' };
const uses = [{ use: 'logistics', price }];

test('VAT alone renders nothing', () => {
  expect(renderTerms({ vat: 18 }).textContent).toBe('');
});

test('a range of prices is shown without listed units, with the note on VAT', () => {
  const { textContent } = renderTerms({ vat: 18, uses });
  expect(textContent).toContain('₪40');
  expect(textContent).toContain('18%');
  expect(screen.getByRole('article').textContent).not.toContain('on request');
});

test('a use whose listed units are all taken has no price', () => {
  const { textContent } = renderTerms({ uses }, [{ number: '1', use: 'logistics', status: 'taken' }]);
  expect(textContent).not.toContain('₪');
});
