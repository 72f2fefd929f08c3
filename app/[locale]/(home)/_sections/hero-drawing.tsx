import styles from './hero-drawing.module.css';

/** The columns of the frame, in units of the drawing. */
const columns = [90, 250, 410, 570, 730, 890];

/** The roof trusses: a zigzag between two chords. */
const truss = Array.from({ length: 11 }, (_, at) => `${90 + at * 80} ${at % 2 ? 150 : 190}`).join(' L');

/**
 * A steel frame drawn over the picture, with the two levels of the hall. It carries signed numbers, so it is the
 * same in both languages; it is pure decoration.
 */
export function HeroDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 980 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g className={styles.frame}>
        {columns.map((x) => (
          <path key={x} pathLength="1" d={`M${x} 640V150`} />
        ))}
        <path pathLength="1" d="M90 150H890M90 190H890" />
        <path pathLength="1" d={`M${truss}`} />
        <path pathLength="1" d="M90 420H890" />
      </g>
      <g className={styles.level}>
        <path d="M0 150H980" />
        <path className={styles.mark} d="M936 134h24l-12 16z" />
        <text x="928" y="140" textAnchor="end">
          +12.00
        </text>
      </g>
      <g className={styles.level}>
        <path className={styles.mark} d="M936 622h24l-12 16z" />
        <text x="928" y="630" textAnchor="end">
          ±0.00
        </text>
      </g>
    </svg>
  );
}
