import { formatElevation } from '@/i18n/elevations';
import styles from './hero-drawing.module.css';

type Props = {
  /** The level of the roof in the picture, in meters; its line has no mark when it is not known. */
  roof: number | null;
};

/** The columns of the frame, in units of the drawing. */
const columns = [90, 250, 410, 570, 730, 890];

/** The roof trusses: a zigzag between two chords. */
const truss = Array.from({ length: 11 }, (_, index) => `${90 + index * 80} ${index % 2 ? 150 : 190}`).join(
  ' L',
);

/**
 * A steel frame drawn over the picture, with the two levels of the hall. It carries signed numbers, so it is the
 * same in both languages; it is pure decoration.
 */
export function HeroDrawing({ roof }: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 980 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className={styles.columns} d={columns.map((x) => `M${x} 640V150`).join('')} />
      <path className={styles.beams} d={`M90 150H890M90 190H890M90 420H890M${truss}`} />
      <g className={styles.level}>
        <path d="M0 150H980" />
        {roof !== null && (
          <>
            <path className={styles.mark} d="M936 134h24l-12 16z" />
            <rect className={styles.plate} />
            <text x="924" y="136" textAnchor="end">
              {formatElevation(roof)}
            </text>
          </>
        )}
      </g>
      <g className={styles.level}>
        <path className={styles.mark} d="M936 620h24l-12 16z" />
        <rect className={styles.plate} data-level="ground" />
        <text x="924" y="630" textAnchor="end">
          {formatElevation(0)}
        </text>
      </g>
    </svg>
  );
}
