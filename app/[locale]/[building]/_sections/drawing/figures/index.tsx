import { figureScale } from '../dimensions';
import { Bench, Chiller, Desk, Forklift, Rack, Shelf, Tank } from './equipment';
import { Person, Tree } from './outdoors';
import { CarEnd, CarSide, Truck, Van } from './vehicles';

const figures = {
  bench: Bench,
  carEnd: CarEnd,
  carSide: CarSide,
  chiller: Chiller,
  desk: Desk,
  forklift: Forklift,
  person: Person,
  rack: Rack,
  shelf: Shelf,
  tank: Tank,
  tree: Tree,
  truck: Truck,
  van: Van,
};

export type FigureName = keyof typeof figures;

type Props = {
  name: FigureName;
  /** The middle of its foot. */
  x: number;
  y: number;
  /** Units to a metre. */
  scale: number;
  clearHeight?: number;
};

/** Something in or before the building, as large as the drawing is. */
export function Figure({ name, x, y, scale, clearHeight = 3 }: Props) {
  const Drawn = figures[name];
  const size = scale === figureScale ? '' : ` scale(${round(scale / figureScale)})`;
  return (
    <g transform={`translate(${round(x)} ${round(y)})${size}`}>
      <Drawn clearHeight={clearHeight} />
    </g>
  );
}

/** Hundredths are finer than any screen shows. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
