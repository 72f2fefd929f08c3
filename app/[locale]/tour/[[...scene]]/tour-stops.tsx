import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/pictures/icon';
import { getPathname } from '@/i18n/navigation';
import type { TourScene } from '@/model';
import styles from './tour-stops.module.css';

type Props = { scene: TourScene; scenes: TourScene[] };

/** The id of the text that explains how to move the view. */
export const helpId = 'tour-help';

/**
 * Renders every stop as a link, links to the previous and next stop (none in a tour of one stop), and help on moving
 * the view.
 */
export function TourStops({ scene, scenes }: Props) {
  const locale = useLocale();
  const t = useTranslations('Tour');
  const footer = useTranslations('Footer');
  const index = scenes.findIndex((other) => other.id === scene.id);
  const previous = scenes[index - 1];
  const next = scenes[index + 1];
  const hrefOf = ({ id }: TourScene) => getPathname({ href: `/tour/${id}`, locale });
  return (
    <div className={styles.side}>
      <p className={styles.noScript}>{t('noScript')}</p>
      {scenes.length > 1 && (
        <nav aria-labelledby="tour-stops">
          <h2 id="tour-stops" className={styles.title}>
            {t('stops')}
          </h2>
          <ol role="list" className={styles.stops}>
            {scenes.map((stop) => (
              <li key={stop.id}>
                <a
                  href={hrefOf(stop)}
                  className={styles.stop}
                  aria-current={stop.id === scene.id ? 'page' : undefined}
                >
                  {stop.name}
                </a>
              </li>
            ))}
          </ol>
          <div className={styles.walk}>
            {previous && (
              <a href={hrefOf(previous)} className={styles.step}>
                <Icon name="back" />
                <span>{t('previous')}</span>
              </a>
            )}
            {next && (
              <a href={hrefOf(next)} className={`${styles.step} ${styles.next}`}>
                <span>{t('next')}</span>
                <Icon name="next" />
              </a>
            )}
          </div>
        </nav>
      )}
      <p id={helpId} className={`script-only ${styles.help}`}>
        {t('help')}
      </p>
      <p className={styles.note}>{footer('note')}</p>
    </div>
  );
}
