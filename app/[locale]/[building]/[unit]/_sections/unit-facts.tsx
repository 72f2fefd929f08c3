import { useLocale, useTranslations } from 'next-intl';
import { FactRows } from '@/components/text/fact-list';
import { listUnitFacts } from '@/components/units/unit-facts';
import type { Level, Unit } from '@/model';
import styles from './unit-facts.module.css';

type Props = { unit: Unit; level: Level | undefined };

/** Renders the facts of a unit and of its level. */
export function UnitFacts({ unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const words = { unit: t, units: useTranslations('Units'), facts: useTranslations('Facts') };
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      <FactRows path={unit.path} facts={listUnitFacts(unit, level, words, locale)} />
    </section>
  );
}
