import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../i18n/routing';
import { phoneDigits } from '../../lib/phone-digits';
import { catalogOf, listWordFiles, readJsonFile } from '../check/site-files';

/** A field of a catalog or record. */
export type Place = { file: string; field: string };

/**
 * The fields from which a text of a page comes: messages with their values filled in, records unchanged.
 *
 * @param root the folder of the project
 * @param locale the language of the page
 * @param text as the page shows it
 */
export function findText(root: string, locale: Locale, text: string): Place[] {
  const wanted = plain(text);
  if (wanted.length < 2) return [];
  return listWordFiles(root)
    .filter((file) => !file.startsWith('messages/') || file === catalogOf(locale))
    .flatMap((file) => (readJsonFile(root, file)?.strings ?? []).map((text) => ({ ...text, file })))
    .filter(({ file, value }) =>
      file.startsWith('messages/')
        ? patternOf(value)?.test(wanted)
        : plain(value) === wanted || isPhone(value, wanted),
    )
    .map(({ file, field }) => ({ file, field }));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** English pages show a phone number in its international form. */
function isPhone(value: string, wanted: string): boolean {
  if (!/^[\d*-]{5,}$/.test(value) || !/^[+\d\s-]{5,}$/.test(wanted)) return false;
  return phoneDigits(value) === phoneDigits(wanted);
}

/** What a message can read as; undefined when it has no fixed words. */
function patternOf(message: string): RegExp | undefined {
  try {
    const source = sourceOf(parse(message));
    return /\p{L}/u.test(source.replaceAll(anything, '')) ? new RegExp(`^${source}$`, 'u') : undefined;
  } catch {
    return undefined;
  }
}

const anything = '.{1,120}?';

function sourceOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return plainLiteral(element.value);
      if (element.type === TYPE.tag) return sourceOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return anything;
      return `(?:${Object.values(element.options)
        .map(({ value }) => sourceOf(value))
        .join('|')})`;
    })
    .join('');
}

function plainLiteral(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
