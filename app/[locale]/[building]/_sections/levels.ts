/** The address of a level's card on the page. */
export function cardId(level: string): string {
  return `level-${level}`;
}

/** The address of a level in the section drawing. */
export function drawingId(level: string): string {
  return `drawing-${level}`;
}
