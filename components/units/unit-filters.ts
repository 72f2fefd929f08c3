import type { useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import type { Locale } from '@/i18n/routing';
import { timeZone } from '@/lib/today';
import type { Level, Unit } from '@/model';
import { type Filter, numberOfDay } from '../islands/unit-filter/filter-units';

type Words = ReturnType<typeof useTranslations<'Units'>>;

/** Returns the number of goods doors; undefined when unknown. */
export function countDoors({ facts: { dockDoors, levelDoors } }: Unit): number | undefined {
  return dockDoors === undefined && levelDoors === undefined
    ? undefined
    : (dockDoors ?? 0) + (levelDoors ?? 0);
}

/** Returns the offer that all levels have, or `any`. */
export function offerOf(levels: readonly Level[]): Level['offer'] | 'any' {
  const [offer = 'any', ...others] = new Set(levels.map((level) => level.offer));
  return others.length > 0 ? 'any' : offer;
}

/** Returns the filters and sort orders of a list of units, without filters that all units match. */
export function listUnitFilters(
  units: readonly Unit[],
  levels: readonly Level[],
  t: Words,
  locale: Locale,
): Filter[] {
  const openUnits = units.filter(({ status }) => status !== 'taken');
  const days = [...new Set(openUnits.flatMap(({ available }) => available ?? []))].sort();
  const uses = [...new Set(units.map(({ use }) => use))];
  const statuses = [...new Set(units.flatMap(({ status }) => status ?? []))];
  const parts = (values: readonly unknown[]) => new Set(values).size > 1;
  return [
    ...(parts(uses)
      ? [
          {
            name: 'use',
            label: t('use'),
            of: 'use',
            fits: 'equal',
            options: [
              { value: '', label: t('everyUse') },
              ...uses.map((use) => ({ value: use, label: t(`uses.${use}`) })),
            ],
          } as const,
        ]
      : []),
    ...(parts(units.map(({ area }) => area))
      ? ([
          { name: 'from', label: t('sizeFrom'), of: 'area', fits: 'atLeast' },
          { name: 'to', label: t('sizeTo'), of: 'area', fits: 'atMost' },
        ] as const)
      : []),
    ...(parts(units.map(({ facts }) => facts.clearHeight))
      ? ([{ name: 'height', label: t('heightFrom'), of: 'height', fits: 'atLeast' }] as const)
      : []),
    ...(parts(units.map(countDoors))
      ? ([{ name: 'doors', label: t('doorsFrom'), of: 'doors', fits: 'atLeast' }] as const)
      : []),
    ...(parts(openUnits.map(({ available }) => available))
      ? [
          {
            name: 'by',
            label: t('availableBy'),
            of: 'available',
            fits: 'by',
            timeZone: timeZone(),
            options: [
              { value: '', label: t('everyDay') },
              ...(days[0] === '' ? [{ value: '0', label: t('availableNow') }] : []),
              ...days.filter(Boolean).map((day) => ({
                value: String(numberOfDay(day)),
                label: formatDayInWords(day, locale),
              })),
            ],
          } as const,
        ]
      : []),
    ...(parts(statuses)
      ? [
          {
            name: 'status',
            label: t('status'),
            of: 'status',
            fits: 'equal',
            options: [
              { value: '', label: t('everyStatus') },
              ...statuses.map((status) => ({
                value: status,
                label: t(`statuses.${status}`, { offer: offerOf(levels) }),
              })),
            ],
          } as const,
        ]
      : []),
    ...(parts(units.map(({ area }) => area))
      ? [
          {
            name: 'sort',
            label: t('sort'),
            of: 'area',
            fits: 'sort',
            options: [
              { value: '', label: t('sortListed') },
              { value: 'smallest', label: t('sortSmallest') },
              { value: 'largest', label: t('sortLargest') },
            ],
          } as const,
        ]
      : []),
  ];
}
