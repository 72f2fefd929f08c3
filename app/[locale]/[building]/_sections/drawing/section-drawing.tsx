import { useLocale, useTranslations } from 'next-intl';
import { direction } from '@/i18n/routing';
import type { Level, Unit } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import { type Measured, sectionLevels } from '@/model/derived/section-levels';
import { cardId } from '../levels';
import { width } from './dimensions';
import { FloorContent } from './floor-content';
import { Ground } from './ground';
import { LevelLine, LevelMark } from './level-mark';
import { tenth } from './path';
import { Ramp } from './ramp';
import { layOut } from './section';
import styles from './section-drawing.module.css';
import { Structure } from './structure';

type Props = {
  levels: readonly Level[];
  units: readonly Unit[];
  /** The id of the description in words. */
  describedBy?: string;
  /** The level that is marked. */
  marked?: string;
  /** The page that has the rows of the levels; this one by default. */
  page?: string;
};

/**
 * Draws a section through the building from the records of its levels; nothing where they have no section. Each level is
 * a link to its row and shows how many of its units are free. In Hebrew the drawing is mirrored, its texts are not.
 */
export function SectionDrawing({ levels, units, describedBy, marked, page = '' }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const unitWords = useTranslations('Units');
  const isRtl = direction[locale] === 'rtl';
  const mirror = isRtl ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  const notedLevels = sectionLevels(levels).map((level) => {
    const knownUnits = units.filter((unit) => unit.level === level.id && unit.status);
    const free = knownUnits.filter(({ status }) => status === 'free').length;
    return { level, free, note: knownUnits.length > 0 ? unitWords('free', { n: free }) : undefined };
  });
  if (notedLevels.length === 0) return null;
  const section = layOut(notedLevels, t('street'));
  const freeOf = (id: string) => notedLevels.find(({ level }) => level.id === id)?.free;
  const { floors, street, road, top, bottom } = section;
  const ramp = [...floors].reverse().find(({ build }) => build === 'open');
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <svg
        className={styles.drawing}
        viewBox={`0 ${tenth(top)} ${width} ${tenth(bottom - top)}`}
        data-tall={levels.length > 6 || undefined}
        role="group"
        aria-label={t('drawing')}
        aria-describedby={describedBy}
      >
        <g transform={mirror}>
          <Ground section={section} />
          {street.length > 0 && <LevelLine y={0} />}
        </g>
        {street.length > 0 && <LevelMark y={0} elevation={0} name={street} note={undefined} />}
        {road !== undefined && (
          <text
            className={styles.note}
            x={isRtl ? 4 : width - 4}
            y={tenth(road)}
            dx={isRtl ? '3.5em' : '-3.5em'}
            dy="2.4em"
            textAnchor="end"
          >
            {t('lowerRoad')}
          </text>
        )}
        {floors.map((floor) => {
          const { level, note, y, name } = floor;
          const elevation = writeElevation(level.elevation);
          // On the page of a unit the facts are beside the drawing.
          const facts = marked ? undefined : describeLevel(level, t);
          return (
            <a
              key={level.id}
              className={styles.level}
              href={`${page}#${cardId(level.id)}`}
              // The whole visible content, in its order.
              aria-label={[level.title, note, elevation, facts].filter(Boolean).join(', ')}
              data-of={level.id}
              data-marked={level.id === marked || undefined}
            >
              <g transform={mirror}>
                <LevelLine y={y} />
                <FloorContent
                  floor={floor}
                  section={section}
                  isEmpty={marked !== undefined && level.id !== marked}
                />
              </g>
              <LevelMark
                y={y}
                elevation={level.elevation}
                name={name}
                note={note}
                isEmpty={freeOf(level.id) === 0}
                facts={facts}
                isBelow={y === road}
              />
            </a>
          );
        })}
        {ramp && <Ramp floor={ramp} mirror={mirror} page={page} />}
        <g transform={mirror}>
          <Structure section={section} />
        </g>
      </svg>
    </div>
  );
}

/** Returns the size of a level in a few words: its parking spaces or its area, and its clear height. */
function describeLevel(
  { clearHeight, facts: { carSpaces, area } }: Measured<Level>,
  t: ReturnType<typeof useTranslations<'Building'>>,
): string {
  return [
    ...(carSpaces ? [t('spaces', { n: carSpaces })] : area ? [t('area', { n: area })] : []),
    t('clear', { n: clearHeight }),
  ].join(' · ');
}
