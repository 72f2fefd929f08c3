import type { useTranslations } from 'next-intl';
import type { ComparedFact } from '@/components/islands/unit-shortlist/shortlist-units';
import { type Row, rowOf } from '@/components/units/prices';
import { listUnitCosts, listUnitFacts } from '@/components/units/unit-facts';
import type { Locale } from '@/i18n/routing';
import type { Building, Level, Unit } from '@/model';

type Words = {
  unit: ReturnType<typeof useTranslations<'Unit'>>;
  units: ReturnType<typeof useTranslations<'Units'>>;
  facts: ReturnType<typeof useTranslations<'Facts'>>;
  terms: ReturnType<typeof useTranslations<'Terms'>>;
};

export type PlacedUnit = { building: Building; level: Level | undefined; unit: Unit };

/** The fields of the columns of the list, in their order. */
const columns = ['level', 'area', 'clearHeight', 'price', 'availableFrom', 'status'];

/** Lists the facts on the pages of units and their statuses: the columns of the list, other facts, then costs. */
export function listComparedFacts(
  placedUnits: readonly PlacedUnit[],
  words: Words,
  locale: Locale,
): ComparedFact[] {
  const facts = placedUnits.map(({ level, unit }) => listUnitFacts(unit, level, words, locale));
  const costs = placedUnits.map(({ building, unit }) => [
    ...listUnitCosts(building.terms, unit, words, locale),
    ...listAvailability(unit, words),
  ]);
  const rankOf = ({ field = '' }: Row) => (columns.includes(field) ? columns.indexOf(field) : columns.length);
  const rows = [facts, costs].flat(2).sort((a, b) => rankOf(a) - rankOf(b));
  const rowsOfUnits = facts.map((rowsOfUnit, index) => [...rowsOfUnit, ...(costs[index] ?? [])]);
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const all = rowsOfUnits.map((rowsOfUnit) => rowsOfUnit.find((row) => row.name === name)?.text ?? '');
    const texts = [...new Set(all)];
    return { name, texts, indexes: all.map((text) => texts.indexOf(text)) };
  });
}

/** Lists what a unit's page has outside its lists of facts. */
function listAvailability({ available, status, offer }: Unit, { unit, units }: Words): Row[] {
  return [
    ...rowOf('availableFrom', unit('availableFrom'), available === '' && units('availableNow')),
    ...rowOf('status', units('status'), status && units(`statuses.${status}`, { offer })),
  ];
}
