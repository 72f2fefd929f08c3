import type { Wall } from '@/model/derived/walls';
import { type Layout, listTicks } from './layout';
import type { Box } from './rooms';

/** A line along the sheet or down it, in metres. */
export type Line = Pick<Wall, 'isHorizontal' | 'at' | 'from' | 'to'>;

/** A sheet around a plan, in metres. */
export type Sheet = {
  /** The size of its letters; a phone shows about 28 of them beside each other. */
  letter: number;
  /** Everything that is drawn, with the space for dimensions. */
  view: Box;
  isWide: boolean;
  /** The dimensions of the unit, on the sides that a lorry would not cover. */
  across: Line;
  down: Line;
  /** The scale bar below everything, and the distances of its ticks from its start. */
  scale: Line;
  ticks: number[];
};

/** Lays out the sheet of a plan. */
export function layOutSheet({ box, lorry }: Pick<Layout, 'box' | 'lorry'>): Sheet {
  const boxes = [box, ...lorry];
  const left = Math.min(...boxes.map((each) => each.left));
  const right = Math.max(...boxes.map((each) => each.right));
  const top = Math.min(...boxes.map((each) => each.top));
  const bottom = Math.max(...boxes.map((each) => each.bottom));
  const letter = Math.max(right - left, (bottom - top) * 0.6) / 22;
  const isAbove = bottom > box.bottom;
  const isRight = left < box.left;
  const view = {
    left: left - letter * (isRight ? 1.5 : 5.5),
    right: right + letter * (isRight ? 5.5 : 3.5),
    top: top - letter * (isAbove ? 3.5 : 1.5),
    bottom: bottom + letter * (isAbove ? 4 : 6.5),
  };
  const ticks = listTicks(box.right - box.left);
  return {
    letter,
    view,
    isWide: view.right - view.left > (view.bottom - view.top) * 0.85,
    across: {
      isHorizontal: true,
      at: isAbove ? box.top - letter : box.bottom + letter,
      from: box.left,
      to: box.right,
    },
    down: {
      isHorizontal: false,
      at: isRight ? box.right + letter : box.left - letter,
      from: box.top,
      to: box.bottom,
    },
    scale: {
      isHorizontal: true,
      at: view.bottom - letter * 2,
      from: box.left,
      to: box.left + Math.max(...ticks),
    },
    ticks,
  };
}
