/**
 * Returns a regular expression for exactly these project indices, such as `[0123456789]|1[012]` for 0 to 12. It is short
 * because next.config.ts limits a pattern to 4,096 characters.
 *
 * @param indices whole numbers as text
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
