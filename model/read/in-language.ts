import { type Locale, routing } from '../../i18n/routing';
import type { Text } from '../schema';
import { type Picture, type PictureRecord, picture } from './pictures';

/** A record in one language: texts and files are reduced to that language, and pictures have their generated files. */
export type In<Value> = Value extends Text
  ? string
  : Value extends PictureRecord
    ? Picture
    : Value extends object
      ? { [Key in keyof Value]: In<Value[Key]> }
      : Value;

/** A type with some fields replaced or added. */
export type With<Fields, Changed> = Omit<Fields, keyof Changed> & Changed;

/**
 * Reduces a record, or a part of one, to one language.
 *
 * @throws Error when the files of a picture were never generated
 */
export function inLanguage<Value>(value: Value, locale: Locale): In<Value> {
  return reduce(value, locale) as In<Value>;
}

function reduce(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => reduce(item, locale));
  if (isText(value)) return value[locale];
  if (isPicture(value)) return picture(value, locale);
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, reduce(part, locale)]));
}

function isText(value: object): value is Text {
  return routing.locales.every((locale) => typeof (value as Partial<Text>)[locale] === 'string');
}

function isPicture(value: object): value is PictureRecord {
  return 'src' in value && 'alt' in value;
}
