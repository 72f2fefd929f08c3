import { useLocale, useTranslations } from 'next-intl';
import { FactRows } from '@/components/text/fact-list';
import { writeVat } from '@/components/units/prices';
import { listUnitCosts } from '@/components/units/unit-facts';
import type { Building, Unit } from '@/model';
import styles from './unit-facts.module.css';

type Props = { building: Pick<Building, 'terms'>; unit: Unit };

/** Renders the price of a unit with the terms of its use and of the building; nothing of a taken unit without terms. */
export function UnitCosts({ building: { terms }, unit }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const words = { unit: t, terms: useTranslations('Terms') };
  const rows = listUnitCosts(terms, unit, words, locale);
  if (rows.length === 0) return null;
  const { price, managementFee } = unit;
  const note = writeVat(terms?.vat, price ? [price] : [], managementFee ? [managementFee] : [], t);
  return (
    <section className={`${styles.facts} ${styles.costs}`} aria-labelledby="costs-title">
      <h2 id="costs-title">{t('costs')}</h2>
      <FactRows path={unit.path} facts={rows} />
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
