import { useLocale } from 'next-intl';
import { direction } from '@/i18n/routing';
import { writeElevation } from '@/model/derived/level-line';
import { beyond, width } from './dimensions';
import { tenth } from './path';
import styles from './section-drawing.module.css';
import { Signed } from './signed';

type Props = {
  y: number;
  /** Metres from the street. */
  elevation: number;
  /** The name of the level, line by line. */
  name: string[];
  /** The line under the name, such as the number of available units. */
  note: string | undefined;
  /** Whether no unit of the level is available. */
  isEmpty?: boolean;
  /** Size of the level, on wide screens only. */
  facts?: string | undefined;
  /** Whether the elevation is below the line, because a vehicle is above it. */
  isBelow?: boolean;
};

/** Renders the texts of a line: the name and a note at its start, the elevation over its triangle at its end. */
export function LevelMark({ y, elevation, name, note, isEmpty, facts, isBelow }: Props) {
  const isRtl = direction[useLocale()] === 'rtl';
  const from = (x: number) => (isRtl ? width - x : x);
  const height = tenth(y);
  const figure = writeElevation(elevation);
  return (
    <>
      {name.map((line, lineIndex) => (
        <text
          key={line}
          className={styles.name}
          x={from(4)}
          y={height}
          dy={`${tenth((lineIndex - name.length + 1) * 1.1 - (note ? 1.6 : 0.5))}em`}
        >
          <Signed>{line}</Signed>
        </text>
      ))}
      {note && (
        <text className={styles.free} x={from(4)} y={height} dy="-.5em" data-empty={isEmpty || undefined}>
          {note}
        </text>
      )}
      {figure && (
        <>
          <g transform={`translate(${from(width - 10)} ${height})`}>
            <path className={styles.triangle} d={isBelow ? 'M-5 8h10l-5 -8z' : 'M-5 -8h10l-5 8z'} />
          </g>
          <text
            className={styles.figure}
            x={from(width - 4)}
            y={height}
            dy={isBelow ? '1.6em' : '-.95em'}
            textAnchor={isRtl ? 'start' : 'end'}
          >
            {figure}
          </text>
        </>
      )}
      {facts && (
        <text className={styles.facts} x={from(width + 12)} y={height} dy="-.5em">
          <Signed>{facts}</Signed>
        </text>
      )}
    </>
  );
}

type LineProps = { y: number };

/** Renders the line of a level from edge to edge of the window. */
export function LevelLine({ y }: LineProps) {
  return <path className={styles.line} d={`M-${beyond} ${tenth(y)}H${width + beyond}`} />;
}
