import { type Locale, routing } from '../../i18n/routing';
import { tornPairs } from './joined-words';

/** A habit of the typewriter that the site's typography does not have. */
export type Rule = {
  /** The languages whose texts it is for. */
  locales: Locale[];
  /** The files that it is for; without it all. */
  files?: RegExp;
  /** What is wrong; every match is one place. */
  at: RegExp;
  cure: string;
  /** Mends every place where only one mending is possible; for a rule whose places a human must look at there is none. */
  mend?: (text: string) => string;
};

const everywhere: Locale[] = [...routing.locales];

/** Marks of direction, joiners and spaces without width. */
export const hiddenMarks = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Cyrillic and Greek, many of whose letters look like Latin ones. */
export const lookAlikes = /[\u0370-\u03FF\u0400-\u052F]/g;

/** Single letters that a Hebrew word can take before a number: ב־2010, וכ־300. */
const hebrewPrefix = /(?<![א-ת])([בהוכלמש]{1,3})-(?=[\d{<])/g;

function replacing(at: RegExp, mended: string) {
  return (text: string) => text.replace(at, mended);
}

/** Turns "…" into “…”, when the marks come in pairs. */
function mendEnglishQuotes(text: string): string {
  const marks = text.match(/"/g)?.length ?? 0;
  if (marks % 2 === 1) return text;
  let open = false;
  return text.replace(/"/g, () => {
    open = !open;
    return open ? '“' : '”';
  });
}

/*
 * Hebrew Wikipedia's and the Academy's marks: ׳ geresh, ״ gershayim for acronyms and quotes, ־ maqaf between words and
 * after a prefix, – between parts of a sentence. A straight apostrophe would also start a quotation in ICU.
 */
export const rules: Rule[] = [
  { locales: ['he'], at: /"/g, cure: 'write ״ (gershayim) for "', mend: replacing(/"/g, '״') },
  {
    locales: ['he'],
    at: /(?<=[א-ת])[“”„](?=[א-ת])/g,
    cure: 'write ״ (gershayim) inside a Hebrew acronym',
    mend: replacing(/(?<=[א-ת])[“”„](?=[א-ת])/g, '״'),
  },
  {
    locales: ['he'],
    at: /(?<=[א-ת])['’‘`´]|'/g,
    cure: "write ׳ (geresh) for '",
    mend: replacing(/(?<=[א-ת])['’‘`´]/g, '׳'),
  },
  { locales: ['en'], at: /"/g, cure: 'write “ and ” for "', mend: mendEnglishQuotes },
  {
    locales: ['en'],
    at: /['`´]/g,
    cure: "write ’ (or ‘ and ’ around words) for '",
    mend: replacing(/(?<=[\p{L}\d])['`´](?![{}<>|])/gu, '’'),
  },
  {
    locales: ['he'],
    at: /(?<=[א-ת])-(?=[\d{<\p{L}])/gu,
    cure: 'write ־ (maqaf) for the hyphen after a Hebrew letter; a minus sign stands after a space',
    mend: (text) => text.replace(hebrewPrefix, '$1־').replace(/(?<=[א-ת])-(?=\p{L})/gu, '־'),
  },
  {
    locales: everywhere,
    at: /(?<=\S) -{1,2} (?=\S)/g,
    cure: 'write – (en dash) between parts of a sentence',
    mend: replacing(/(?<=\S) -{1,2} (?=\S)/g, ' – '),
  },
  {
    locales: ['he'],
    at: /־(?:<\w+>)*[-–—−+](?!\d)|־(?:<\w+>)*[-–—−](?=\d)/g,
    cure: 'the maqaf and the sign after it look like two dashes: write the sign as a word (מינוס, פלוס)',
  },
  {
    locales: ['he'],
    at: /־(?=[\s\u00A0־])|(?<=[\s\u00A0])־/g,
    cure: 'a maqaf joins two words: write – (en dash) with spaces, or take the space away',
  },
  ...tornPairs.map(
    ([locale, pair]): Rule => ({
      locales: [locale],
      at: pair,
      cure: 'a line end would tear this pair: join it with a no-break space (U+00A0)',
      mend: replacing(pair, '\u00A0'),
    }),
  ),
  {
    locales: everywhere,
    at: hiddenMarks,
    cure: 'take away the hidden mark here: the page itself sets the direction',
    mend: replacing(hiddenMarks, ''),
  },
  { locales: everywhere, at: /\.{2,}/g, cure: 'write … for dots', mend: replacing(/\.{3}(?!\.)/g, '…') },
  {
    locales: everywhere,
    at: /(?<=\S)(?!\n)\s{2,}(?=\S)|[\t\r\n]/g,
    cure: 'write one space',
    mend: replacing(/(?<=\S)\s{2,}(?=\S)|[\t\r\n]/g, ' '),
  },
  {
    locales: everywhere,
    at: /^\s+(?=\S)|(?<=\S)\s+$/g,
    cure: 'take away the space at the beginning or end',
    mend: (text) => text.trim() || text,
  },
  {
    locales: everywhere,
    at: /(?<=\S)[ \u00A0]+(?=[,.:;!?](?:[\s<]|$))/g,
    cure: 'take away the space before the punctuation',
    mend: replacing(/(?<=\S)[ \u00A0]+(?=[,.:;!?](?:[\s<]|$))/g, ''),
  },
  {
    locales: everywhere,
    at: /[א-ת][A-Za-z]|[A-Za-z][א-ת]/g,
    cure: 'Hebrew and Latin letters stand in one word: type it anew, or put a space or ־ between them',
  },
  {
    locales: everywhere,
    at: lookAlikes,
    cure: 'this letter is Greek or Cyrillic and only looks right: type it anew',
  },
];

/** A text with everything mended that can only be mended in one way; a text that is right stays as it is. */
export function mendText(locale: Locale, text: string): string {
  return rules
    .filter((rule) => rule.locales.includes(locale))
    .reduce((mended, { mend }) => mend?.(mended) ?? mended, text);
}
