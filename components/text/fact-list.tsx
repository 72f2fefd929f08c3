import { useLocale, useTranslations } from 'next-intl';
import { formatMonth } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import type { Property } from '@/lib/seo/graph';
import type { Facts } from '@/model';
import styles from './fact-list.module.css';
import { NumberText } from './number-text';

type Props = { facts: Facts };

/** Renders the known facts of a project, a building, a level or a unit. */
export function FactList({ facts }: Props) {
  return <FactRows facts={listFacts(facts, useTranslations('Facts'), useLocale())} />;
}

/** Renders the known facts in as many columns as fit; nothing when none is known. */
export function FactRows({ facts }: { facts: readonly Pick<Fact, 'name' | 'text'>[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.list}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <NumberText>{text}</NumberText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact with its name, as a page shows it and as its graph states it. */
export type Fact = Property & { text: string };

type Words = ReturnType<typeof useTranslations<'Facts'>>;

/** Returns the known facts in the order of the page. */
export function listFacts(facts: Facts, t: Words, locale: Locale): Fact[] {
  const { columnGrid, powerPossible, sprinklers, certificate, year, energySource } = facts;
  const meters = { unitCode: 'MTR', write: (n: number) => t('meters', { n }) };
  const count = { write: (n: number) => t('count', { n }) };
  return [
    ...measure(t('area'), facts.area, { unitCode: 'MTK', write: (n) => t('areaValue', { n }) }),
    ...measure(t('clearHeight'), facts.clearHeight, meters),
    ...measure(t('floorLoad'), facts.floorLoad, {
      unitText: 't/m²',
      write: (n) => t('floorLoadValue', { n }),
    }),
    ...(columnGrid ? [gridFact(columnGrid, t)] : []),
    ...measure(t('dockDoors'), facts.dockDoors, count),
    ...measure(t('levelDoors'), facts.levelDoors, count),
    ...measure(t('yardDepth'), facts.yardDepth, meters),
    ...measure(t('lorrySpaces'), facts.lorrySpaces, count),
    ...measure(t('carSpaces'), facts.carSpaces, count),
    ...measure(t('chargingPoints'), facts.chargingPoints, count),
    ...measure(t('chargingPower'), facts.chargingPower, {
      unitCode: 'KWT',
      write: (n) => t('chargingPowerValue', { n }),
    }),
    ...measure(t('power'), facts.power, { unitCode: 'KVA', write: (n) => t('powerValue', { n }) }),
    ...words(
      t('powerPossible'),
      powerPossible &&
        t('powerPossibleValue', {
          power: powerPossible.power,
          by: formatMonth(powerPossible.by, locale),
        }),
    ),
    ...words(t('sprinklers'), sprinklers && t(`sprinklerKinds.${sprinklers}`)),
    ...measure(t('officeShare'), facts.officeShare, {
      unitCode: 'P1',
      write: (n) => t('officeShareValue', { n }),
    }),
    ...measure(t('solar'), facts.solar, { unitText: 'kWp', write: (n) => t('solarValue', { n }) }),
    ...measure(t('battery'), facts.battery, { unitCode: 'KWH', write: (n) => t('batteryValue', { n }) }),
    ...words(t('certificate'), certificate),
    // A year has no thousands separator.
    ...measure(t('year'), year, { write: String }),
    ...measure(t('energyUse'), facts.energyUse, {
      unitText: 'kWh/m² a year',
      write: (n) => t('energyUseValue', { n }),
    }),
    ...measure(t('carbon'), facts.carbon, {
      unitText: 'kg CO2e/m² a year',
      write: (n) => t('carbonValue', { n }),
    }),
    ...words(
      t('energySource'),
      energySource && t('energySourceValue', { text: energySource.text, year: String(energySource.year) }),
    ),
  ];
}

/** A UN/CEFACT code where one exists, otherwise the unit as text. */
type Unit = Pick<Property, 'unitCode' | 'unitText'> & { write: (n: number) => string };

function measure(name: string, value: number | undefined, { write, ...unit }: Unit): Fact[] {
  return value === undefined ? [] : [{ name, value, ...unit, text: write(value) }];
}

function words(name: string, text: string | undefined): Fact[] {
  return text ? [{ name, value: text, text }] : [];
}

function gridFact([first, second]: [number, number], t: Words): Fact {
  const text = t('columnGridValue', { first, second });
  return { name: t('columnGrid'), value: text, text };
}
