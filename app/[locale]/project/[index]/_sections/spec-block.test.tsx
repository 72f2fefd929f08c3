import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogs } from '@/i18n/catalogs';
import { timeZone } from '@/lib/today';
import { SpecBlock } from './spec-block';

const unknown = { height: null, roof: null, dunam: null, totalArea: null, facts: {}, path: undefined };

function show(figures: object): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={catalogs.en} timeZone={timeZone()}>
      <SpecBlock project={{ ...unknown, ...figures }} />
    </NextIntlClientProvider>,
  );
}

test('a missing figure beside a known one reads N/A', () => {
  expect(show({ totalArea: 2400 }).match(/N\/A/g)).toHaveLength(2);
});

test('three missing figures leave no block', () => {
  expect(show({})).toBe('');
});

test('facts without figures have no N/A', () => {
  const html = show({ facts: { dockDoors: 4 } });
  expect(html).toContain('<dl');
  expect(html).not.toContain('N/A');
});
