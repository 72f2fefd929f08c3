import { useLocale, useTranslations } from 'next-intl';
import type { Building, Level, Unit } from '@/content';
import { getPathname } from '@/i18n/navigation';
import { NumberText } from '../text/number-text';
import { numberOfDay } from './filter-units';
import { requestOf } from './request-of';
import { countDoors } from './unit-filters';
import styles from './unit-table.module.css';

type Props = {
  units: readonly Unit[];
  levels: readonly Level[];
  /** The id of the heading, by which the table is named. */
  labelledBy: string;
  /** Where the units of a use are one part of the table: the building, whose name begins the ids of the parts. */
  byUseOf?: Pick<Building, 'id'>;
};

/** So many units are laid out only as they come into view. */
const long = 100;

/**
 * Every unit with a link to the form, or of several buildings with a box that marks it. On a phone the rows become cards:
 * then some browsers forget that this is a table unless its roles are written out.
 */
export function UnitTable({ units, levels, labelledBy, byUseOf }: Props) {
  const t = useTranslations('Units');
  const hasStatus = units.some(({ status }) => status);
  const hasHeight = units.some(({ facts }) => facts.clearHeight);
  return (
    <div className={styles.frame}>
      <table
        {...as('table')}
        className={units.length < long ? styles.table : `${styles.table} ${styles.long}`}
        aria-labelledby={labelledBy}
      >
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
              <th key={name} {...as('columnheader')} scope="col" data-name={name}>
                {name}
              </th>
            ))}
            <th {...as('columnheader')} scope="col" className={styles.inquiry}>
              {byUseOf ? <span className={styles.compare}>{t('compare')}</span> : t('inquiry')}
            </th>
          </tr>
        </thead>
        {listParts(units, byUseOf).map(({ use, id, rows }) => (
          <tbody key={id ?? ''} {...as('rowgroup')} id={id} data-group={use}>
            {use && (
              <tr {...as('row')} className={styles.part}>
                <th {...as('rowheader')} scope="rowgroup" colSpan={5 + Number(hasHeight) + Number(hasStatus)}>
                  {t(`uses.${use}`)}
                </th>
              </tr>
            )}
            {rows.map((unit) => (
              <UnitRow
                key={unit.number}
                unit={unit}
                level={levels.find(({ id: name }) => name === unit.level)}
                hasStatus={hasStatus}
                hasHeight={hasHeight}
                building={byUseOf}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type RowProps = {
  unit: Unit;
  level: Level | undefined;
  hasStatus: boolean;
  hasHeight: boolean;
  building: Props['byUseOf'];
};

function UnitRow({ unit, level, hasStatus, hasHeight, building }: RowProps) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const { number, use, area, status, available } = unit;
  const { clearHeight } = unit.facts;
  return (
    <tr
      {...as('row')}
      data-number={number}
      data-use={use}
      data-area={area}
      data-height={clearHeight}
      data-doors={countDoors(unit)}
      data-available={available === undefined ? undefined : numberOfDay(available)}
      data-status={status}
    >
      <th {...as('rowheader')} scope="row">
        <span className={styles.label} data-label>
          {t('unit')}{' '}
        </span>
        <a className="link" href={getPathname({ href: unit.href, locale })}>
          {number}
        </a>
      </th>
      <td {...as('cell')}>{level && <NumberText>{level.title}</NumberText>}</td>
      <td {...as('cell')}>{t(`uses.${use}`)}</td>
      <td {...as('cell')}>
        <span className={styles.label} data-label>
          {t('area')}{' '}
        </span>
        {t('areaValue', { n: area })}
      </td>
      {hasHeight && (
        <td {...as('cell')}>
          {clearHeight !== undefined && (
            <>
              <span className={styles.label} data-label>
                {t('clearHeight')}{' '}
              </span>
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
        {building ? (
          <label className={styles.mark}>
            <span className={styles.label} data-label aria-hidden="true">
              {t('compare')}
            </span>
            <input type="checkbox" data-mark={`${building.id}.${number}`} />
            <span className="visually-hidden">{t('mark', { number })}</span>
          </label>
        ) : (
          <a
            className="link"
            href="#contact"
            aria-label={t('askAbout', { number })}
            data-unit={number}
            data-text={level && requestOf(unit, level, t)}
          >
            {t('ask')}
          </a>
        )}
      </td>
    </tr>
  );
}

function listParts(units: readonly Unit[], building: Props['byUseOf']) {
  if (!building) return [{ use: undefined, id: undefined, rows: units }];
  const uses = [...new Set(units.map(({ use }) => use))];
  return uses.map((use) => ({
    use,
    id: `${building.id}-${use}`,
    rows: units.filter((unit) => unit.use === use),
  }));
}

function as(role: string) {
  return { role };
}
