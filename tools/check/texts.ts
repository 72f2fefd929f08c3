import { type Locale, routing } from '../../i18n/routing';
import { catalogOf, listFields, listWordFiles } from './project-files';

/** A text of a catalog or record, with its place in the file: `start` and `end` are those between the quotes. */
export type Text = { file: string; field: string; locale: Locale; text: string; start: number; end: number };

/** Every text in a language: all of a catalog, and of a record what is under the code of a language. */
export function listTexts(root: string): Text[] {
  return listWordFiles(root).flatMap((file) => {
    const whole = routing.locales.find((locale) => catalogOf(locale) === file);
    return listFields(root, file).flatMap(({ path, field, value, start, end }) => {
      const locale = whole ?? routing.locales.find((each) => path.includes(each));
      // A logo names a file for each language, which is no text.
      return locale && !path.includes('logo') ? { file, field, locale, text: value, start, end } : [];
    });
  });
}

/** The messages of a catalog by their full key; groups are opened, everything else stays as it is. */
export function flatten(data: unknown, prefix = ''): Map<string, unknown> {
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isGroup || (prefix && Object.keys(data).length === 0)) return new Map([[prefix, data]]);
  return new Map(
    Object.entries(data).flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]),
  );
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
