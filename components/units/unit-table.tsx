import { useTranslations } from 'next-intl';
import type { Unit } from '@/model';
import { Fold } from '../text/fold';
import { offerOf } from './unit-filters';
import { UnitRows, type UnitRowsProps } from './unit-rows';
import styles from './unit-table.module.css';

type Props = Pick<UnitRowsProps, 'labelledBy' | 'kind' | 'action'> & {
  units: readonly Unit[];
  groups: readonly { name: string; id: string; units: readonly Unit[] }[];
};

/** The number of units from which rows are laid out only as they come into view. */
const long = 100;

/** Renders units in groups, available ones first; taken units are folded. */
export function UnitTable({ units, groups, labelledBy, kind, action }: Props) {
  const t = useTranslations('Units');
  const takenUnits = units.filter(isTaken);
  const openUnits = units.filter((unit) => !isTaken(unit));
  const hasPrice = units.some(({ price }) => price);
  const sharedProps = {
    offer: offerOf(units),
    labelledBy,
    kind,
    action: openUnits.length > 0 ? action : undefined,
    columns: {
      hasHeight: units.some(({ facts }) => facts.clearHeight),
      hasPrice,
      hasDay: new Set(openUnits.map(({ available }) => available)).size > 1,
      hasStatus: units.some(({ status }) => status),
    },
    isLong: units.length >= long,
  };
  return (
    <div className={styles.frame} data-covers>
      {openUnits.length > 0 && !hasPrice && <p className={styles.onRequest}>{t('pricesOnRequest')}</p>}
      {(openUnits.length > 0 || takenUnits.length === 0) && (
        <UnitRows
          {...sharedProps}
          groups={groups.map((group) => ({
            ...group,
            rows: group.units.filter((unit) => !isTaken(unit)).sort(byStatus),
          }))}
        />
      )}
      {takenUnits.length > 0 && (
        <Fold
          isGroup
          summary={t.rich('takenUnits', {
            n: takenUnits.length,
            offer: offerOf(units),
            count: (text) => <span data-count>{text}</span>,
          })}
        >
          <UnitRows
            {...sharedProps}
            groups={groups.flatMap(({ name, units }) =>
              units.some(isTaken) ? { name, rows: units.filter(isTaken) } : [],
            )}
          />
        </Fold>
      )}
    </div>
  );
}

function isTaken({ status }: Unit): boolean {
  return status === 'taken';
}

const order = ['free', 'reserved'];

function byStatus(a: Unit, b: Unit): number {
  return order.indexOf(a.status ?? '') - order.indexOf(b.status ?? '');
}
