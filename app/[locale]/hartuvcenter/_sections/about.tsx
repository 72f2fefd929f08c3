import { useTranslations } from 'next-intl';
import { Picture } from '@/components/islands/picture';
import { PrintButton } from '@/components/islands/print-button';
import type { Building } from '@/content/schema';
import styles from './about.module.css';
import { LevelHead } from './level-head';

type Props = { building: Building };

/** Which pictures of the record stand beside the text: first and largest the section of the building. */
const shown = [1, 0, 2];

export function About({ building }: Props) {
  const t = useTranslations('Building');
  const print = useTranslations('Print');
  return (
    <section id="about" className={`section ${styles.section}`} aria-labelledby="about-title">
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <LevelHead id="about-title" title={t('aboutTitle')} mark="+6.00" />
          <p className="lead measure">{building.about}</p>
          <PrintButton label={print('button')} />
        </div>
        <div className={styles.pictures}>
          {shown
            .flatMap((at) => building.images[at] ?? [])
            .map((picture, at) => (
              <Picture
                key={picture.src}
                picture={picture}
                sizes={at === 0 ? '(width >= 60rem) 50vw, 100vw' : '(width >= 60rem) 25vw, 50vw'}
              />
            ))}
        </div>
      </div>
    </section>
  );
}
