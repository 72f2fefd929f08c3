import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dataField } from '@/lib/text-paths';
import type { Unit } from '@/model';
import { NumberText } from '../text/number-text';
import { FreeBar } from './free-bar';
import { type Columns, UnitCells } from './unit-cells';
import { UnitRow } from './unit-row';
import styles from './unit-table.module.css';

type Group = {
  name: string;
  /** The target of links to the group, and its units, whose number is shown; undefined for taken units. */
  id?: string;
  units?: readonly Unit[];
  rows: readonly Unit[];
};

export type UnitRowsProps = {
  groups: readonly Group[];
  /** The offer of all units of the building. */
  offer: Unit['offer'];
  /** The id of the heading, by which the table is named. */
  labelledBy: string;
  /** The column after the number; undefined where no unit has a value. */
  kind: { field: 'use' | 'level'; heading: string; textOf: (unit: Unit) => ReactNode } | undefined;
  /** The last column; empty once no unit can be had. */
  action: { heading: ReactNode; controlOf: (unit: Unit) => ReactNode } | undefined;
  columns: Columns;
  isLong: boolean;
};

/** Turns into cards on phones, where some browsers need explicit roles to keep the table semantics. */
export function UnitRows({ groups, offer, labelledBy, kind, action, columns, isLong }: UnitRowsProps) {
  const t = useTranslations('Units');
  const unitWords = useTranslations('Unit');
  const { hasHeight, hasPrice, hasDay, hasStatus } = columns;
  const names = [
    t('unit'),
    ...(kind ? [kind.heading] : []),
    t('area'),
    ...(hasHeight ? [t('clearHeight')] : []),
    ...(hasPrice ? [unitWords('price', { offer })] : []),
    ...(hasDay ? [unitWords('availableFrom')] : []),
    ...(hasStatus ? [t('status')] : []),
  ];
  return (
    <table
      role="table"
      className={`${styles.table} ${isLong ? styles.long : ''} ${hasDay ? styles.dated : ''}`}
      aria-labelledby={labelledBy}
    >
      <thead role="rowgroup">
        <tr role="row">
          {names.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.inquiry}>
            {action?.heading}
          </th>
        </tr>
      </thead>
      {groups.map(({ name, id, units, rows }) => (
        <tbody key={name} role="rowgroup" id={id} data-group={name}>
          <tr role="row" className={styles.part}>
            {/* biome-ignore lint/a11y/useSemanticElements: it is one, which browsers forget when it is a card. */}
            <th role="rowheader" scope="rowgroup" colSpan={names.length + 1}>
              <span className={styles.group}>
                <span>
                  <NumberText>{name}</NumberText>
                </span>
                {units && <FreeBar units={units} />}
              </span>
            </th>
          </tr>
          {rows.map((unit) => (
            <UnitRow key={unit.number} unit={unit}>
              {kind && (
                <td role="cell" {...dataField(unit.path, kind.field)}>
                  {kind.textOf(unit)}
                </td>
              )}
              <UnitCells unit={unit} columns={columns} />
              <td role="cell" className={styles.inquiry}>
                {action?.controlOf(unit)}
              </td>
            </UnitRow>
          ))}
        </tbody>
      ))}
    </table>
  );
}
