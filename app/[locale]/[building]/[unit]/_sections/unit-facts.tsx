import { useLocale, useTranslations } from 'next-intl';
import { FactRows } from '@/components/text/fact-list';
import { Fold } from '@/components/text/fold';
import { groupUnitFacts, listUnitFacts } from '@/components/units/unit-facts';
import type { Level, Unit } from '@/model';
import styles from './unit-facts.module.css';

type Props = { unit: Unit; level: Level | undefined };

/** Renders the facts of a unit and of its level in groups; on phones all but the first are folded. */
export function UnitFacts({ unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const words = { unit: t, units: useTranslations('Units'), facts: useTranslations('Facts') };
  const groups = groupUnitFacts(listUnitFacts(unit, level, words, locale));
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }, index) => {
          const title = t(`groups.${name}`);
          const list = <FactRows path={unit.path} facts={rows} />;
          return (
            <div key={name} className={index === 0 ? styles.group : `${styles.group} ${styles.folding}`}>
              <h3>{title}</h3>
              {index === 0 ? (
                list
              ) : (
                <Fold summary={title} isForPhones>
                  {list}
                </Fold>
              )}
            </div>
          );
        })}
    </section>
  );
}
