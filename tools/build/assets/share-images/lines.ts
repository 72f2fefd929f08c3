/**
 * Breaks a text at its spaces into as few lines as possible, of similar width.
 *
 * @param limit of the width of a line; a longer word gets its own line
 * @param widthOf measures a run of words
 */
export function breakLines(text: string, limit: number, widthOf: (run: string) => number): string[] {
  const count = fill(text, limit, widthOf).length;
  for (let width = widthOf(text) / count; width < limit; width += limit / 100) {
    const lines = fill(text, width, widthOf);
    if (lines.length === count) return lines;
  }
  return fill(text, limit, widthOf);
}

function fill(text: string, limit: number, widthOf: (run: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) <= limit) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}
