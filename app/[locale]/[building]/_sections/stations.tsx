import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { Fold } from '@/components/text/fold';
import { formatDayInWords, formatMonth } from '@/i18n/dates';
import type { Building, Step } from '@/model';
import { findOvertakingStep } from '@/model/derived/overtaking-step';
import { DateNote } from './date-note';
import styles from './stations.module.css';

type Props = {
  /** The newest first. */
  steps: readonly Step[];
  completion: Building['completion'];
};

/** Permits are on the line only where the record has a step of them. */
const phases = [
  'permit',
  'groundworks',
  'structure',
  'envelope',
  'systems',
  'finishing',
  'handover',
] as const;

/**
 * Renders the stations of the building, the current one with its steps, and earlier steps collapsed; nothing without
 * steps.
 */
export function Stations({ steps, completion }: Props) {
  const locale = useLocale();
  const t = useTranslations('Progress');
  const [newest, ...earlierSteps] = steps;
  if (!newest) return null;
  const dateOf = (phase: Step['phase']) => steps.find((step) => step.phase === phase)?.date ?? '';
  const stations = phases.filter((phase) => phase !== 'permit' || dateOf(phase));
  const now = stations.indexOf(newest.phase);
  return (
    <section id="progress" className={`dark ${styles.section}`} aria-labelledby="progress-title">
      <div className={`container ${styles.columns}`}>
        <h2 id="progress-title">{t('title')}</h2>
        <ol role="list" className={styles.line}>
          {stations.map((phase, position) => (
            <li
              key={phase}
              data-reached={position <= now || undefined}
              aria-current={position === now ? 'step' : undefined}
            >
              <span className={styles.name}>
                {t(`phases.${phase}`)}{' '}
                <span>{dateOf(phase) && formatMonth(dateOf(phase).slice(0, 7), locale)}</span>
              </span>
            </li>
          ))}
        </ol>
        <div>
          <ProgressStep step={newest} />
          {!findOvertakingStep({ completion, progress: [...steps] }) && (
            <DateNote completion={completion} className={styles.note} />
          )}
          {earlierSteps.length > 0 && (
            <Fold summary={t('earlier')} className={styles.earlier}>
              {earlierSteps.map((step) => (
                <ProgressStep key={step.date} step={step} />
              ))}
            </Fold>
          )}
        </div>
      </div>
    </section>
  );
}

function ProgressStep({ step }: { step: Step }) {
  const locale = useLocale();
  const t = useTranslations('Progress');
  const { date, phase, text, image } = step;
  return (
    <article className={styles.step} aria-labelledby={`step-${date}-${phase}`}>
      <h3 id={`step-${date}-${phase}`}>
        <span>{t(`phases.${phase}`)}</span> <time dateTime={date}>{formatDayInWords(date, locale)}</time>
      </h3>
      <p className="measure">{text}</p>
      {image && <Picture picture={image} sizes="(min-width: 60rem) 40rem, 92vw" />}
    </article>
  );
}
