import { round } from '@/components/units/key-plan-shapes';
import { NorthArrow } from '@/components/units/north-arrow';
import type { Layout } from './layout';
import { pathOfBoxes, pathOfDimension, pathOfPoints, pathOfWalls } from './paths';
import styles from './plan-drawing.module.css';
import { PlanWords } from './plan-words';
import { layOutSheet } from './sheet';

type Props = {
  layout: Layout;
  /** The drawing in words. */
  label: string;
  /** The text in a unit without rooms: its name and its area. */
  caption: readonly [name: string, note: string];
  /** The length of the lorry in words. */
  lorryLength: string;
  /** The path of the other units of the level, on the column grid. */
  around?: { path: string; grid: readonly [number, number] } | undefined;
  /** Degrees clockwise from the top. */
  north?: number | undefined;
};

/** Draws a unit to scale, as its level has it in every language: with gates, columns, rooms and a lorry, where it has them. */
export function PlanDrawing({ layout, label, caption, lorryLength, around, north }: Props) {
  const { areas, walls, gates, columns, rooms, lorry } = layout;
  const sheet = layOutSheet(layout);
  const { letter, view, isWide, across, down, scale, ticks } = sheet;
  return (
    <svg
      className={styles.drawn}
      data-wide={isWide || undefined}
      viewBox={[view.left, view.top, view.right - view.left, view.bottom - view.top].map(round).join(' ')}
      role="img"
      aria-label={label}
      fontSize={round(letter)}
    >
      {around && (
        <path className={styles.around} transform={`scale(${around.grid.join(' ')})`} d={around.path} />
      )}
      <path className={styles.ground} d={pathOfBoxes(areas)} />
      {rooms.length > 0 && <path className={styles.rooms} d={pathOfBoxes(rooms.map((room) => room.box))} />}
      <path className={styles.walls} d={pathOfWalls(walls)} />
      <path
        className={styles.gates}
        d={pathOfWalls(gates.map(({ wall, from, to }) => ({ ...wall, from, to })))}
      />
      <path className={styles.columns} d={pathOfPoints(columns)} />
      <path className={styles.lorry} d={pathOfBoxes(lorry)} />
      <path
        d={[
          pathOfDimension(across, letter * 0.75),
          pathOfDimension(down, letter * 0.75),
          pathOfDimension(scale, letter * 0.75, ticks),
        ].join('')}
      />
      <g className={styles.words}>
        <PlanWords layout={layout} sheet={sheet} caption={caption} lorryLength={lorryLength} />
      </g>
      {north !== undefined && columns.length > 0 && (
        <NorthArrow
          x={view.right - letter * 1.75}
          y={view.top + letter * 2}
          size={letter * 0.75}
          north={north}
        />
      )}
    </svg>
  );
}
