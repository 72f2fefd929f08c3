import styles from './section-drawing.module.css';
import { Signed } from './signed';

type Props = {
  /** The height of the line, in units of the drawing. */
  y: number;
  /** The elevation in meters, with its sign; undefined where it is not known. */
  mark: string | undefined;
  /** Where the line meets the building. */
  end: number;
  /** The name of the level whose floor this is. */
  name: string | undefined;
  /** The line under the name. */
  note: string | undefined;
};

/** The mark of a level: a line, a triangle on it, its elevation above, its name and a note below. */
export function LevelMark({ y, mark, end, name, note }: Props) {
  return (
    <g className={styles.mark}>
      <path className={styles.line} d={`M2 ${y}H${end}`} />
      <path className={styles.triangle} d={`M4 ${y - 9}h12l-6 9z`} />
      {mark && (
        <text className={styles.figure} x="20" y={y - 6}>
          {mark}
        </text>
      )}
      {name && (
        <text className={styles.name} x="4" y={y + 5}>
          <Signed>{name}</Signed>
        </text>
      )}
      {note && (
        // Clear of the triangle of the next mark.
        <text className={styles.free} x="20" y={y + 5} dy="1.25em">
          {note}
        </text>
      )}
    </g>
  );
}
