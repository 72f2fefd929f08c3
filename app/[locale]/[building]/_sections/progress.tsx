import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import type { Step } from '@/content';
import { formatDayInWords } from '@/i18n/dates';
import { LevelHead } from './level-head';
import styles from './progress.module.css';

type Props = { steps: readonly Step[] };

/** What was reached when: the newest step is shown, the earlier ones open on demand; nothing without steps. */
export function Progress({ steps: [newest, ...earlier] }: Props) {
  const t = useTranslations('Progress');
  if (!newest) return null;
  return (
    <section id="progress" className={`section ${styles.section}`} aria-labelledby="progress-title">
      <div className={`container ${styles.columns}`}>
        <LevelHead id="progress-title" title={t('title')} />
        <div>
          <ProgressStep step={newest} />
          {earlier.length > 0 && (
            <details className={styles.earlier}>
              <summary>{t('earlier')}</summary>
              {earlier.map((step) => (
                <ProgressStep key={step.date} step={step} />
              ))}
            </details>
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
        <span className={styles.phase}>{t(`phases.${phase}`)}</span>{' '}
        <time dateTime={date}>{formatDayInWords(date, locale)}</time>
      </h3>
      <p className="measure">{text}</p>
      {image && <Picture picture={image} sizes="(min-width: 60rem) 40rem, 92vw" />}
    </article>
  );
}
