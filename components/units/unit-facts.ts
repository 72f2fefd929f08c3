import type { useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import { formatDayInWords } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import type { Building, Level, Unit } from '@/model';
import { listFacts } from '../text/fact-list';
import { listBuildingTerms, listUseTerms, type Row, rowOf, writeDatedPrice, writeTotal } from './prices';

type FactWords = {
  unit: ReturnType<typeof useTranslations<'Unit'>>;
  units: ReturnType<typeof useTranslations<'Units'>>;
  facts: ReturnType<typeof useTranslations<'Facts'>>;
};

type CostWords = Pick<FactWords, 'unit'> & { terms: ReturnType<typeof useTranslations<'Terms'>> };

/** Lists the known facts of a unit and of its level. */
export function listUnitFacts(unit: Unit, level: Level | undefined, words: FactWords, locale: Locale): Row[] {
  const { use, area, netArea, divisibleFrom, joinableWith } = unit;
  const { clearHeight, ...facts } = unit.facts;
  const squareMetres = (n: number | undefined) => n !== undefined && words.units('areaValue', { n });
  return [
    ...rowOf('use', words.units('use'), choiceName(words.units, `uses.${use}`, use)),
    ...rowOf('area', words.units('area'), squareMetres(area)),
    ...rowOf('netArea', words.unit('netArea'), squareMetres(netArea)),
    ...rowOf('level', words.units('level'), level?.title),
    ...rowOf(
      'clearHeight',
      words.facts('clearHeight'),
      clearHeight !== undefined && words.facts('meters', { n: clearHeight }),
    ),
    ...listFacts(facts, words.facts, locale),
    ...rowOf(
      'divisibleFrom',
      words.unit('divisible'),
      divisibleFrom !== undefined && words.unit('divisibleFrom', { n: divisibleFrom }),
    ),
    ...rowOf(
      'joinableWith',
      words.unit('joinable'),
      joinableWith.length > 0 &&
        words.unit('joinableWith', { n: joinableWith.length, numbers: joinableWith.join(', ') }),
    ),
  ];
}

/** Fields of a unit about its space, and about access to it; all others are services. */
const spaceFields = [
  'area',
  'netArea',
  'clearHeight',
  'facts.floorLoad',
  'facts.columnGrid',
  'facts.officeShare',
  'divisibleFrom',
  'joinableWith',
];
const accessFields = [
  'facts.dockDoors',
  'facts.levelDoors',
  'facts.doorSize',
  'facts.yardDepth',
  'facts.vehicleLength',
  'facts.turningCircle',
  'facts.goodsLift',
  'facts.lorrySpaces',
  'facts.carSpaces',
];

/** Returns the facts of a unit in groups, without its use and its level, which are in its headline. */
export function groupUnitFacts(rows: readonly Row[]) {
  const isIn = (fields: readonly string[]) => (row: Row) => fields.includes(row.field ?? '');
  const isSpace = isIn(spaceFields);
  const isAccess = isIn(accessFields);
  const isHeadline = isIn(['use', 'level']);
  return [
    { name: 'space', rows: rows.filter(isSpace) },
    { name: 'access', rows: rows.filter(isAccess) },
    { name: 'services', rows: rows.filter((row) => !isSpace(row) && !isAccess(row) && !isHeadline(row)) },
  ] as const;
}

/** Lists the price of a unit with the terms of its use and of the building; nothing of a taken unit without terms. */
export function listUnitCosts(terms: Building['terms'], unit: Unit, words: CostWords, locale: Locale): Row[] {
  const { use, status, offer, available, price, managementFee, municipalTax } = unit;
  const t = words.unit;
  return [
    ...rowOf(
      'price',
      t('price', { offer }),
      price ? writeDatedPrice(price, t, locale, writeTotal(unit, t)) : status !== 'taken' && t('onRequest'),
    ),
    ...rowOf('managementFee', t('managementFee'), managementFee && writeDatedPrice(managementFee, t, locale)),
    ...rowOf('availableFrom', t('availableFrom'), available && formatDayInWords(available, locale)),
    ...listUseTerms(unit.terms ?? { use }, municipalTax, words),
    ...(terms ? listBuildingTerms(terms, words.terms, locale) : []),
  ];
}
