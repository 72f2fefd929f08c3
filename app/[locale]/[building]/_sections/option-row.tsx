import { useLocale, useTranslations } from 'next-intl';
import { AskLink } from '@/components/islands/ask-link/ask-link';
import { Island } from '@/components/islands/runtime/island';
import { Icon } from '@/components/pictures/icon';
import { Picture } from '@/components/pictures/picture';
import { FactList } from '@/components/text/fact-list';
import { Fold } from '@/components/text/fold';
import { NumberText } from '@/components/text/number-text';
import type { Level } from '@/model';
import { cardId } from './levels';
import styles from './option-row.module.css';
import { tourHref } from './tour-href';

type Props = {
  level: Level;
  /** Whether something in the building can still be had. */
  isOffered: boolean;
};

/** Renders a level with its picture, its tour in a new tab, a link to the form, and collapsible facts. */
export function OptionRow({ level, isOffered }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const form = useTranslations('BuildingForm');
  const id = cardId(level.id);
  const { image, virtualTourUrl, facts } = level;
  const hasFacts = Object.values(facts).some((fact) => fact !== undefined);
  return (
    <article id={id} tabIndex={-1} className={styles.row} data-of={level.id} aria-labelledby={`${id}-title`}>
      {image && (
        <Picture
          className={styles.picture}
          picture={image}
          sizes="(min-width: 60rem) 13rem, (min-width: 40rem) 12rem, 7rem"
        />
      )}
      <div className={styles.text}>
        <h3 id={`${id}-title`}>
          <NumberText>{level.title}</NumberText>
        </h3>
        <p>
          <NumberText>{level.description}</NumberText>
        </p>
      </div>
      <p className={styles.actions}>
        {virtualTourUrl && (
          <a
            className={`link ${styles.action}`}
            href={tourHref(virtualTourUrl, locale)}
            target="_blank"
            rel="noopener"
            aria-describedby={`${id}-tab`}
          >
            <span>{t('viewTour')}</span>
            <Icon name="external" />
          </a>
        )}
        {isOffered && (
          <Island
            component={{ AskLink }}
            props={{
              className: `link ${styles.action}`,
              href: '#contact',
              field: 'interest',
              text: form('prefill', { level: level.plainName }),
              describedBy: `${id}-title`,
              children: t('ask'),
            }}
          />
        )}
      </p>
      {hasFacts && (
        <Fold className={styles.facts} summary={t('facts', { level: level.plainName })}>
          <FactList facts={facts} />
        </Fold>
      )}
      {virtualTourUrl && (
        <span id={`${id}-tab`} hidden>
          {t('opensTab', { title: level.title })}
        </span>
      )}
    </article>
  );
}
