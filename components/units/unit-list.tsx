import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Unit } from '@/model';
import { isFullyTaken } from '@/model/derived/is-fully-taken';
import { ListFilter } from '../islands/list-filter/list-filter';
import { Island } from '../islands/runtime/island';
import { UnitFilterFields } from './unit-filter-fields';
import { listUnitControls } from './unit-filters';

type Props = {
  units: readonly Unit[];
  /** The tables of the units. */
  children: ReactNode;
};

/** Renders tables of units with filters and sorting; without these when no unit can be had any more. */
export function UnitList({ units, children }: Props) {
  const t = useTranslations('Units');
  const locale = useLocale();
  if (isFullyTaken(units)) return children;
  const total = units.length;
  const controls = listUnitControls(units, t, locale);
  return (
    <Island
      component={{ ListFilter }}
      props={{
        label: t('filterLabel'),
        total,
        statuses: Array.from({ length: total + 1 }, (_, shown) =>
          shown === 0 ? t('empty') : t('shown', { shown, total }),
        ),
        filters: controls.map(({ filter }) => filter),
        offers: {
          nearest: t('nearest'),
          size: t('sizeOf', { area: '#' }),
          reset: t('reset'),
        },
        fields: <UnitFilterFields controls={controls} />,
        children,
      }}
    />
  );
}
