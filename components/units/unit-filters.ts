import type { useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import { formatDayInWords } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import { timeZone } from '@/lib/today';
import type { Unit } from '@/model';
import { type Filter, numberOfDay } from '../islands/list-filter/match-rows';

type Words = ReturnType<typeof useTranslations<'Units'>>;

/** Returns the number of goods doors; undefined when unknown. */
export function countDoors({ facts: { dockDoors, levelDoors } }: Unit): number | undefined {
  return dockDoors === undefined && levelDoors === undefined
    ? undefined
    : (dockDoors ?? 0) + (levelDoors ?? 0);
}

/** Returns the offer that all units have, or `any`. */
export function offerOf(units: readonly Unit[]): Unit['offer'] {
  const [offer = 'any', ...others] = new Set(units.map((unit) => unit.offer));
  return others.length > 0 ? 'any' : offer;
}

/** A filter or sort order with the texts of its field. */
export type UnitControl = {
  filter: Filter;
  label: string;
  /** The first is empty and shows everything. */
  options?: { value: string; label: string }[];
  /** Whether it is folded. */
  isMore?: boolean;
};

/** Returns the filters and sort orders of a list of units, without filters that all units match. */
export function listUnitControls(units: readonly Unit[], t: Words, locale: Locale): UnitControl[] {
  const openUnits = units.filter(({ status }) => status !== 'taken');
  const days = [...new Set(openUnits.flatMap(({ available }) => available ?? []))].sort();
  const uses = [...new Set(units.map(({ use }) => use))];
  const statuses = [...new Set(units.flatMap(({ status }) => status ?? []))];
  const parts = (values: readonly unknown[]) => new Set(values).size > 1;
  const hasSizes = parts(units.map(({ area }) => area));

  /** A field with a value to choose, or a number. */
  const control = (filter: Filter, label: string, options?: UnitControl['options']): UnitControl =>
    options
      ? { filter: { ...filter, options: options.map(({ value }) => value) }, label, options }
      : { filter, label };

  const main = [
    parts(uses) &&
      control({ name: 'use', of: 'use', fits: 'equal' }, t('use'), [
        { value: '', label: t('everyUse') },
        ...uses.map((use) => ({ value: use, label: choiceName(t, `uses.${use}`, use) })),
      ]),
    hasSizes && control({ name: 'from', of: 'area', fits: 'atLeast' }, t('sizeFrom')),
    hasSizes && control({ name: 'to', of: 'area', fits: 'atMost' }, t('sizeTo')),
  ];
  const more = [
    parts(units.map(({ facts }) => facts.clearHeight)) &&
      control({ name: 'height', of: 'height', fits: 'atLeast' }, t('heightFrom')),
    parts(units.map(countDoors)) && control({ name: 'doors', of: 'doors', fits: 'atLeast' }, t('doorsFrom')),
    parts(openUnits.map(({ available }) => available)) &&
      control({ name: 'by', of: 'available', fits: 'by', timeZone: timeZone() }, t('availableBy'), [
        { value: '', label: t('everyDay') },
        ...(days[0] === '' ? [{ value: '0', label: t('availableNow') }] : []),
        ...days.filter(Boolean).map((day) => ({
          value: String(numberOfDay(day)),
          label: formatDayInWords(day, locale),
        })),
      ]),
    parts(statuses) &&
      control({ name: 'status', of: 'status', fits: 'equal' }, t('status'), [
        { value: '', label: t('everyStatus') },
        ...statuses.map((status) => ({
          value: status,
          label: t(`statuses.${status}`, { offer: offerOf(units) }),
        })),
      ]),
    hasSizes &&
      control({ name: 'sort', of: 'area', fits: 'sort' }, t('sort'), [
        { value: '', label: t('sortListed') },
        { value: 'smallest', label: t('sortSmallest') },
        { value: 'largest', label: t('sortLargest') },
      ]),
  ];
  return [
    ...main.filter((each) => each !== false),
    ...more.flatMap((each) => (each ? { ...each, isMore: true } : [])),
  ];
}
