import { buildingOf, type Hit, type Rule } from './rule';

/** The price of a unit is in the range of its use, if both have the same `per`. */
const outside: Rule['wrong'] = (field, context): Hit | undefined => {
  const { terms, units = [] } = buildingOf(field, context) ?? {};
  const unit = units[Number(field.path[1])];
  const range = terms?.uses?.find(({ use }) => use === unit?.use)?.price;
  if (!unit?.price || !range || range.per !== unit.price.per) return undefined;
  const { from, to } = range;
  const { amount } = unit.price;
  if (amount >= from && amount <= (to ?? Infinity)) return undefined;
  return { key: 'terms.outside', values: { from, to: to ?? 'none' } };
};

/** The price of a sold unit, or the rent of a let one, is confidential: model/read/building-records.ts removes it. */
const takenPrice: Rule['wrong'] = (field, context) =>
  buildingOf(field, context)?.units?.[Number(field.path[1])]?.status === 'taken'
    ? { key: 'terms.takenPrice' }
    : undefined;

/** A building cannot be used before its certificate (Form 4). */
const beforePermit: Rule['wrong'] = (field, context): Hit | undefined => {
  const { issued, expected } = buildingOf(field, context)?.terms?.occupancyPermit ?? {};
  const permit = issued ?? expected;
  const isBefore = permit !== undefined && String(field.value).slice(0, permit.length) < permit;
  return isBefore ? { key: 'terms.beforePermit', values: { permit } } : undefined;
};

const pastPermit: Rule['wrong'] = ({ value }, { today }) =>
  String(value) < today.slice(0, 7) ? { key: 'terms.pastPermit' } : undefined;

/** Contradictions between prices and dates of a building and its units. */
export const termsRules: Rule[] = [
  { at: 'buildings/* units.*.price', wrong: outside },
  { at: 'buildings/* units.*.price', level: 'warning', wrong: takenPrice },
  { at: 'buildings/* {terms,units.*}.availableFrom', wrong: beforePermit },
  { at: 'buildings/* terms.occupancyPermit.expected', level: 'warning', wrong: pastPermit },
];
