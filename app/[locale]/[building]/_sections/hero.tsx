import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/cards/status-badge';
import { MovingPicture } from '@/components/pictures/moving-picture';
import { BrochureLink } from '@/components/text/brochure-link';
import { formatDayInWords } from '@/i18n/dates';
import { hasBrochures } from '@/lib/http/brochures';
import type { Building } from '@/model';
import { findOvertakingStep } from '@/model/derived/overtaking-step';
import { DateNote } from './date-note';
import styles from './hero.module.css';
import { type Figures, HeroFacts } from './hero-facts';

type Props = {
  building: Building;
  /** The figures of the building, from its record among the projects. */
  figures: Figures | undefined;
  /** The label of its brochure. */
  brochure: string;
};

/**
 * Renders the building at a glance, with the dot of its project’s status (specification §4). Progress that is newer than
 * the month of completion precedes the sentence with the month.
 */
export function Hero({ building, figures, brochure }: Props) {
  const t = useTranslations('Building');
  const progress = useTranslations('Progress');
  const locale = useLocale();
  const { mark } = building;
  const step = findOvertakingStep(building);
  const status = figures?.status.key ?? 'inProgress';
  return (
    <section className={`${styles.hero} dark`} aria-labelledby="building-title" data-parts>
      <div className={`container ${styles.stage}`}>
        <div className={styles.text}>
          {mark && (
            <img
              className={styles.logo}
              src={mark.src}
              alt=""
              width={Math.round((88 * mark.width) / mark.height)}
              height="88"
            />
          )}
          <h1 id="building-title">{building.name}</h1>
          <p className="lead">{building.subtitle}</p>
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
          <p className={step ? styles.overtaken : undefined}>
            {step ? (
              <span data-promise>{building.status}</span>
            ) : (
              <Badge status={status}>{building.status}</Badge>
            )}
          </p>
          {hasBrochures() && (
            <p className={styles.links}>
              <BrochureLink className="link" name={brochure} />
            </p>
          )}
          <p className={styles.actions}>
            <a className="button" href="#contact">
              {t('toForm')}
            </a>
            {building.levels.length > 0 && (
              <a className="button" data-kind="quiet" href="#options">
                {t('toOptions', { n: building.levels.length })}
              </a>
            )}
          </p>
          {building.progress.length === 0 && (
            <DateNote completion={building.completion} className={styles.dateNote} />
          )}
        </div>
        <MovingPicture
          className={styles.picture}
          picture={building.hero}
          sizes="(min-width: 60rem) max(75rem, 55vw), 100vw"
        />
      </div>
      {figures && building.levels.length === 0 && <HeroFacts figures={figures} />}
    </section>
  );
}
