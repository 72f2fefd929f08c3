import { useTranslations } from 'next-intl';
import { choiceName } from '@/i18n/choice-name';
import type { Building } from '@/model';
import { markOf } from '../islands/unit-shortlist/shortlist-units';
import { NumberText } from '../text/number-text';
import styles from './spaces-table.module.css';
import { UnitTable } from './unit-table';

type Props = {
  building: Pick<Building, 'id' | 'units' | 'levels'>;
  /** The id of the heading, by which the table is named. */
  labelledBy: string;
};

/** Renders the units of a building by use, each with a checkbox that marks it for the comparison. */
export function SpacesTable({ building: { id, units, levels }, labelledBy }: Props) {
  const t = useTranslations('Units');
  const uses = new Set(units.map(({ use }) => use));
  return (
    <UnitTable
      units={units}
      labelledBy={labelledBy}
      groups={[...uses].map((use) => ({
        name: choiceName(t, `uses.${use}`, use),
        id: `${id}-${use}`,
        units: units.filter((unit) => unit.use === use),
      }))}
      kind={
        units.some(({ level }) => level)
          ? {
              field: 'level',
              heading: t('level'),
              textOf: (unit) => {
                const level = levels.find((each) => each.id === unit.level);
                return level && <NumberText>{level.title}</NumberText>;
              },
            }
          : undefined
      }
      action={{
        heading: <span className={styles.compare}>{t('compare')}</span>,
        controlOf: ({ number }) => (
          <label className={styles.mark}>
            <span className={styles.label} aria-hidden="true">
              {t('compare')}
            </span>
            <input type="checkbox" data-mark={markOf({ building: id, number })} />
            <span className="visually-hidden">{t('mark', { number })}</span>
          </label>
        ),
      }}
    />
  );
}
