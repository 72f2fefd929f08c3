import { useTranslations } from 'next-intl';
import { Icon } from '@/components/pictures/icon';
import { LeadPicture } from '@/components/pictures/lead-picture';
import type { Company } from '@/content';
import styles from './hero.module.css';
import { HeroDrawing } from './hero-drawing';
import { HeroFacts } from './hero-facts';

type Props = {
  company: Company;
  /** The level of the roof in the picture, in meters; null when it is not known. */
  roof: number | null;
};

/** The first screen: what the company does, over a building whose frame is drawn on the level line. */
export function Hero({ company, roof }: Props) {
  const t = useTranslations('Hero');
  return (
    <section className={`${styles.hero} dark`} aria-labelledby="hero-title">
      <div className={`container ${styles.stage}`}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{t('eyebrow', { founded: String(company.founded) })}</p>
          <h1 id="hero-title">{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <p className={styles.actions}>
            <a className="button" href="#contact">
              {t('primary')}
            </a>
            <a className="button" data-kind="quiet" href="#projects">
              {t('secondary')}
            </a>
          </p>
        </div>
        <div className={styles.view}>
          {/* The height decides: 46 to 54 rem of a picture that is cut at its sides. */}
          <LeadPicture picture={company.hero} sizes="(min-width: 60rem) 94rem, 119vw" />
          <HeroDrawing roof={roof} />
        </div>
      </div>
      <HeroFacts facts={company.facts} />
      <a className={`${styles.arrow} screen-only`} href="#about" aria-label={t('arrow')}>
        <Icon name="down" />
      </a>
    </section>
  );
}
