import { useLocale, useTranslations } from 'next-intl';
import { formatElevation } from '@/i18n/elevations';
import { direction } from '@/i18n/routing';
import type { Level, Unit } from '@/model';
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
 * Draws a section through the building from the records of its levels. Each level is a link to its row and shows how
 * many of its units are free. In Hebrew the drawing is mirrored, its texts are not.
 */
export function SectionDrawing({ levels, units, describedBy, marked, page = '' }: Props) {
  const locale = useLocale();
  const t = useTranslations('Building');
  const unitWords = useTranslations('Units');
  const isRtl = direction[locale] === 'rtl';
  const mirror = isRtl ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  const noted = levels.map((level) => {
    const known = units.filter((unit) => unit.level === level.id && unit.status);
    const free = known.filter(({ status }) => status === 'free').length;
    return { level, note: known.length > 0 ? unitWords('free', { n: free }) : undefined };
  });
  const section = layOut(noted, t('street'));
  const { floors, street, road, top, bottom } = section;
  const ramp = [...floors].reverse().find(({ build }) => build === 'open');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <svg
      className={styles.drawing}
      viewBox={`0 ${tenth(top)} ${width} ${tenth(bottom - top)}`}
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
        <text className={styles.note} x={isRtl ? 4 : width - 4} y={tenth(road + 20)} textAnchor="end">
          {t('lowerRoad')}
        </text>
      )}
      {floors.map((floor) => {
        const { level, note, y, name } = floor;
        const elevation = floor.marked ? level.elevation : undefined;
        const mark = elevation === undefined ? undefined : formatElevation(elevation);
        return (
          <a
            key={level.id}
            className={styles.level}
            href={`${page}#${cardId(level.id)}`}
            // The whole visible content, in its order from top to bottom.
            aria-label={[level.title, note, mark].filter(Boolean).join(', ')}
            data-of={level.id}
            data-marked={level.id === marked || undefined}
          >
            <g transform={mirror}>
              <LevelLine y={y} />
              <FloorContent floor={floor} section={section} />
            </g>
            <LevelMark y={y} elevation={elevation} name={name} note={note} />
          </a>
        );
      })}
      {ramp && <Ramp floor={ramp} mirror={mirror} page={page} />}
      <g transform={mirror}>
        <Structure section={section} />
      </g>
    </svg>
  );
}
