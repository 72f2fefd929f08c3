import { useTranslations } from 'next-intl';
import { NumberText } from '@/components/text/number-text';
import { FreeBar } from '@/components/units/free-bar';
import type { Level, Unit } from '@/model';
import { hasLevelLine } from '@/model/derived/level-line';
import { sectionLevels } from '@/model/derived/section-levels';
import styles from './cut.module.css';
import { DrawingWords, placeOf } from './drawing/drawing-words';
import { markedLevel } from './drawing/section';
import { SectionDrawing } from './drawing/section-drawing';
import { type Figures, HeroFacts } from './hero-facts';
import { cardId } from './levels';

type Props = {
  levels: readonly Level[];
  units: readonly Unit[];
  figures: Figures | undefined;
};

/** Renders the section through the building, in which each level links to its row below; nothing where the levels have no section. */
export function Cut({ levels, units, figures }: Props) {
  const t = useTranslations('Building');
  const floors = sectionLevels(levels);
  const selectedLevel = markedLevel(floors);
  if (!selectedLevel) return null;
  return (
    <section id="cut" className={`section ${styles.section}`} aria-labelledby="cut-title">
      <style>{markChosen(levels)}</style>
      <header className={`container ${styles.head}`}>
        <h2 id="cut-title">{t('cutTitle')}</h2>
        <div>
          <p className="lead">{t('optionsSubtitle', { levels: t('levelCount', { n: levels.length }) })}</p>
          <FreeBar units={units} />
        </div>
      </header>
      <div className={styles.drawing}>
        <SectionDrawing levels={levels} units={units} roof={figures?.roof} describedBy="drawing-words" />
        <DrawingWords id="drawing-words" levels={floors} />
      </div>
      <div className={`container ${styles.text}`}>
        {hasLevelLine && (
          <p className={styles.caption}>
            {t.rich('caption', {
              name: (name) => <NumberText>{String(name)}</NumberText>,
              level: selectedLevel.title,
              place: placeOf(selectedLevel.elevation),
              n: Math.abs(selectedLevel.elevation),
              count: levels.length,
            })}
          </p>
        )}
        {figures && <HeroFacts figures={figures} />}
      </div>
    </section>
  );
}

/** Marks the level of the address: a shape of the drawing and its row carry the same `data-of`. */
function markChosen(levels: readonly Level[]): string {
  const selectors = levels.map(({ id }) => `main:has(#${cardId(id)}:target) [data-of="${id}"]`);
  return `${selectors}{--tint:var(--oxide-tint);--outline:var(--oxide);--frame:4px}`;
}
