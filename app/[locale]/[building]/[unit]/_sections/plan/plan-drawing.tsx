import { useTranslations } from 'next-intl';
import { round } from '@/components/units/key-plan-shapes';
import { NorthArrow } from '@/components/units/north-arrow';
import { fitText, lineHeight } from './fit-text';
import { type Layout, listTicks, measureSides } from './layout';
import { pathOfBoxes, pathOfDimension, pathOfPoints, pathOfWalls } from './paths';
import styles from './plan-drawing.module.css';
import type { Box } from './rooms';
import { layOutSheet } from './sheet';

type Props = {
  layout: Layout;
  /** The drawing in words. */
  label: string;
  /** What a unit without rooms has written in it: its name and its area. */
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
  const t = useTranslations('Facts');
  const { box, areas, walls, gates, columns, rooms, lorry } = layout;
  const { letter, view, isWide, acrossAt, downAt } = layOutSheet(layout);
  const meters = (n: number) => t('meters', { n: round(n) });
  const [width, depth] = measureSides(box);
  const across = {
    isHorizontal: true,
    at: box[acrossAt] + (acrossAt === 'top' ? -letter : letter),
    from: box.left,
    to: box.right,
  };
  const down = {
    isHorizontal: false,
    at: box[downAt] + (downAt === 'left' ? -letter : letter),
    from: box.top,
    to: box.bottom,
  };
  const ticks = listTicks(box.right - box.left);
  const scale = { ...across, at: view.bottom - letter * 2, to: box.left + Math.max(...ticks) };
  const lorryAt = lorry[0] && labelBeside(lorry[0], letter);
  const labels =
    rooms.length > 0
      ? rooms.map((room) => ({
          name: room.name,
          note: t('columnGridValue', { first: room.width, second: room.depth }),
          box: room.box,
        }))
      : [{ name: caption[0], note: caption[1], box }];
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
        {labels.map(({ name, note, box: { left, top, right, bottom } }) => {
          const { lines, size } = fitText(name, note, (right - left) / letter, (bottom - top) / letter);
          return (
            <Lines
              key={`${left} ${top}`}
              x={(left + right) / 2}
              y={(top + bottom) / 2}
              lines={lines}
              size={size}
            />
          );
        })}
        {gates.map(({ wall, from, to }) => {
          const [along, at] = [(from + to) / 2, wall.at + wall.inward * letter * (wall.isHorizontal ? 1 : 2)];
          return (
            <text
              key={`${from} ${wall.at}`}
              x={round(wall.isHorizontal ? along : at)}
              y={round(wall.isHorizontal ? at : along)}
              dy=".35em"
            >
              {meters(to - from)}
            </text>
          );
        })}
        {lorryAt && (
          <text x={round(lorryAt.x)} y={round(lorryAt.y)} dy=".35em">
            {lorryLength}
          </text>
        )}
        <text
          x={round((box.left + box.right) / 2)}
          y={round(across.at)}
          dy={acrossAt === 'top' ? '-.6em' : '1.3em'}
        >
          {meters(width)}
        </text>
        <text
          x={round(down.at + letter * (downAt === 'left' ? -2.25 : 2.25))}
          y={round((box.top + box.bottom) / 2)}
          dy=".35em"
        >
          {meters(depth)}
        </text>
        {ticks.map((distance, index) => (
          <text key={distance} x={round(scale.from + distance)} y={round(scale.at)} dy="1.5em">
            {index === ticks.length - 1 ? meters(distance) : t('count', { n: distance })}
          </text>
        ))}
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

/** Returns the point for the length of a lorry, beside its longer side. */
function labelBeside({ left, top, right, bottom }: Box, letter: number) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return bottom - top > right - left ? { x: right + letter * 2, y } : { x, y: bottom + letter };
}

type LinesProps = { x: number; y: number; lines: readonly string[]; size: number };

/** Renders lines around a point. */
function Lines({ x, y, lines, size }: LinesProps) {
  return (
    <text
      transform={`translate(${round(x)} ${round(y)})`}
      fontSize={size < 1 ? `${round(size)}em` : undefined}
    >
      {lines.map((line, index) => (
        <tspan
          key={line}
          x="0"
          dy={`${round(index === 0 ? (0.8 - lines.length / 2) * lineHeight : lineHeight)}em`}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
