import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { AskLink } from '@/components/islands/ask-link';
import { Picture } from '@/components/islands/picture';
import { SignedText } from '@/components/signed-text';
import type { PurchaseOption } from '@/content/schema';
import { cardIds } from './levels';
import styles from './option-card.module.css';
import { tourHref } from './tour-href';

type Props = { option: PurchaseOption };

/** One level: what it is, its tour in a new tab, and the way to ask about it. */
export function OptionCard({ option }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const form = useTranslations('BuildingForm');
  const id = cardIds[option.level];
  return (
    <article id={id} className={styles.card} data-of={option.level} aria-labelledby={`${id}-title`}>
      <Picture
        className={styles.picture}
        picture={option.image}
        sizes="(width >= 80rem) 17rem, (width >= 60rem) 50vw, (width >= 40rem) 40vw, 100vw"
      />
      <div className={styles.text}>
        <h3 id={`${id}-title`}>
          <SignedText>{option.title}</SignedText>
        </h3>
        <p>{option.description}</p>
        <p className={styles.actions}>
          <a
            className={`link ${styles.action}`}
            href={tourHref(option.virtualTourUrl, locale)}
            target="_blank"
            rel="noopener"
            aria-describedby={`${id}-tab`}
          >
            <span>{t('viewTour')}</span>
            <Icon name="external" />
          </a>
          <AskLink
            className={`link ${styles.action}`}
            href="#contact"
            field="interest"
            text={form('prefill', { level: option.plainName })}
            describedBy={`${id}-title`}
          >
            {t('ask')}
          </AskLink>
        </p>
        <span id={`${id}-tab`} hidden>
          {t('opensTab', { title: option.title })}
        </span>
      </div>
    </article>
  );
}
