import { readLicences } from './faces';

/**
 * Returns the licence of the font files, with the copyright lines of every typeface.
 *
 * @throws Error when a typeface is not under the SIL Open Font License
 */
export function joinLicences(texts: readonly string[] = readLicences()): string {
  const start = 'This Font Software is licensed';
  const lines = texts.map((text) => {
    if (!text.includes(start)) throw new Error(`Not the SIL Open Font License: ${text.slice(0, 80)}`);
    return text.slice(0, text.indexOf(start)).trim();
  });
  const [first = ''] = texts;
  return `${lines.join('\n\n')}\n\n${first.slice(first.indexOf(start))}\n`;
}
