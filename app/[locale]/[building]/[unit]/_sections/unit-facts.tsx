import { useLocale, useTranslations } from 'next-intl';
import { FactRows, listFacts } from '@/components/text/fact-list';
import { formatDayInWords } from '@/i18n/dates';
import type { Level, Unit, UnitPrice } from '@/model';
import styles from './unit-facts.module.css';

type Props = { unit: Unit; level: Level };

/** Renders the facts of a unit with its price, or with a contact where its record has no price. */
export function UnitFacts({ unit, level }: Props) {
  const locale = useLocale();
  const t = useTranslations('Unit');
  const units = useTranslations('Units');
  const factWords = useTranslations('Facts');
  const { use, area, available, divisibleFrom, joinableWith } = unit;
  const { clearHeight, ...facts } = unit.facts;
  const row = (field: string, name: string, text: string | false | undefined) =>
    text ? [{ field, name, text }] : [];

  function costOf(price: UnitPrice | undefined): string | undefined {
    if (!price) return undefined;
    const day = formatDayInWords(price.asOf, locale);
    return t('priceAsOf', { price: t(`amounts.${price.per}`, { amount: price.amount }), day });
  }

  const costs = [
    ...row(
      'price',
      t('price', { offer: level.offer }),
      costOf(unit.price) ?? (unit.status !== 'taken' && t('onRequest')),
    ),
    ...row('managementFee', t('managementFee'), costOf(unit.managementFee)),
    ...row('municipalTax', t('municipalTax'), costOf(unit.municipalTax)),
  ];
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      <FactRows
        path={unit.path}
        facts={[
          ...row('use', units('use'), units(`uses.${use}`)),
          ...row('area', units('area'), units('areaValue', { n: area })),
          ...row('level', units('level'), level.title),
          ...row(
            'clearHeight',
            factWords('clearHeight'),
            clearHeight !== undefined && factWords('meters', { n: clearHeight }),
          ),
          ...listFacts(facts, factWords, locale),
          ...row('availableFrom', t('availableFrom'), available && formatDayInWords(available, locale)),
          ...row(
            'divisibleFrom',
            t('divisible'),
            divisibleFrom !== undefined && t('divisibleFrom', { n: divisibleFrom }),
          ),
          ...row(
            'joinableWith',
            t('joinable'),
            joinableWith.length > 0 &&
              t('joinableWith', { n: joinableWith.length, numbers: joinableWith.join(', ') }),
          ),
          ...costs,
        ]}
      />
      {(unit.price || unit.managementFee) && <p className={styles.note}>{t('priceNote')}</p>}
    </section>
  );
}
