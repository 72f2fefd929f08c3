import { useTranslations } from 'next-intl';
import { Island } from '@/components/hydration/island';
import { LevelPicker } from '@/components/islands/level-picker';
import { NumberText } from '@/components/text/number-text';
import type { Level, Unit } from '@/content';
import { DrawingWords, placeOf } from './drawing/drawing-words';
import { markedLevel } from './drawing/section';
import { SectionDrawing } from './drawing/section-drawing';
import { LevelHead } from './level-head';
import { cardId } from './levels';
import { OptionCard } from './option-card';
import styles from './options.module.css';

type Props = { levels: readonly Level[]; units: readonly Unit[] };

/** The levels, beside the section in which one can be chosen; nothing when the record has none. */
export function Options({ levels, units }: Props) {
  const t = useTranslations('Building');
  const marked = markedLevel(levels);
  if (!marked) return null;
  return (
    <section id="options" className={`section ${styles.section}`} aria-labelledby="options-title">
      <div className="container">
        <LevelHead id="options-title" title={t(titleOf(levels))} />
        <div className={styles.intro}>
          <p className="lead">{t('optionsSubtitle', { levels: t('levelCount', { n: levels.length }) })}</p>
          <p className={styles.caption}>
            {t.rich('caption', {
              name: (name) => <NumberText>{String(name)}</NumberText>,
              level: marked.title,
              place: placeOf(marked.elevation),
              n: Math.abs(marked.elevation),
              count: levels.length,
            })}
          </p>
        </div>
        <style>{markChosen(levels)}</style>
        <Island
          component={{ LevelPicker }}
          props={{
            className: [
              styles.picker,
              levels.length > 2 ? styles.sheet : '',
              levels.length > 6 ? styles.tall : '',
            ].join(' '),
            levels: levels.map(({ id, plainName }) => ({
              level: id,
              id: cardId(id),
              selected: t('selected', { level: plainName }),
            })),
            drawing: (
              <>
                <SectionDrawing levels={levels} units={units} describedBy="drawing-words" />
                <DrawingWords id="drawing-words" levels={levels} />
              </>
            ),
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

function titleOf(levels: readonly Level[]): 'optionsTitle' | 'optionsTitleLease' | 'optionsTitleAny' {
  const isLet = ({ offer }: Level) => offer === 'lease';
  if (levels.every(isLet)) return 'optionsTitleLease';
  return levels.some(isLet) ? 'optionsTitleAny' : 'optionsTitle';
}

/**
 * Marks the chosen level: a shape of the drawing and its card carry the same `data-of`. With script `data-level` names it;
 * without, the address does, and marks both where the browser can.
 */
function markChosen(levels: readonly Level[]): string {
  const chosen = levels.map(({ id }) => `.${styles.picker}[data-level="${id}"] [data-of="${id}"]`);
  const addressed = levels.map(
    ({ id }) => `.${styles.picker}:not([data-level]):has([data-of="${id}"]:target) [data-of="${id}"]`,
  );
  return [chosen, addressed]
    .map((selectors) => `${selectors}{--tint:var(--oxide-tint);--outline:var(--oxide);--frame:4px}`)
    .join('');
}
