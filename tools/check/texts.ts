import { catalogOf, type Locale, routing } from '../../i18n/routing';
import { listFields } from '../../model/rules/rule';
import type { Issue } from './issue';
import type { JsonText } from './json';
import type { Site } from './read';
import type { Message } from './sentences';
import { fixOf, rulesFor, unicodeOf } from './typography-rules';

/** A text in a language, of a catalog or record. */
export type Text = { file: string; path: string[]; field: string; value: string; locale: Locale };

/** Exceptions that the specification requires, with any month and level. */
const spared =
  /^(Sending\.{2,3}|שולח\.{3}|Project not found|(Parking )?Level (-\d+|A)|Under Construction - Expected Completion [A-Z][a-z]+ 20\d\d)$/;

/**
 * Lists the texts for the rules of typography: all texts of a catalog, and the texts of a record under the code of a
 * language.
 */
export function listTexts(files: ReadonlyMap<string, JsonText>): Text[] {
  return [...files].flatMap(([file, { data }]) => {
    if (file.startsWith('model/fields/')) return [];
    const whole = routing.locales.find((locale) => catalogOf(locale) === file);
    return listFields(file, data).flatMap(({ path, field, value }) => {
      const locale = whole ?? routing.locales.find((code) => path.includes(code));
      // A logo has a file for each language, not a text.
      const isText = locale && typeof value === 'string' && !path.includes('logo');
      return isText && !spared.test(value) ? { file, path, field, value, locale } : [];
    });
  });
}

/** Reports wrong typography, letters of other languages and characters without a font. Fixable mistakes are warnings. */
export function checkTexts({ files }: Site): Issue[] {
  return listTexts(files).flatMap(({ file, field, value: text, locale }) =>
    rulesFor(locale).flatMap((rule): Issue[] => {
      const isFor = rule.where?.test(`${file} ${field}`) ?? true;
      const places = isFor ? [...text.matchAll(rule.at)] : [];
      const [first] = places;
      if (!first) return [];
      const value = showMarks(around(text, first.index, first[0].length));
      const hint: Message = { key: rule.hint, values: rule.values?.(first[0]) };
      const hints: Message = { key: 'typography.places', values: { hint, count: places.length } };
      const fixable = fixOf(rule, text) !== text;
      const issue = { file, field, value, hint: places.length > 1 ? hints : hint };
      return [{ level: fixable ? 'warning' : 'error', ...issue, fixable }];
    }),
  );
}

/** Returns the text around a place, shortened for a report. */
export function around(text: string, at: number, length = 1): string {
  const start = Math.max(0, at - 18);
  const end = Math.min(text.length, at + length + 18);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Replaces hidden marks by their code points, because they are invisible in a report and could reverse its direction. */
export function showMarks(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, (mark) => `[${unicodeOf(mark)}]`);
}
