/** Levels of JSON. No record has as many; code that calls itself would overflow the stack at some thousand. */
const maxLevels = 50;

/** Tells whether JSON data has more nested groups and lists than any record. */
export function isTooDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; depth < maxLevels && level.length > 0; depth += 1)
    level = level.flatMap((item) => (typeof item === 'object' && item ? Object.values(item) : []));
  return level.length > 0;
}
