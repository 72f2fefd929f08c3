import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Level, Unit } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { Island } from '../islands/runtime/island';
import { UnitFilter } from '../islands/unit-filter/unit-filter';
import { UnitFilterFields } from './unit-filter-fields';
import { listUnitControls } from './unit-filters';

type Props = {
  units: readonly Unit[];
  levels: readonly Level[];
  /** The tables of the units. */
  children: ReactNode;
};

/** Renders tables of units with filters and sorting; without these when no unit can be had any more. */
export function UnitList({ units, levels, children }: Props) {
  const t = useTranslations('Units');
  const locale = useLocale();
  if (isFullyTaken(units)) return children;
  const controls = listUnitControls(units, levels, t, locale);
  return (
    <Island
      component={{ UnitFilter }}
      props={{
        words: {
          label: t('filterLabel'),
          nearest: t('nearest'),
          size: t('sizeOf', { area: '#' }),
          reset: t('reset'),
        },
        filters: controls.map(({ filter }) => filter),
        statuses: Array.from({ length: units.length + 1 }, (_, shownCount) =>
          shownCount === 0 ? t('empty') : t('shown', { shown: shownCount, total: units.length }),
        ),
        field: '#contact [name="interest"]',
        fields: <UnitFilterFields controls={controls} />,
        children,
      }}
    />
  );
}
