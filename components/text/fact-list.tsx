import { useLocale, useTranslations } from 'next-intl';
import { formatMonth } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import type { Property } from '@/lib/seo/graph';
import { dataField } from '@/lib/text-paths';
import type { Facts } from '@/model';
import { threePhasePower } from '@/model/derived/three-phase-power';
import styles from './fact-list.module.css';
import { NumberText } from './number-text';

type Props = {
  facts: Facts;
  /** The path of the record, for the preview of the editor. */
  path?: string | undefined;
};

/** Renders the known facts of a project, a building, a level or a unit. */
export function FactList({ facts, path }: Props) {
  return <FactRows path={path} facts={listFacts(facts, useTranslations('Facts'), useLocale())} />;
}

type RowsProps = Pick<Props, 'path'> & {
  /** Without a field, a press in the preview of the editor follows the path in the text. */
  facts: readonly (Pick<Fact, 'name' | 'text'> & { field: string | undefined })[];
};

/** Renders the known facts in as many columns as fit; nothing when none is known. */
export function FactRows({ facts, path }: RowsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.list}>
      {facts.map(({ name, text, field }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...(field && dataField(path, field))}>
            <NumberText>{text}</NumberText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact with its name, as a page shows it and as its graph states it. */
export type Fact = Property & { text: string; field: string };

type Words = ReturnType<typeof useTranslations<'Facts'>>;

/** The facts that are numbers. */
type Measure = Exclude<
  { [Key in keyof Facts]: NonNullable<Facts[Key]> extends number ? Key : never }[keyof Facts] & string,
  'amperes'
>;

/** A UN/CEFACT code where one exists, otherwise the unit as text. */
type Unit = Pick<Property, 'unitCode' | 'unitText'> & { write: (n: number) => string };

/** Returns the known facts in the order of the page. */
export function listFacts(facts: Facts, t: Words, locale: Locale): Fact[] {
  const { columnGrid, doorSize, goodsLift, amperes, powerPossible } = facts;
  const { sprinklers, certificate, energySource, others = [] } = facts;
  const meters = { unitCode: 'MTR', write: (n: number) => t('meters', { n }) };
  const count = { write: (n: number) => t('count', { n }) };

  function measure(key: Measure, { write, ...unit }: Unit): Fact[] {
    const value = facts[key];
    return value === undefined ? [] : [{ ...fieldOf(key), value, ...unit, text: write(value) }];
  }

  function words(key: Exclude<keyof Facts, Measure | 'others'>, text: string | undefined): Fact[] {
    return text ? [{ ...fieldOf(key), value: text, text }] : [];
  }

  const fieldOf = (key: Exclude<keyof Facts, 'others'>) => ({ name: t(key), field: `facts.${key}` });

  return [
    ...measure('area', { unitCode: 'MTK', write: (n) => t('areaValue', { n }) }),
    ...measure('clearHeight', meters),
    ...measure('floorLoad', {
      unitText: 't/m²',
      write: (n) => t('floorLoadValue', { n, kn: n * 10 }),
    }),
    ...words(
      'columnGrid',
      columnGrid && t('columnGridValue', { first: columnGrid[0], second: columnGrid[1] }),
    ),
    ...measure('dockDoors', count),
    ...measure('levelDoors', count),
    ...words('doorSize', doorSize && t('doorSizeValue', { first: doorSize[0], second: doorSize[1] })),
    ...measure('yardDepth', meters),
    ...measure('vehicleLength', meters),
    ...measure('turningCircle', meters),
    ...words('goodsLift', goodsLift && t('goodsLiftValue', goodsLift)),
    ...measure('lorrySpaces', count),
    ...measure('carSpaces', count),
    ...measure('chargingPoints', count),
    ...measure('chargingPower', {
      unitCode: 'KWT',
      write: (n) => t('chargingPowerValue', { n }),
    }),
    ...measure('power', { unitCode: 'KVA', write: (n) => t('powerValue', { n }) }),
    ...words(
      'amperes',
      amperes === undefined ? undefined : t('amperesValue', { n: amperes, power: threePhasePower(amperes) }),
    ),
    ...words(
      'powerPossible',
      powerPossible &&
        t('powerPossibleValue', {
          power: powerPossible.power,
          by: formatMonth(powerPossible.by, locale),
        }),
    ),
    ...words('sprinklers', sprinklers && t(`sprinklerKinds.${sprinklers}`)),
    ...measure('officeShare', {
      unitCode: 'P1',
      write: (n) => t('officeShareValue', { n }),
    }),
    ...measure('solar', { unitText: 'kWp', write: (n) => t('solarValue', { n }) }),
    ...measure('battery', { unitCode: 'KWH', write: (n) => t('batteryValue', { n }) }),
    ...words('certificate', certificate),
    ...measure('energyUse', {
      unitText: 'kWh/m² a year',
      write: (n) => t('energyUseValue', { n }),
    }),
    ...measure('carbon', {
      unitText: 'kg CO2e/m² a year',
      write: (n) => t('carbonValue', { n }),
    }),
    ...words(
      'energySource',
      energySource && t('energySourceValue', { text: energySource.text, year: String(energySource.year) }),
    ),
    ...others.map(({ label, value }, index) => ({
      name: label,
      value,
      text: value,
      field: `facts.others.${index}`,
    })),
  ];
}
