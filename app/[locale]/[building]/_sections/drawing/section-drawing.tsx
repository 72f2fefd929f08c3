import { useLocale, useTranslations } from 'next-intl';
import { direction } from '@/i18n/routing';
import type { Level } from '@/model';
import { writeElevation } from '@/model/derived/level-line';
import type { Measured } from '@/model/derived/section-levels';
import { cardId } from '../levels';
import { width } from './dimensions';
import { FloorContent } from './floor-content';
import { Frame } from './frame';
import { Ground } from './ground';
import { LevelLine, LevelMark } from './level-mark';
import { tenth } from './path';
import { Ramp } from './ramp';
import { RoofMark } from './roof-mark';
import styles from './section-drawing.module.css';
import { Structure } from './structure';
import { type SectionProps, useSection } from './use-section';

/** The id of everything in the drawing, which another drawing can show again. */
export const drawingId = 'drawing';

type Props = SectionProps & {
  /** The id of the description in words. */
  describedBy?: string;
};

/**
 * Draws a section through the building from the records of its levels; nothing where they have no section. Each level is
 * a link to its row and shows how many of its units are free. In Hebrew the drawing is mirrored, its texts are not.
 */
export function SectionDrawing({ levels, units, roof, describedBy }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const isRtl = direction[locale] === 'rtl';
  const mirror = isRtl ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  const { section, freeOf } = useSection({ levels, units, roof });
  if (!section) return null;
  const { floors, street, road } = section;
  const ramp = [...floors].reverse().find(({ build }) => build === 'open');
  return (
    <Frame section={section} role="group" aria-label={t('drawing')} aria-describedby={describedBy}>
      <g id={drawingId} className={styles.parts}>
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
        <RoofMark section={section} mirror={mirror} />
        {floors.map((floor) => {
          const { level, note, y, name } = floor;
          const elevation = writeElevation(level.elevation);
          const facts = describeLevel(level, t);
          return (
            <a
              key={level.id}
              className={styles.level}
              href={`#${cardId(level.id)}`}
              // The whole visible content, in its order.
              aria-label={[level.title, note, elevation, facts].filter(Boolean).join(', ')}
              data-of={level.id}
            >
              <g transform={mirror}>
                <LevelLine y={y} />
                <FloorContent floor={floor} section={section} />
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
        {ramp && <Ramp floor={ramp} mirror={mirror} />}
        <g transform={mirror}>
          <Structure section={section} />
        </g>
      </g>
    </Frame>
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
