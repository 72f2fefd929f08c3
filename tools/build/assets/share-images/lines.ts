/**
 * Breaks a text at its spaces into as few lines as possible, of similar length.
 *
 * @param limit characters per line; a longer word gets its own line
 */
export function breakLines(text: string, limit: number): string[] {
  const count = fill(text, limit).length;
  const even = Math.ceil(text.length / count);
  for (let width = even; width < limit; width++) {
    const lines = fill(text, width);
    if (lines.length === count) return lines;
  }
  return fill(text, limit);
}

function fill(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || longer.length <= width) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}
