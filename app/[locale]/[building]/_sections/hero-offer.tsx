import { useLocale, useTranslations } from 'next-intl';
import { writeEntry, writeLowestPrice, writeSizes } from '@/components/units/offer-words';
import type { Offer } from '@/model';
import styles from './hero-offer.module.css';

type Props = { offer: Offer };

/** Renders the available units on a level line: their number, sizes, lowest price and first day. */
export function HeroOffer({ offer }: Props) {
  const locale = useLocale();
  const t = useTranslations('Units');
  const unit = useTranslations('Unit');
  const facts = [
    t('freeOf', { n: offer.free, total: offer.total }),
    writeSizes(offer, t),
    writeLowestPrice(offer, unit),
    writeEntry(offer, t, locale),
  ];
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact} className="level-mark">
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}
