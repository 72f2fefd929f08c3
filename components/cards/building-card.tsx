import { useLocale, useTranslations } from 'next-intl';
import { getPathname } from '@/i18n/navigation';
import type { Building } from '@/model';
import { Icon } from '../pictures/icon';
import { Picture } from '../pictures/picture';
import styles from './project-card.module.css';

type Props = { building: Building };

/** Renders a building in a list of projects: its picture, its kind, and a link to its page. */
export function BuildingCard({ building: { id, href, name, subtitle, hero } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Projects');
  return (
    <article className={styles.card} aria-labelledby={`building-${id}`}>
      <Picture
        className={styles.wide}
        picture={hero}
        sizes="(min-width: 68rem) 32rem, (min-width: 46rem) 46vw, 92vw"
      />
      <div className={styles.text}>
        <h3 id={`building-${id}`}>{name}</h3>
        <p>{subtitle}</p>
        <a className={`link ${styles.more}`} href={getPathname({ href, locale })}>
          {t('more')}
          <span className="visually-hidden"> {t('moreAbout', { title: name })}</span>
          <Icon name="next" />
        </a>
      </div>
    </article>
  );
}
