import { label } from './dimensions';

/** What is written at a line: below it the name and a note, above it the elevation if it is marked. */
export type Label = { name: string[]; note?: string | undefined; marked: boolean };

/** Breaks a name between words, into lines of at most so many characters; a longer word has a line to itself. */
export function wrapName(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How much room a label needs under its line. */
export function labelHeight({ name, note }: Label): number {
  return label.gap + label.line * name.length + (note ? label.note : 0);
}

/** How far a line must be above the next one, whose triangle and elevation are above it. */
export function roomFor(upper: Label, lower: Label): number {
  // A note is beside the triangle, but over the elevation.
  const above = upper.note ? lower.marked && label.triangle : label.triangle;
  return labelHeight(upper) + Number(above) + (lower.marked ? label.figure : 0);
}
