import { round } from './key-plan-shapes';

type Props = {
  className?: string | undefined;
  x: number;
  y: number;
  /** Its height is 3.5 times this. */
  size: number;
  /** Degrees clockwise from the top. */
  north: number;
};

/** Draws the arrow to the north on a plan. */
export function NorthArrow({ className, x, y, size, north }: Props) {
  return (
    <path
      className={className}
      transform={`translate(${round(x)} ${round(y)}) rotate(${north}) scale(${round(size)})`}
      d="M0 1.75V-1.75M-.6 -.6L0 -1.75L.6 -.6"
    />
  );
}
