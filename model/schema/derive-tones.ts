/** A tone derived from two others: the first with a share of the second, from 0 to 1. */
export type Mix<Name extends string = string> = readonly [first: Name, second: Name, share: number];

/**
 * Adds derived tones to some colours, as plain values for browsers without `color-mix()`.
 *
 * @param colours by their names, as `#17211f`; a tone with a colour here keeps it
 * @param mixes the other tones; one may use another that is above it
 * @throws Error when a mix names a missing colour
 */
export function deriveTones(
  colours: Readonly<Record<string, string | undefined>>,
  mixes: Readonly<Record<string, Mix>>,
): Record<string, string> {
  const tones: Record<string, string> = {};
  for (const [name, colour] of Object.entries(colours)) if (colour) tones[name] = colour;
  for (const [name, [first, second, share]] of Object.entries(mixes)) {
    const [from, to] = [tones[first], tones[second]];
    if (!from || !to) throw new Error(`${name} is a mix of ${first} and ${second}: one of them is missing.`);
    tones[name] ??= mix(from, to, share);
  }
  return tones;
}

/** Mixes in OKLab, where equal shares look equal: https://bottosson.github.io/posts/oklab/ */
function mix(first: string, second: string, share: number): string {
  const [from, to] = [toOklab(first), toOklab(second)];
  return toHex(from.map((part, index) => part + ((to[index] ?? 0) - part) * share));
}

type Matrix = readonly (readonly number[])[];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function times(matrix: Matrix, vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));
}

/** Returns the linear light of red, green and blue in a hex colour, each 0 to 1 (sRGB, IEC 61966-2-1). */
export function linearLight(hex: string): number[] {
  return [1, 3, 5].map((index) => {
    const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function toOklab(hex: string): number[] {
  return times(toLab, times(toCones, linearLight(hex)).map(Math.cbrt));
}

function toHex(lab: number[]): string {
  const cones = times(fromLab, lab).map((part) => part ** 3);
  const parts = times(fromCones, cones).map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
