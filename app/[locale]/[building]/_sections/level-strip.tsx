import type { Level } from '@/model';
import { sectionLevels } from '@/model/derived/section-levels';
import styles from './level-strip.module.css';

type Props = { levels: readonly Level[]; level: Level };

/** Metres: the width of the building, and the ground on both sides of it. */
const [width, ground] = [36, 5];

/** Metres between the highest clear ceiling and the roof. */
const roofDepth = 0.4;

/**
 * Draws the levels of a building to scale in height, one of them filled; decoration beside the name of the level. Nothing where they have
 * no section.
 */
export function LevelStrip({ levels, level }: Props) {
  const rising = sectionLevels(levels).sort((a, b) => a.elevation - b.elevation);
  if (rising.length === 0) return null;
  const floors = rising.map(({ id, elevation, clearHeight }, place) => {
    const ceiling = rising[place + 1]?.elevation ?? elevation + clearHeight + roofDepth;
    return { id, ceiling, d: `M0 ${-elevation}V${-ceiling}H${width}V${-elevation}z` };
  });
  const top = Math.max(0, ...floors.map(({ ceiling }) => ceiling));
  const bottom = Math.min(0, ...rising.map(({ elevation }) => elevation));
  return (
    <svg
      className={styles.strip}
      viewBox={`${-ground} ${-top - 1} ${width + 2 * ground} ${top - bottom + 2}`}
      aria-hidden="true"
    >
      <path d={floors.map(({ d }) => d).join('')} />
      <path className={styles.ground} d={`M${-ground} 0H0M${width} 0h${ground}`} />
      <path className={styles.level} d={floors.find(({ id }) => id === level.id)?.d} />
    </svg>
  );
}
