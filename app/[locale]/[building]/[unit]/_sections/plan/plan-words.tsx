import { useTranslations } from 'next-intl';
import { round } from '@/components/units/key-plan-shapes';
import { fitText, lineHeight } from './fit-text';
import { type Layout, measureSides } from './layout';
import type { Box } from './rooms';
import type { Sheet } from './sheet';

type Props = {
  layout: Layout;
  sheet: Sheet;
  /** The text in a unit without rooms: its name and its area. */
  caption: readonly [name: string, note: string];
  /** The length of the lorry in words. */
  lorryLength: string;
};

/** Renders the texts of a plan: rooms, widths of gates, dimensions, and the scale. */
export function PlanWords({ layout, sheet, caption, lorryLength }: Props) {
  const t = useTranslations('Facts');
  const { box, gates, rooms, lorry } = layout;
  const { letter, across, down, scale, ticks } = sheet;
  const meters = (n: number) => t('meters', { n: round(n) });
  const [width, depth] = measureSides(box);
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
    <>
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
        dy={across.at < box.top ? '-.6em' : '1.3em'}
      >
        {meters(width)}
      </text>
      <text
        x={round(down.at + letter * (down.at < box.left ? -2.25 : 2.25))}
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
    </>
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
