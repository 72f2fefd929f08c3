/**
 * A short regular expression for exactly these project indices, because a pattern of next.config.ts may have 4,096
 * characters: `0|1|…|12` becomes `[0123456789]|1[012]`.
 *
 * @param indices whole numbers as they are in the address
 */
export function indexPattern(indices: readonly string[]): string {
  const digitsOf = new Map<string, string>();
  for (const index of [...indices].sort()) {
    const start = index.slice(0, -1);
    digitsOf.set(start, (digitsOf.get(start) ?? '') + index.slice(-1));
  }
  const startsOf = new Map<string, string[]>();
  for (const [start, digits] of digitsOf) startsOf.set(digits, [...(startsOf.get(digits) ?? []), start]);
  return Array.from(startsOf, ([digits, starts]) => {
    const longer = starts.filter(Boolean);
    if (longer.length === 0) return `[${digits}]`;
    return `(?:${indexPattern(longer)})${longer.length < starts.length ? '?' : ''}[${digits}]`;
  }).join('|');
}
