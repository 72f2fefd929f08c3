import { useLocale, useTranslations } from 'next-intl';
import { NearFrame } from '@/components/islands/near-frame/near-frame';
import { Island } from '@/components/islands/runtime/island';
import { TourStart } from '@/components/islands/tour-start/tour-start';
import { Icon } from '@/components/pictures/icon';
import { SectionHead } from '@/components/text/section-head';
import styles from './tour.module.css';
import { isExternal, tourHref } from './tour-href';

type Props = {
  /** The name of the building. */
  name: string;
  /** A path of this site, or an https address elsewhere. */
  url: string | undefined;
};

/** Renders the virtual tour in a frame (specification §2), of another site only after a click; nothing without one. */
export function Tour({ name, url }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  if (!url) return null;
  const href = tourHref(url, locale);
  const frame = {
    className: styles.frame,
    src: href,
    title: t('tourFrame', { building: name }),
  };
  return (
    <section id="tour" className={`section dark ${styles.section}`} aria-labelledby="tour-title">
      <div className="container">
        <SectionHead id="tour-title" title={t('tourTitle')} elevation={0} />
        <p className={styles.open}>
          <a className="link" href={href} target="_blank" rel="noopener">
            {t('tourOpen')}
          </a>
          <Icon name="external" />
        </p>
        {isExternal(url) ? (
          <Island
            component={{ TourStart }}
            props={{ label: t('tourStart'), note: t('tourExternal'), className: styles.start, frame }}
          />
        ) : (
          <>
            <Island component={{ NearFrame }} props={frame} />
            <noscript>
              <iframe {...frame} loading="lazy" allowFullScreen />
            </noscript>
          </>
        )}
      </div>
    </section>
  );
}
