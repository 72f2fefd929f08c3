import { withoutPaths } from '@/lib/text-paths';
import { label } from './dimensions';

/** The texts above a line. */
export type Label = { name: string[]; note?: string | undefined };

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

/** Returns the height of the texts above a line, which is the least distance to the next line. */
export function labelHeight({ name, note }: Label): number {
  return Math.max(label.mark, label.space + (note ? label.note : 0) + label.line * name.length);
}
