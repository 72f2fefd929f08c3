import { useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import type { Level, Unit } from '@/content';
import { sizeOf } from './unit-filters';
import styles from './unit-table.module.css';

type Props = { units: readonly Unit[]; levels: readonly Level[] };

/**
 * Every unit with a link to the form. On a phone the rows become cards: then some browsers forget that this is a table
 * unless its roles are written out.
 */
export function UnitTable({ units, levels }: Props) {
  const t = useTranslations('Units');
  const hasStatus = units.some(({ status }) => status);
  const hasHeight = units.some(({ clearHeight }) => clearHeight);
  return (
    <table {...as('table')} className={styles.table} aria-labelledby="units-title">
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {[
            t('unit'),
            t('level'),
            t('use'),
            t('area'),
            ...(hasHeight ? [t('clearHeight')] : []),
            ...(hasStatus ? [t('status')] : []),
          ].map((name) => (
            <th key={name} {...as('columnheader')} scope="col">
              {name}
            </th>
          ))}
          <th {...as('columnheader')} scope="col" className={styles.inquiry}>
            <span className="visually-hidden">{t('inquiry')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {units.map((unit) => (
          <UnitRow
            key={unit.number}
            unit={unit}
            level={levels.find(({ id }) => id === unit.level)}
            hasStatus={hasStatus}
            hasHeight={hasHeight}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  unit: Unit;
  level: Level | undefined;
  hasStatus: boolean;
  hasHeight: boolean;
};

function UnitRow({ unit, level, hasStatus, hasHeight }: RowProps) {
  const t = useTranslations('Units');
  const { number, use, area, clearHeight, status } = unit;
  return (
    <tr {...as('row')} data-use={use} data-size={sizeOf(unit)} data-status={status}>
      <th {...as('rowheader')} scope="row">
        <span className={styles.label}>{t('unit')} </span>
        {number}
      </th>
      <td {...as('cell')}>{level && <NumberText>{level.title}</NumberText>}</td>
      <td {...as('cell')}>{t(`uses.${use}`)}</td>
      <td {...as('cell')}>{t('areaValue', { n: area })}</td>
      {hasHeight && (
        <td {...as('cell')}>
          {clearHeight !== undefined && (
            <>
              <span className={styles.label}>{t('clearHeight')} </span>
              {t('clearHeightValue', { n: clearHeight })}
            </>
          )}
        </td>
      )}
      {hasStatus && (
        <td {...as('cell')} className={styles.status}>
          {status &&
            (status === 'taken'
              ? t('statuses.taken', { offer: level?.offer ?? 'sale' })
              : t(`statuses.${status}`))}
        </td>
      )}
      <td {...as('cell')} className={styles.inquiry}>
        <a
          className="link"
          href="#contact"
          aria-label={t('askAbout', { number })}
          data-unit={number}
          data-text={level && t('prefill', { number, level: level.plainName, area })}
        >
          {t('ask')}
        </a>
      </td>
    </tr>
  );
}

function as(role: string) {
  return { role };
}
