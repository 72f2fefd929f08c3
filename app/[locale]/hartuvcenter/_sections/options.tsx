import { useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { LevelPicker } from '@/components/islands/level-picker';
import { Ltr } from '@/components/text/ltr';
import type { Level, Unit } from '@/content';
import { SectionDrawing } from './drawing/section-drawing';
import { LevelHead } from './level-head';
import { cardId } from './levels';
import { OptionCard } from './option-card';
import styles from './options.module.css';

type Props = { levels: readonly Level[]; units: readonly Unit[] };

/** The levels, beside the section in which one can be chosen; nothing when the record has none. */
export function Options({ levels, units }: Props) {
  const t = useTranslations('Building');
  if (levels.length === 0) return null;
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <LevelHead id="options-title" title={t('optionsTitle')} />
        <div className={styles.intro}>
          <p className="lead">{t('optionsSubtitle')}</p>
          <p className={styles.caption}>{t.rich('caption', { ltr: (level) => <Ltr>{level}</Ltr> })}</p>
        </div>
        <style>{markChosen(levels)}</style>
        <Island
          component={{ LevelPicker }}
          wake="load"
          props={{
            className: styles.picker,
            levels: levels.map(({ id, plainName }) => ({
              level: id,
              id: cardId(id),
              selected: t('selected', { level: plainName }),
            })),
            drawing: <SectionDrawing levels={levels} units={units} />,
            drawingClass: styles.drawing,
            statusClass: styles.status,
            children: (
              <div className={styles.cards}>
                {levels.map((level) => (
                  <OptionCard key={level.id} level={level} />
                ))}
              </div>
            ),
          }}
        />
      </div>
    </section>
  );
}

/**
 * Marks the chosen level: a shape of the drawing and its card carry the same `data-of`. With script `data-level` names it;
 * without, the address does, and marks both where the browser can.
 */
function markChosen(levels: readonly Level[]): string {
  return levels
    .flatMap(({ id }) => [
      `.${styles.picker}[data-level="${id}"] [data-of="${id}"]`,
      `.${styles.picker}:not([data-level]):has([data-of="${id}"]:target) [data-of="${id}"]`,
    ])
    .map((selector) => `${selector}{--tint:var(--oxide-tint);--outline:var(--oxide);--frame:4px}`)
    .join('');
}
