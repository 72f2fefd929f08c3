import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getPathname } from '@/i18n/navigation';
import { dataField } from '@/lib/text-paths';
import type { Unit } from '@/model';
import { numberOfDay } from '../islands/list-filter/match-rows';
import { countDoors } from './unit-filters';

type Props = { unit: Unit; children: ReactNode };

/** Renders a row with the facts that filters read, and the number of a unit before the other cells. */
export function UnitRow({ unit, children }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const { number, use, area, status, available, facts } = unit;
  return (
    <tr
      role="row"
      data-number={number}
      data-use={use}
      data-area={area}
      data-height={facts.clearHeight}
      data-doors={countDoors(unit)}
      data-available={available === undefined ? undefined : numberOfDay(available)}
      data-status={status}
    >
      <th role="rowheader" {...dataField(unit.path, 'number')} scope="row">
        <a className="link" href={getPathname({ href: unit.href, locale })}>
          {t('heading', { number })}
        </a>
      </th>
      {children}
    </tr>
  );
}
