import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { UnitFilter } from '@/components/islands/unit-filter';
import type { Building } from '@/content';
import { formatDayInWords } from '@/i18n/dates';
import { LevelHead } from './level-head';
import { listUnitFilters } from './unit-filters';
import { UnitTable } from './unit-table';
import styles from './units.module.css';

type Props = { building: Building };

/** The units for sale or to let, to be filtered by use and size; nothing when the content has none. */
export function Units({ building }: Props) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const { units, unitsAsOf, levels } = building;
  if (units.length === 0) return null;
  return (
    <section id="units" className={`section ${styles.section}`} aria-labelledby="units-title">
      <div className="container">
        <LevelHead id="units-title" title={t('title')} />
        {unitsAsOf && <p className={styles.day}>{t('asOf', { day: formatDayInWords(unitsAsOf, locale) })}</p>}
        <Island
          component={{ UnitFilter }}
          wake="load"
          props={{
            label: t('filterLabel'),
            filters: listUnitFilters(units, t),
            statuses: Array.from({ length: units.length + 1 }, (_, shown) =>
              shown === 0 ? t('empty') : t('shown', { shown, total: units.length }),
            ),
            field: '#contact [name="interest"]',
            children: <UnitTable units={units} levels={levels} />,
          }}
        />
      </div>
    </section>
  );
}
