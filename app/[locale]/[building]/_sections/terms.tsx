import { useLocale, useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import {
  listBuildingTerms,
  listUseTerms,
  type Row,
  rowOf,
  writePrice,
  writeRange,
  writeVat,
} from '@/components/units/prices';
import { formatDayInWords } from '@/i18n/dates';
import type { Building, UseTerms } from '@/model';
import { LevelHead } from './level-head';
import styles from './terms.module.css';

type Props = { building: Pick<Building, 'terms' | 'units'> };

/** Renders prices and terms, first for each use, then for the whole building; nothing without any. */
export function Terms({ building: { terms, units } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Terms');
  const unit = useTranslations('Unit');
  if (!terms) return null;
  const { uses = [], managementFee, vat, availableFrom } = terms;
  const rows = [
    ...rowOf(undefined, unit('managementFee'), managementFee && writePrice(managementFee, unit)),
    ...rowOf(undefined, unit('availableFrom'), availableFrom && formatDayInWords(availableFrom, locale)),
    ...listBuildingTerms(terms, t, locale),
  ];
  const isOffered = ({ use }: UseTerms) => units.some((one) => one.use === use && one.status !== 'taken');
  const entryOf = ({ use }: UseTerms) => {
    const days = units.flatMap((one) => (one.use === use && one.available ? [one.available] : []));
    const first = days.sort()[0];
    return first === availableFrom ? undefined : first;
  };
  const prices = uses.filter(isOffered).flatMap(({ price }) => price ?? []);
  const day = [...prices, ...(managementFee ? [managementFee] : [])].map(({ asOf }) => asOf).sort()[0];
  const shown = { price: prices.length > 0, fee: managementFee !== undefined };
  return (
    <section id="terms" className={`section ${styles.section}`} aria-labelledby="terms-title">
      <div className="container">
        <LevelHead id="terms-title" title={t('title')} />
        {uses.length > 0 && (
          <div className={styles.uses}>
            {uses.map((ofUse) => (
              <UseCard key={ofUse.use} terms={ofUse} isOffered={isOffered(ofUse)} entry={entryOf(ofUse)} />
            ))}
          </div>
        )}
        <TermRows rows={rows} className={styles.shared} />
        {day && (
          <p className={styles.note}>
            {writeVat(vat, shown, unit)} {t('asOf', { day: formatDayInWords(day, locale) })}
          </p>
        )}
      </div>
    </section>
  );
}

type UseProps = {
  terms: UseTerms;
  isOffered: boolean;
  /** The first day of entry of its units, where it differs from that of the building. */
  entry: string | undefined;
};

function UseCard({ terms, isOffered, entry }: UseProps) {
  const locale = useLocale();
  const units = useTranslations('Units');
  const unit = useTranslations('Unit');
  const { use, price, municipalTax } = terms;
  const id = `terms-${use}`;
  return (
    <article className={styles.use} aria-labelledby={id}>
      <h3 id={id}>{units(`uses.${use}`)}</h3>
      {isOffered && <p className={styles.price}>{price ? writeRange(price, unit) : unit('onRequest')}</p>}
      <TermRows
        rows={[
          ...listUseTerms(terms, municipalTax, { unit, terms: useTranslations('Terms') }),
          ...rowOf(undefined, unit('availableFrom'), entry && formatDayInWords(entry, locale)),
        ]}
      />
    </article>
  );
}

function TermRows({ rows, className }: { rows: readonly Row[]; className?: string | undefined }) {
  if (rows.length === 0) return null;
  return (
    <dl className={`${styles.rows} ${className ?? ''}`}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <NumberText>{text}</NumberText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
