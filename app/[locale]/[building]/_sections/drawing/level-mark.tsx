import { useLocale } from 'next-intl';
import { formatElevation } from '@/i18n/elevations';
import { direction } from '@/i18n/routing';
import { label, width } from './dimensions';
import { tenth } from './path';
import styles from './section-drawing.module.css';
import { Signed } from './signed';

type Props = {
  y: number;
  /** Metres from the street, where it is written. */
  elevation: number | undefined;
  /** The name of the level, line by line. */
  name: string[];
  /** The line under the name, such as the number of available units. */
  note: string | undefined;
};

/** Renders the texts at the line of a level, within its storey: its name and a note above, its elevation below. */
export function LevelMark({ y, elevation, name, note }: Props) {
  const isRtl = direction[useLocale()] === 'rtl';
  const from = (x: number) => (isRtl ? width - x : x);
  return (
    <>
      {name.map((line, place) => (
        <text
          key={line}
          className={styles.name}
          x={from(4)}
          y={tenth(y - label.note)}
          dy={`${place - name.length + 1}em`}
        >
          <Signed>{line}</Signed>
        </text>
      ))}
      {note && (
        // Beside the triangle.
        <text className={styles.free} x={from(20)} y={tenth(y - 5)}>
          {note}
        </text>
      )}
      {elevation !== undefined && (
        <text
          className={styles.figure}
          x={from(20)}
          y={tenth(y + label.figure)}
          textAnchor={isRtl ? 'end' : undefined}
        >
          {formatElevation(elevation)}
        </text>
      )}
    </>
  );
}

type LineProps = { y: number };

/** Renders the line of a level with its triangle. */
export function LevelLine({ y }: LineProps) {
  return (
    <>
      <path className={styles.line} d={`M2 ${tenth(y)}H146`} />
      <path className={styles.triangle} d={`M4 ${tenth(y - 9)}h12l-6 9z`} />
    </>
  );
}
