/** CSS pixels: the longest sides of a logo, and its area unless a side is too long for it. */
const max = { width: 240, height: 96 };
const area = 14_400;

type Size = { width: number; height: number };

/** Scales a logo, so that logos of every proportion look equally large. Returns whole CSS pixels. */
export function fitLogo({ width, height }: Size): Size {
  const ratio = width / height;
  const fitted = Math.min(max.width, max.height * ratio, Math.sqrt(area * ratio));
  return { width: Math.round(fitted), height: Math.round(fitted / ratio) };
}
