import { withoutPaths } from '@/lib/text-paths';

/** Ratios to the font size; a letter is about half as wide as high. */
export const lineHeight = 1.3;
const letterWidth = 0.55;

/**
 * Breaks a name into lines, followed by a note, that fit between the walls of a room.
 *
 * @param width of the room in letters, as its depth
 * @returns the lines, and their size in letters, 1 at most
 */
export function fitText(name: string, note: string, width: number, depth: number) {
  const most = (width * 0.9) / letterWidth;
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && withoutPaths(longer).length <= most) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  lines.push(note);
  const longest = Math.max(...withoutPaths(lines).map((line) => line.length));
  const size = Math.min(1, most / longest, (depth * 0.9) / (lines.length * lineHeight));
  return { lines, size };
}
