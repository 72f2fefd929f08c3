import { useLocale, useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import { dataField } from '@/lib/text-paths';
import type { Unit } from '@/model';
import { writePrice } from './prices';
import styles from './unit-table.module.css';

/** The optional columns of a table of units. */
export type Columns = {
  hasHeight: boolean;
  hasPrice: boolean;
  /** Whether the units have different days of entry. */
  hasDay: boolean;
  hasStatus: boolean;
};

type Props = { unit: Unit; columns: Columns };

/** Renders the cells that every table of units has: size, height, price, day of entry and status. */
export function UnitCells({ unit, columns: { hasHeight, hasPrice, hasDay, hasStatus } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const unitWords = useTranslations('Unit');
  const { area, status, offer, available, price } = unit;
  const { clearHeight } = unit.facts;
  const field = (name: string) => dataField(unit.path, name);
  return (
    <>
      <td role="cell" {...field('area')} className={styles.area}>
        {t('areaValue', { n: area })}
      </td>
      {hasHeight && (
        <td role="cell" {...field('clearHeight')}>
          {clearHeight !== undefined && t('clearHeightValue', { n: clearHeight })}
        </td>
      )}
      {hasPrice && (
        <td role="cell" {...field('price')} className={styles.price}>
          {status !== 'taken' && (price ? writePrice(price, unitWords) : unitWords('onRequest'))}
        </td>
      )}
      {hasDay && (
        <td role="cell" {...field('availableFrom')} className={styles.day}>
          {available === '' ? t('availableNow') : available && formatDayInWords(available, locale)}
        </td>
      )}
      {hasStatus && (
        <td role="cell" {...field('status')} className={styles.status}>
          {status && t(`statuses.${status}`, { offer })}
        </td>
      )}
    </>
  );
}
