import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { NearFrame } from '@/components/islands/near-frame';
import { TourStart } from '@/components/islands/tour-start';
import { Icon } from '@/components/pictures/icon';
import type { Building } from '@/content';
import { LevelHead } from './level-head';
import styles from './tour.module.css';
import { isExternal, tourHref } from './tour-href';

type Props = { building: Building };

/** The virtual tour in a frame (specification §2); a tour from another site waits for a click. */
export function Tour({ building }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const href = tourHref(building.virtualTourUrl, locale);
  const frame = {
    className: styles.frame,
    src: href,
    title: t('tourFrame', { building: building.name }),
  };
  return (
    <section id="tour" className={`section dark ${styles.section}`} aria-labelledby="tour-title">
      <div className="container">
        <LevelHead id="tour-title" title={t('tourTitle')} elevation={0} />
        <p className={styles.open}>
          <a className="link" href={href} target="_blank" rel="noopener">
            {t('tourOpen')}
          </a>
          <Icon name="external" />
        </p>
        {isExternal(building.virtualTourUrl) ? (
          <Island
            component={{ TourStart }}
            wake="load"
            props={{ label: t('tourStart'), note: t('tourExternal'), className: styles.start, frame }}
          />
        ) : (
          <>
            <Island component={{ NearFrame }} wake="load" props={frame} />
            <noscript>
              <iframe {...frame} loading="lazy" allowFullScreen />
            </noscript>
          </>
        )}
      </div>
    </section>
  );
}
