import { createTranslator } from 'next-intl';
import { catalogs } from '@/i18n/catalogs';
import { type Locale, routing } from '@/i18n/routing';
import { descriptionOf } from '@/model/fields';

/* Labels state the meaning of the sample's figures. A company that moves in deletes this folder. */

const gross: Record<Locale, string> = { he: 'ברוטו', en: 'gross' };
const company: Record<Locale, string> = { he: 'של החברה', en: 'as a company' };

const values = {
  taken: 'false',
  number: '3',
  use: 'x',
  area: 570,
  level: 'x',
  building: 'x',
  n: 570,
  zone: 'Zone B',
};

function textOf(locale: Locale, key: string): string {
  const translated = createTranslator({ locale, messages: catalogs[locale] }) as unknown as (
    key: string,
    given: typeof values,
  ) => string;
  return translated(key, values);
}

describe.each(routing.locales)('in %s', (locale) => {
  test.each([
    ...['Units.area', 'Units.sizeFrom', 'Units.sizeTo', 'Units.prefill'],
    ...[
      'Unit.summary',
      'Unit.similarUnit',
      'Unit.divisibleFrom',
      'Metadata.unitDescription',
      'Metadata.unitTitle',
    ],
  ])('%s says that the area is gross', (key) => {
    expect(textOf(locale, key).toLowerCase()).toContain(gross[locale]);
  });

  test('the field of a unit’s area says that it is gross', () => {
    for (const label of [
      descriptionOf(locale, { field: 'building.units.area' }).label,
      descriptionOf(locale, { field: 'building.units.divisibleFrom' }).label,
    ])
      expect(label.toLowerCase()).toContain(gross[locale]);
  });

  test('years of activity match the company record', () => {
    for (const text of [textOf(locale, 'About.experienceLabel'), textOf(locale, 'About.experienceText')])
      expect(text).toContain(company[locale]);
  });

  test('years of building are those in the zone', () => {
    for (const key of ['Clients.zoneLabel', 'Clients.zoneText'])
      expect(textOf(locale, key)).toContain('Zone B');
  });
});
