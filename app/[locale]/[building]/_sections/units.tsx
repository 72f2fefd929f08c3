import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import { LevelTable } from '@/components/units/level-table';
import { UnitList } from '@/components/units/unit-list';
import { UnitsDay } from '@/components/units/units-day';
import { getPathname } from '@/i18n/navigation';
import type { Building } from '@/model';
import styles from './units.module.css';

type Props = { building: Building };

/** Renders the units for sale or to let, to be filtered by use and size; nothing when the content has none. */
export function Units({ building }: Props) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const { units, unitsAsOf, levels } = building;
  if (units.length === 0) return null;
  return (
    <section id="units" className={`section ${styles.section}`} aria-labelledby="units-title">
      <div className="container">
        <SectionHead id="units-title" title={t('title')} />
        {unitsAsOf && (
          <p className={styles.day}>
            <UnitsDay building={building} />
          </p>
        )}
        <UnitList units={units}>
          <LevelTable units={units} levels={levels} labelledBy="units-title" />
        </UnitList>
        <p className={styles.all}>
          <a className="link" href={getPathname({ href: '/spaces', locale })}>
            {t('all')}
          </a>
        </p>
      </div>
    </section>
  );
}
