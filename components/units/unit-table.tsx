import { useLocale, useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import { formatDayInWords } from '@/i18n/dates';
import { getPathname } from '@/i18n/navigation';
import { dataField } from '@/lib/text-paths';
import type { Building, Level, Unit } from '@/model';
import { numberOfDay } from '../islands/unit-filter/filter-units';
import { markOf } from '../islands/unit-shortlist/shortlist-units';
import { Fold } from '../text/fold';
import { NumberText } from '../text/number-text';
import { FreeBar } from './free-bar';
import { writePrice } from './prices';
import { requestOf } from './request-of';
import { countDoors, offerOf } from './unit-filters';
import styles from './unit-table.module.css';

type Props = {
  units: readonly Unit[];
  levels: readonly Level[];
  /** The id of the heading, by which the table is named. */
  labelledBy: string;
  /**
   * The building whose units are grouped by use and can be marked. Without it levels group them, and each links to the
   * form.
   */
  byUseOf?: Pick<Building, 'id'>;
};

/** The number of units from which rows are laid out only as they come into view. */
const long = 100;

/** Renders the units in groups, available ones first; taken units are folded. */
export function UnitTable({ units, levels, labelledBy, byUseOf }: Props) {
  const t = useTranslations('Units');
  const isTaken = ({ status }: Unit) => status === 'taken';
  const takenUnits = units.filter(isTaken);
  const openUnits = units.filter((unit) => !isTaken(unit));
  const groups = listGroups(units, levels, byUseOf, (use) => choiceName(t, `uses.${use}`, use));
  const sharedProps = {
    levels,
    labelledBy,
    building: byUseOf,
    hasStatus: units.some(({ status }) => status),
    hasHeight: units.some(({ facts }) => facts.clearHeight),
    hasPrice: units.some(({ price }) => price),
    hasDay: new Set(openUnits.map(({ available }) => available)).size > 1,
    isLong: units.length >= long,
    isOpen: openUnits.length > 0,
  };
  return (
    <div className={styles.frame}>
      {openUnits.length > 0 && !sharedProps.hasPrice && (
        <p className={styles.onRequest}>{t('pricesOnRequest')}</p>
      )}
      {(openUnits.length > 0 || takenUnits.length === 0) && (
        <Rows
          {...sharedProps}
          groups={groups}
          rowsOf={(group) => group.filter((unit) => !isTaken(unit)).sort(byStatus)}
        />
      )}
      {takenUnits.length > 0 && (
        <Fold
          isGroup
          summary={t.rich('takenUnits', {
            n: takenUnits.length,
            offer: offerOf(levels),
            count: (text) => <span data-count>{text}</span>,
          })}
        >
          <Rows
            {...sharedProps}
            groups={groups.flatMap(({ name, units }) => (units.some(isTaken) ? { name, units } : []))}
            rowsOf={(group) => group.filter(isTaken)}
          />
        </Fold>
      )}
    </div>
  );
}

type Group = { name: string; id?: string; units: Unit[] };

type RowsProps = {
  groups: readonly Group[];
  /** Returns the visible units of a group in their order. */
  rowsOf: (units: Unit[]) => Unit[];
  levels: readonly Level[];
  labelledBy: string;
  hasStatus: boolean;
  hasHeight: boolean;
  hasPrice: boolean;
  /** Whether the units have different days of entry. */
  hasDay: boolean;
  isLong: boolean;
  /** Whether a unit can still be had. */
  isOpen: boolean;
  building: Props['byUseOf'];
};

/** Turns into cards on phones, where some browsers need explicit roles to keep the table semantics. */
function Rows({ groups, rowsOf, labelledBy, isLong, ...sharedProps }: RowsProps) {
  const t = useTranslations('Units');
  const unitWords = useTranslations('Unit');
  const { hasHeight, hasPrice, hasDay, hasStatus, isOpen, building, levels } = sharedProps;
  const names = [
    t('unit'),
    building ? t('level') : t('use'),
    t('area'),
    ...(hasHeight ? [t('clearHeight')] : []),
    ...(hasPrice ? [unitWords('price', { offer: offerOf(levels) })] : []),
    ...(hasDay ? [unitWords('availableFrom')] : []),
    ...(hasStatus ? [t('status')] : []),
  ];
  return (
    <table
      {...as('table')}
      className={`${styles.table} ${isLong ? styles.long : ''} ${hasDay ? styles.dated : ''}`}
      aria-labelledby={labelledBy}
    >
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          {names.map((name) => (
            <th key={name} {...as('columnheader')} scope="col">
              {name}
            </th>
          ))}
          <th {...as('columnheader')} scope="col" className={styles.inquiry}>
            {isOpen && (building ? <span className={styles.compare}>{t('compare')}</span> : t('inquiry'))}
          </th>
        </tr>
      </thead>
      {groups.map(({ name, id, units }) => (
        <tbody key={name} {...as('rowgroup')} id={id} data-group={name}>
          <tr {...as('row')} className={styles.part}>
            <th {...as('rowheader')} scope="rowgroup" colSpan={names.length + 1}>
              <span className={styles.group}>
                <span>
                  <NumberText>{name}</NumberText>
                </span>
                {id && <FreeBar units={units} />}
              </span>
            </th>
          </tr>
          {rowsOf(units).map((unit) => (
            <UnitRow
              key={unit.number}
              unit={unit}
              level={levels.find(({ id: level }) => level === unit.level)}
              {...sharedProps}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = Omit<RowsProps, 'groups' | 'rowsOf' | 'levels' | 'labelledBy' | 'isLong'> & {
  unit: Unit;
  level: Level | undefined;
};

function UnitRow({ unit, level, hasStatus, hasHeight, hasPrice, hasDay, isOpen, building }: RowProps) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const unitWords = useTranslations('Unit');
  const { number, use, area, status, available, price } = unit;
  const { clearHeight } = unit.facts;
  const field = (name: string) => dataField(unit.path, name);
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
      <th {...as('rowheader')} {...field('number')} scope="row">
        <span className={styles.label} data-label>
          {t('unit')}{' '}
        </span>
        <a className="link" href={getPathname({ href: unit.href, locale })}>
          {number}
        </a>
      </th>
      <td {...as('cell')} {...field(building ? 'level' : 'use')}>
        {building ? level && <NumberText>{level.title}</NumberText> : choiceName(t, `uses.${use}`, use)}
      </td>
      <td {...as('cell')} {...field('area')} className={styles.area}>
        {t('areaValue', { n: area })}
      </td>
      {hasHeight && (
        <td {...as('cell')} {...field('clearHeight')}>
          {clearHeight !== undefined && t('clearHeightValue', { n: clearHeight })}
        </td>
      )}
      {hasPrice && (
        <td {...as('cell')} {...field('price')}>
          {status !== 'taken' && (price ? writePrice(price, unitWords) : unitWords('onRequest'))}
        </td>
      )}
      {hasDay && (
        <td {...as('cell')} {...field('availableFrom')} className={styles.day}>
          {available === '' ? t('availableNow') : available && formatDayInWords(available, locale)}
        </td>
      )}
      {hasStatus && (
        <td {...as('cell')} {...field('status')} className={styles.status}>
          {status &&
            (status === 'taken'
              ? t('statuses.taken', { offer: level?.offer ?? 'sale' })
              : t(`statuses.${status}`))}
        </td>
      )}
      <td {...as('cell')} className={styles.inquiry}>
        {!isOpen ? null : building ? (
          <label className={styles.mark}>
            <span className={styles.label} data-label aria-hidden="true">
              {t('compare')}
            </span>
            <input type="checkbox" data-mark={markOf({ building: building.id, number })} />
            <span className="visually-hidden">{t('mark', { number })}</span>
          </label>
        ) : (
          <a
            className="link"
            href="#contact"
            aria-label={t(status === 'taken' ? 'similarTo' : 'askAbout', { number })}
            data-unit={number}
            data-text={level && requestOf(unit, level, t)}
          >
            {t(status === 'taken' ? 'similar' : 'ask')}
          </a>
        )}
      </td>
    </tr>
  );
}

/** Returns the units of each use or level, in the order of the record. */
function listGroups(
  units: readonly Unit[],
  levels: readonly Level[],
  building: Props['byUseOf'],
  nameOf: (use: Unit['use']) => string,
): Group[] {
  const keyOf = ({ use, level }: Unit) => (building ? use : level);
  return [...new Set(units.map(keyOf))].map((key) => {
    const members = units.filter((unit) => keyOf(unit) === key);
    const level = levels.find(({ id }) => id === key);
    const id = building ? `${building.id}-${key}` : `units-${key}`;
    return { name: level?.title ?? nameOf(key as Unit['use']), id, units: members };
  });
}

const order = ['free', 'reserved'];

function byStatus(a: Unit, b: Unit): number {
  return order.indexOf(a.status ?? '') - order.indexOf(b.status ?? '');
}

function as(role: string) {
  return { role };
}
