import { type Locale, routing } from '../../i18n/routing';
import { hebrewCharacters, latinCharacters, machineCharacters } from '../build/assets/fonts/characters';
import { error, type Issue } from './issue';
import type { JsonString, JsonText } from './json';
import type { Site } from './read';
import type { Message } from './sentences';
import { catalogOf } from './site-files';
import { fixOf, hiddenMarks, lookAlikes, rulesFor } from './typography-rules';

/** A text in a language, of a catalog or record. */
export type Text = JsonString & { file: string; locale: Locale };

/** What the specification writes against a rule, with any month and level, in whatever text it is used. */
const spared =
  /^(Sending\.{2,3}|שולח\.{3}|Project not found|(Parking )?Level (-\d+|A)|Under Construction - Expected Completion \p{L}+ 20\d\d)$/u;

/** Whether no rule of typography is for a text. */
export function isSpared({ value }: Text): boolean {
  return spared.test(value);
}

/** Every text in a language: all of a catalog, and of a record what is under the code of a language. */
export function listTexts(files: ReadonlyMap<string, JsonText>): Text[] {
  return [...files].flatMap(([file, { strings }]) => {
    if (file.startsWith('content/fields/')) return [];
    const whole = routing.locales.find((locale) => catalogOf(locale) === file);
    return strings.flatMap((text) => {
      const locale = whole ?? routing.locales.find((code) => text.path.includes(code));
      // A logo names a file for each language, which is no text.
      return locale && !text.path.includes('logo') ? { ...text, file, locale } : [];
    });
  });
}

/** Texts are those that the specification fixes, have the typography and the letters of their language, and a font. */
export function checkTexts({ files }: Site): Issue[] {
  return listTexts(files).flatMap((text) => {
    if (isSpared(text)) return missingFont(text);
    return [...brokenRules(text), ...missingFont(text)];
  });
}

/** What `npm run fix` does alone is a warning. */
function brokenRules({ file, field, locale, value: text }: Text): Issue[] {
  return rulesFor(locale).flatMap((rule) => {
    const isFor = rule.where?.test(`${file} ${field}`) ?? true;
    const places = isFor ? [...text.matchAll(rule.at)] : [];
    const [first] = places;
    if (!first) return [];
    const value = showMarks(around(text, first.index, first[0].length));
    const hint: Message = { key: rule.hint, values: rule.values };
    const hints: Message = { key: 'typography.places', values: { hint, count: places.length } };
    const place = { file, field, value, hint: places.length > 1 ? hints : hint };
    const fixable = fixOf(rule, text) !== text;
    return { level: fixable ? 'warning' : 'error', ...place, fixable };
  });
}

const known = new Set(`${latinCharacters}${hebrewCharacters}${machineCharacters}`);

/** Characters that are in no font of the site; marks that typography refuses are left to it. */
function missingFont({ file, field, value: text }: Text): Issue[] {
  const others = text
    .replace(hiddenMarks, '')
    .replace(lookAlikes, '')
    .replace(/[\t\r\n]/g, '');
  const character = [...others].find((mark) => !known.has(mark));
  if (character === undefined) return [];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const value = around(text, text.indexOf(character), character.length);
  return [error({ file, field, value }, 'texts.noFont', { character, unicode: `U+${code}` })];
}

/** A part of a text around a place in it, for a report. */
export function around(text: string, at: number, length = 1): string {
  const start = Math.max(0, at - 18);
  const end = Math.min(text.length, at + length + 18);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Hidden marks by their number, so that a report shows them and is not turned around by them. */
export function showMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, (mark) => {
    return `[U+${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
