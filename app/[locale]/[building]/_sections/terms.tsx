import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/text/fold';
import { NumberText } from '@/components/text/number-text';
import { SectionHead } from '@/components/text/section-head';
import {
  listBuildingTerms,
  listUseTerms,
  type Row,
  rowOf,
  writeOffer,
  writePrice,
  writeVat,
} from '@/components/units/prices';
import { choiceName } from '@/i18n/choice-name';
import { formatDayInWords } from '@/i18n/dates';
import type { Building, Unit, UnitPrice, UseTerms } from '@/model';
import { hasTerms, hasUseTerms } from '@/model/derived/has-terms';
import styles from './terms.module.css';

type Props = { building: Pick<Building, 'terms' | 'units'> };

/** Renders prices and terms, first for each use, then for the whole building; nothing without any. */
export function Terms({ building: { terms, units } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Terms');
  const unit = useTranslations('Unit');
  if (!terms || !hasTerms({ terms, units })) return null;
  const { uses = [], managementFee, vat, availableFrom } = terms;
  const cards = uses
    .filter((ofUse) => hasUseTerms(ofUse, units))
    .map((ofUse) => {
      const listedUnits = units.filter(({ use }) => use === ofUse.use);
      const offeredUnits = listedUnits.filter(({ status }) => status !== 'taken');
      const days = offeredUnits.flatMap(({ available }) => available ?? []).sort();
      const isTaken = listedUnits.length > 0 && offeredUnits.length === 0;
      return { terms: ofUse, offered: offeredUnits, isTaken, entry: days[0] };
    });
  /** Whether a use is available on another day than the building, so that each use names its day. */
  const hasOwnDays = cards.some(({ entry }) => entry !== undefined && entry !== availableFrom);
  const rows = [
    ...rowOf(undefined, unit('managementFee'), managementFee && writePrice(managementFee, unit)),
    ...rowOf(
      undefined,
      unit('availableFrom'),
      !hasOwnDays && availableFrom && formatDayInWords(availableFrom, locale),
    ),
    ...listBuildingTerms(terms, t, locale),
  ];
  const prices = cards.flatMap((card) => priceOf(card) ?? []);
  const fees = managementFee ? [managementFee] : [];
  const day = [...prices, ...fees].map(({ asOf }) => asOf).sort()[0];
  return (
    <section id="terms" className={`section ${styles.section}`} aria-labelledby="terms-title">
      <div className="container">
        <SectionHead id="terms-title" title={t('title')} />
        {cards.length > 0 && (
          <div className={styles.uses}>
            {cards.map((card) => (
              <UseCard key={card.terms.use} {...card} entry={hasOwnDays ? card.entry : undefined} />
            ))}
          </div>
        )}
        <TermRows rows={rows} className={styles.shared} summary={cards.length > 0 && t('shared')} />
        {day && (
          <p className={styles.note}>
            {writeVat(vat, prices, fees, unit)} {t('asOf', { day: formatDayInWords(day, locale) })}
          </p>
        )}
      </div>
    </section>
  );
}

/** `isTaken`: every listed unit of the use is taken; a use without listed units may be on offer. */
type Offer = { terms: UseTerms; offered: readonly Unit[]; isTaken: boolean };

/** Returns the price of the only unit on offer, otherwise the range of the use; undefined when nothing is on offer. */
function priceOf({ terms, offered, isTaken }: Offer): UnitPrice | UseTerms['price'] {
  if (isTaken) return undefined;
  const [only] = offered.length === 1 ? offered : [];
  return only?.price ?? terms.price;
}

type UseProps = Offer & {
  /** The first day of entry of its units, where uses differ. */
  entry: string | undefined;
};

function UseCard({ terms, offered, isTaken, entry }: UseProps) {
  const locale = useLocale();
  const units = useTranslations('Units');
  const unit = useTranslations('Unit');
  const { use, municipalTax } = terms;
  const price = priceOf({ terms, offered, isTaken });
  const id = `terms-${use}`;
  const t = useTranslations('Terms');
  return (
    <article className={styles.use} aria-labelledby={id}>
      <h3 id={id}>{choiceName(units, `uses.${use}`, use)}</h3>
      {(price || offered.length > 0) && (
        <p className={styles.price}>{price ? writeOffer(price, unit) : unit('onRequest')}</p>
      )}
      <TermRows
        summary={t('details')}
        rows={[
          ...listUseTerms(terms, municipalTax, { unit, terms: t }),
          ...rowOf(undefined, unit('availableFrom'), entry && formatDayInWords(entry, locale)),
        ]}
      />
    </article>
  );
}

type RowsProps = {
  rows: readonly Row[];
  className?: string | undefined;
  /** The heading of the fold, on phones. */
  summary: string | false;
};

function TermRows({ rows, className, summary }: RowsProps) {
  if (rows.length === 0) return null;
  const list = (
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
  return summary ? (
    <Fold isForPhones summary={summary}>
      {list}
    </Fold>
  ) : (
    list
  );
}
