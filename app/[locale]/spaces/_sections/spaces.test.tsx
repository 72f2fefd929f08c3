import { brotliCompressSync } from 'node:zlib';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { testBuilding } from '@/e2e/support/content/test-records';
import { catalogs } from '@/i18n/catalogs';
import { timeZone } from '@/lib/today';
import type { Building } from '@/model';
import { placeOnMap } from './place-on-map';
import { Shortlist } from './shortlist';
import { Spaces } from './spaces';

const building = testBuilding;

/** Returns two copies of the building with so many units each, all of different sizes. */
function twoWith(count: number): Building[] {
  const uses = ['logistics', 'retail', 'lightIndustry', 'office'] as const;
  const units = Array.from({ length: count }, (_, index) => ({
    number: String(index + 1),
    href: `/one/${index + 1}`,
    level: building.levels[index % building.levels.length]?.id ?? '',
    use: uses[index % uses.length] ?? 'office',
    area: 80 + ((index * 7919) % 3000),
    facts: { clearHeight: 3 + (index % 10) / 2 },
    available: '',
    offer: 'sale' as const,
    joinableWith: [],
    status: (['free', 'reserved', 'taken'] as const)[index % 3],
  }));
  return ['one', 'two'].map((id) => ({ ...building, id, href: `/${id}`, units, unitsAsOf: '2026-05-29' }));
}

test('500 units are at most 60 KB with Brotli', () => {
  const buildings = twoWith(250);
  const html = renderToString(
    <NextIntlClientProvider locale="he" messages={catalogs.he} timeZone={timeZone()}>
      <Spaces buildings={buildings} />
      <Shortlist buildings={buildings} />
    </NextIntlClientProvider>,
  );
  expect(brotliCompressSync(html).length).toBeLessThan(45 * 1024);
});

test('on the map north is up and east is at the right', () => {
  const [southWest, northEast] = placeOnMap(
    [
      { latitude: 31, longitude: 34 },
      { latitude: 32, longitude: 35 },
    ],
    { width: 300, height: 200 },
  );
  expect(southWest?.x).toBeLessThan(Number(northEast?.x));
  expect(southWest?.y).toBeGreaterThan(Number(northEast?.y));
});
