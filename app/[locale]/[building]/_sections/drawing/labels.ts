import { withoutPaths } from '@/lib/text-paths';
import { label } from './dimensions';

/** The texts at a line: above it the name and a note, below it the elevation if it is marked. */
export type Label = { name: string[]; note?: string | undefined; marked: boolean };

/** Breaks a name between words, into lines of at most so many characters; a longer word has a line to itself. */
export function wrapName(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && withoutPaths(`${last} ${word}`).length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function labelHeight({ name }: Label): number {
  return label.note + label.line * name.length;
}

/** Returns the least distance between a line and the next one below it, whose label is between them. */
export function roomFor(upper: Label, lower: Label): number {
  return labelHeight(lower) + (upper.marked ? label.figure : 0);
}
