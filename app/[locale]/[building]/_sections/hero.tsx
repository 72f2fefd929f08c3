import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/cards/status-badge';
import { MovingPicture } from '@/components/pictures/moving-picture';
import { BrochureLink } from '@/components/text/brochure-link';
import { formatDayInWords } from '@/i18n/dates';
import { hasBrochures } from '@/lib/http/brochures';
import type { Building, Offer } from '@/model';
import { findOvertakingStep } from '@/model/derived/overtaking-step';
import { sectionLevels } from '@/model/derived/section-levels';
import { DateNote } from './date-note';
import styles from './hero.module.css';
import { type Figures, HeroFacts } from './hero-facts';
import { HeroOffer } from './hero-offer';

type Props = {
  building: Building;
  /** Its available units; undefined when none is known to be available. */
  offer: Offer | undefined;
  /** The figures of the building, from its record among the projects. */
  figures: Figures | undefined;
  /** The label of its brochure. */
  brochure: string;
};

/** CSS pixels. */
const markHeight = 56;

/**
 * Renders the building at a glance: its offer, then its state with the dot of its project’s status (specification §4).
 * Progress that is newer than the month of completion precedes the sentence with the month.
 */
export function Hero({ building, offer, figures, brochure }: Props) {
  const t = useTranslations('Building');
  const progress = useTranslations('Progress');
  const units = useTranslations('Units');
  const locale = useLocale();
  const { mark } = building;
  const step = findOvertakingStep(building);
  const status = figures?.status.key ?? (building.completion ? 'inProgress' : 'completed');
  return (
    <section className={`${styles.hero} dark`} aria-labelledby="building-title" data-parts data-covers>
      <div className={`container ${styles.stage}`}>
        <div className={styles.text}>
          <div className={styles.title}>
            {mark && (
              <img
                src={mark.src}
                alt=""
                width={Math.round((markHeight * mark.width) / mark.height)}
                height={markHeight}
              />
            )}
            <h1 id="building-title">{building.name}</h1>
          </div>
          <p className="lead">{building.subtitle}</p>
          {offer && <HeroOffer offer={offer} />}
          <p className={styles.actions}>
            <a className="button" href="#contact" data-action>
              {units('ask')}
            </a>
            {building.levels.length > 0 && (
              <a className="button" data-kind="quiet" href="#options">
                {t('toOptions', { n: building.levels.length })}
              </a>
            )}
          </p>
          <div className={styles.status}>
            {step && (
              <p>
                <Badge status={status}>
                  {progress('now', {
                    phase: progress(`phases.${step.phase}`),
                    day: formatDayInWords(step.date, locale),
                  })}
                </Badge>
              </p>
            )}
            <p>
              {step ? (
                <span data-promise>{building.status}</span>
              ) : (
                <Badge status={status}>{building.status}</Badge>
              )}
            </p>
            {building.progress.length === 0 && (
              <DateNote completion={building.completion} className={undefined} />
            )}
            {hasBrochures() && (
              <p>
                <BrochureLink className="link" name={brochure} />
              </p>
            )}
          </div>
        </div>
        <MovingPicture
          className={styles.picture}
          picture={building.hero}
          sizes="(min-width: 60rem) max(75rem, 55vw), 100vw"
        />
      </div>
      {figures && sectionLevels(building.levels).length === 0 && <HeroFacts figures={figures} />}
    </section>
  );
}
