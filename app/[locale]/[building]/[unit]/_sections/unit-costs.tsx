import { useLocale, useTranslations } from 'next-intl';
import { FactRows } from '@/components/text/fact-list';
import {
  listBuildingTerms,
  listUseTerms,
  rowOf,
  writeDatedPrice,
  writeTotal,
  writeVat,
} from '@/components/units/prices';
import { formatDayInWords } from '@/i18n/dates';
import type { Building, Level, Unit } from '@/model';
import styles from './unit-facts.module.css';

type Props = { building: Pick<Building, 'terms'>; unit: Unit; level: Level };

/** Renders the price of a unit with the terms of its use and of the building; nothing of a taken unit without terms. */
export function UnitCosts({ building: { terms }, unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const words = useTranslations('Terms');
  const { use, status, available, price, managementFee, municipalTax } = unit;
  const rows = [
    ...rowOf(
      'price',
      t('price', { offer: level.offer }),
      price ? writeDatedPrice(price, t, locale, writeTotal(unit, t)) : status !== 'taken' && t('onRequest'),
    ),
    ...rowOf('managementFee', t('managementFee'), managementFee && writeDatedPrice(managementFee, t, locale)),
    ...rowOf('availableFrom', t('availableFrom'), available && formatDayInWords(available, locale)),
    ...listUseTerms(unit.terms ?? { use }, municipalTax, { unit: t, terms: words }),
    ...(terms ? listBuildingTerms(terms, words, locale) : []),
  ];
  if (rows.length === 0) return null;
  const note = writeVat(terms?.vat, price ? [price] : [], managementFee ? [managementFee] : [], t);
  return (
    <section className={`${styles.facts} ${styles.costs}`} aria-labelledby="costs-title">
      <h2 id="costs-title">{t('costs')}</h2>
      <FactRows path={unit.path} facts={rows} />
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
