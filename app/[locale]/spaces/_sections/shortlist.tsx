import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/runtime/island';
import { UnitShortlist } from '@/components/islands/unit-shortlist/unit-shortlist';
import { getPathname } from '@/i18n/navigation';
import type { Building } from '@/model';
import { listComparedFacts, type PlacedUnit } from './compared-facts';

type Props = { buildings: readonly Building[] };

/** The most units that are readable side by side. */
const max = 4;

/** Renders the marked units side by side; without script no unit can be marked. */
export function Shortlist({ buildings }: Props) {
  const locale = useLocale();
  const t = useTranslations('Spaces');
  const words = {
    unit: useTranslations('Unit'),
    units: useTranslations('Units'),
    facts: useTranslations('Facts'),
    terms: useTranslations('Terms'),
  };
  const placedUnits = buildings.flatMap(listPlacedUnits);
  return (
    <Island
      component={{ UnitShortlist }}
      props={{
        max,
        units: placedUnits.map(({ building, unit: { number, href } }) => ({
          number,
          href: getPathname({ href, locale }),
          building: building.id,
        })),
        buildings: Object.fromEntries(buildings.map(({ id, name }) => [id, name])),
        facts: listComparedFacts(placedUnits, words, locale),
        statuses: Array.from({ length: max + 1 }, (_, n) => (n === 0 ? t('none') : t('marked', { n, max }))),
        words: {
          title: t('shortlist'),
          hint: t('hint', { max }),
          kept: t('kept'),
          full: t('full', { max }),
          go: t('go'),
          building: t('building'),
          unit: words.unit('heading', { number: '#' }),
          remove: t('remove'),
          removeUnit: t('removeUnit', { number: '#' }),
          print: t('print'),
          ask: t('ask'),
          prefill: t('prefill'),
        },
      }}
    />
  );
}

function listPlacedUnits(building: Building): PlacedUnit[] {
  const { levels, units } = building;
  return units.map((unit) => ({ building, level: levels.find(({ id }) => id === unit.level), unit }));
}
