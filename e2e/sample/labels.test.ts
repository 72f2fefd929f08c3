import { createTranslator } from 'next-intl';
import { catalogs } from '@/i18n/catalogs';
import type { Locale } from '@/i18n/routing';
import { descriptionOf } from '@/model/fields';

/* Labels state the meaning of the sample's figures. A company that moves in deletes this folder. */

const words = [
  { locale: 'he', gross: 'ברוטו', experience: 'שנות ניסיון' },
  { locale: 'en', gross: 'gross', experience: 'years of experience' },
] as const;

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

describe.each(words)('in $locale', ({ locale, gross, experience }) => {
  test.each([
    'Units.area',
    'Units.sizeFrom',
    'Units.sizeTo',
    'Units.prefill',
    'Unit.summary',
    'Unit.similarUnit',
    'Unit.divisibleFrom',
    'Metadata.unitDescription',
    'Metadata.unitTitle',
  ])('%s says that the area is gross', (key) => {
    expect(textOf(locale, key).toLowerCase()).toContain(gross);
  });

  test('the field of a unit’s area says that it is gross', () => {
    for (const label of [
      descriptionOf(locale, { field: 'building.units.area' }).label,
      descriptionOf(locale, { field: 'building.units.divisibleFrom' }).label,
    ])
      expect(label.toLowerCase()).toContain(gross);
  });

  test('the years of experience are claimed in no other words', () => {
    expect(textOf(locale, 'About.experienceLabel')).toBe(experience);
  });

  test('years of building are those in the zone', () => {
    for (const key of ['Clients.zoneLabel', 'Clients.zoneText'])
      expect(textOf(locale, key)).toContain('Zone B');
  });
});
