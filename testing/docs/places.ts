import type { Document } from './document';

const strange: [what: string, pattern: RegExp][] = [
  ['the path of a machine', /(?<![\w.<>*-])\/(?:work|root|Users|tmp|mnt|workspace)\/[\w.-]+/g],
  ['the path of a machine', /(?<![\w.<>*-])\/home\/(?!hero)[\w-]+\/[\w-]+/g],
  ['the address of a registry', /\b(?:registry|npm)\.[\w.-]+\.\w+|\bnpmjs\.(?:com|org)\b/g],
];

/** What is true on one machine alone. */
export function strangePlaces({ text }: Document): string[] {
  return strange.flatMap(([what, pattern]) =>
    (text.match(pattern) ?? []).map((found) => `${what}: ${found}`),
  );
}
