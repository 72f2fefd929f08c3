import type { Layout } from './layout';
import type { Box } from './rooms';

/** A part of a sheet, from its content. */
type Sheet = {
  /** The size of its letters, in metres; a phone shows about 28 of them beside each other. */
  letter: number;
  /** Everything that is drawn, with the space for dimensions. */
  view: Box;
  isWide: boolean;
  /** The sides of the unit that have its dimensions, which a lorry would cover. */
  acrossAt: 'top' | 'bottom';
  downAt: 'left' | 'right';
};

/** Lays out the sheet of a plan: its dimensions are on the sides without the lorry. */
export function layOutSheet({ box, lorry }: Pick<Layout, 'box' | 'lorry'>): Sheet {
  const boxes = [box, ...lorry];
  const left = Math.min(...boxes.map((each) => each.left));
  const right = Math.max(...boxes.map((each) => each.right));
  const top = Math.min(...boxes.map((each) => each.top));
  const bottom = Math.max(...boxes.map((each) => each.bottom));
  const letter = Math.max(right - left, (bottom - top) * 0.6) / 22;
  const acrossAt = bottom > box.bottom ? 'top' : 'bottom';
  const downAt = left < box.left ? 'right' : 'left';
  const view = {
    left: left - letter * (downAt === 'left' ? 5.5 : 1.5),
    right: right + letter * (downAt === 'right' ? 5.5 : 3.5),
    top: top - letter * (acrossAt === 'top' ? 3.5 : 1.5),
    // The scale bar is below everything.
    bottom: bottom + letter * (acrossAt === 'bottom' ? 6.5 : 4),
  };
  return {
    letter,
    view,
    isWide: view.right - view.left > (view.bottom - view.top) * 0.85,
    acrossAt,
    downAt,
  };
}
