/** Returns the address of a level's row on the page of its building. */
export function cardId(level: string): string {
  return `level-${level}`;
}
