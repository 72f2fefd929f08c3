import { withoutPaths } from './text-paths';

/**
 * Shortens a long text, at a word boundary if possible, and ends it with an ellipsis.
 *
 * @param limit characters of the result, with the ellipsis
 */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(withoutPaths(text));
  if (characters.length <= limit) return text;
  const words = characters
    .slice(0, limit)
    .join('')
    .replace(/[\s.,:;–-]+\S*$/, '');
  return `${words.length < limit && words ? words : characters.slice(0, limit - 1).join('')}…`;
}
