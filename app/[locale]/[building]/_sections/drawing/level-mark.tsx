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
  /** The line under the name. */
  note: string | undefined;
};

/** The texts at the line of a level: its elevation above, its name and a note below. */
export function LevelMark({ y, elevation, name, note }: Props) {
  const isRtl = direction[useLocale()] === 'rtl';
  const from = (x: number) => (isRtl ? width - x : x);
  return (
    <>
      {elevation !== undefined && (
        <text className={styles.figure} x={from(20)} y={tenth(y - 6)} textAnchor={isRtl ? 'end' : undefined}>
          {formatElevation(elevation)}
        </text>
      )}
      {name.map((line, place) => (
        <text key={line} className={styles.name} x={from(4)} y={tenth(y + label.gap)} dy={`${place}em`}>
          <Signed>{line}</Signed>
        </text>
      ))}
      {note && (
        // Clear of the triangle of the next mark.
        <text className={styles.free} x={from(20)} y={tenth(y + label.gap)} dy={`${1.25 * name.length}em`}>
          {note}
        </text>
      )}
    </>
  );
}

type LineProps = { y: number };

/** The line of a level with its triangle. */
export function LevelLine({ y }: LineProps) {
  return (
    <>
      <path className={styles.line} d={`M2 ${tenth(y)}H146`} />
      <path className={styles.triangle} d={`M4 ${tenth(y - 9)}h12l-6 9z`} />
    </>
  );
}
