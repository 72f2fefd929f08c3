import path from 'node:path';
import { routing } from '../../i18n/routing';
import { type Context, earlierLocales, type Field, localeOf, type Rule, twinOf, unique } from './rule';

/** Redundant words: a screen reader announces a picture as one. */
const needless =
  /^(?:(?:an? |the )?(?:picture|photo|photograph|image) (?:of|showing)\b|תמונה של|תמונת|צילום של)/i;

function srcOf({ record, path }: Field, { at }: Context): string {
  return String(at(record, [...path.slice(0, -2), 'src'].join('.'))?.value);
}

const needlessWords: Rule['wrong'] = ({ value }) =>
  needless.test(String(value)) ? { key: 'pictureWords.needless' } : undefined;

const fileName: Rule['wrong'] = (alt, context) => {
  const text = String(alt.value);
  const { name } = path.parse(srcOf(alt, context));
  const isName = text === name || /\.(jpe?g|png|svg|webp|hei[cf])$/i.test(text);
  return isName ? { key: 'pictureWords.fileName' } : undefined;
};

const sameInBoth: Rule['wrong'] = (alt, context) => {
  const others = routing.locales.filter((locale) => locale !== routing.defaultLocale);
  const isFirst = localeOf(alt) === routing.defaultLocale;
  const isSame = isFirst && others.every((locale) => twinOf(alt, locale, context)?.value === alt.value);
  return isSame ? { key: 'pictureWords.same' } : undefined;
};

/** Reports the text of another picture, once for all languages. */
const ofAnother: Rule['wrong'] = (alt, context) => {
  const src = srcOf(alt, context);
  const earlier = context.fields.slice(0, context.fields.indexOf(alt));
  const firstWith = (text: unknown) =>
    earlier.find((other) => other.value === text && srcOf(other, context) !== src);
  if (earlierLocales(alt).some((locale) => firstWith(twinOf(alt, locale, context)?.value))) return undefined;
  const other = firstWith(alt.value);
  return other && { key: 'pictureWords.twice', values: { other: srcOf(other, context) } };
};

/** Every picture has a description in each language, and a gallery has no duplicates. */
export const pictureRules: Rule[] = [
  { at: '** **.alt.*', wrong: needlessWords },
  { at: '** **.alt.*', wrong: fileName },
  { at: '** **.alt.*', wrong: sameInBoth },
  { at: '** **.alt.*', wrong: ofAnother },
  { at: '** **.images.*.src', wrong: unique('pictureWords.gallery') },
];
