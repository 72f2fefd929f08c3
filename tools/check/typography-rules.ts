import type { Locale } from '../../i18n/routing';
import { fontCharacters, machineCharacters } from '../build/assets/fonts/characters';
import { tornPairs } from './joined-words';
import type { Message, Values } from './sentences';

/** A mistake of typography: a habit of the typewriter, a mark of another program, another language. */
export type Rule = {
  /** The languages whose texts it is for; without it all. */
  locales?: readonly Locale[];
  /** The files and fields that it is for, such as `messages/en.json Hero.title`; without it all. */
  where?: RegExp;
  /** Matches the mistake; every match is one place. */
  at: RegExp;
  hint: Message['key'];
  /** Values of the sentence, from the first match. */
  values?: (match: string) => Values;
  /** What takes the place of each match, or a fix of the whole text; none where a human must look. */
  fix?: string | ((text: string) => string);
};

const records = /^content\//;

/** Marks of direction, joiners and spaces without width. */
const hiddenMarks = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Letters of scripts with many letters that look like Latin ones, by the code of the script (ISO 15924). */
const lookAlikeLetters: Record<string, string> = { Grek: '\\u0370-\\u03FF', Cyrl: '\\u0400-\\u052F' };

/** Returns the code of the script in which a language is written. */
function scriptOf(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? '';
}

/** Returns the letters of scripts other than the language’s own, which look like its letters. */
function lookAlikesIn(locale: string): string {
  return Object.entries(lookAlikeLetters)
    .flatMap(([code, letters]) => (code === scriptOf(locale) ? [] : [letters]))
    .join('');
}

/** Returns the rule against Latin letters in words of a script that looks like Latin; none in other languages. */
function mixedScriptRulesFor(locale: string): Rule[] {
  const letters = lookAlikeLetters[scriptOf(locale)];
  if (!letters) return [];
  const at = new RegExp(`[${letters}][A-Za-z]|[A-Za-z][${letters}]`, 'g');
  return [{ at, hint: 'typography.mixedScripts' }];
}

/** Returns the rules for single letters: look-alikes of other scripts, and characters that are in no font of the site. */
function letterRulesFor(locale: string): Rule[] {
  const lookAlikes = lookAlikesIn(locale);
  const inFonts = `${fontCharacters}${machineCharacters}`.replace(/[\\\]^-]/g, '\\$&');
  // Other rules report these, tabs and ends of lines.
  const otherRules = `${hiddenMarks.source.replace(/[[\]]/g, '')}${lookAlikes}`;
  return [
    { at: new RegExp(`[${lookAlikes}]`, 'g'), hint: 'typography.lookAlike' },
    ...mixedScriptRulesFor(locale),
    {
      at: new RegExp(`[^${inFonts}${otherRules}\\t\\r\\n\\v\\f\u2028\u2029]`, 'gu'),
      hint: 'texts.noFont',
      values: (character) => ({ character, unicode: unicodeOf(character) }),
    },
  ];
}

/** Turns "…" into “…”, when the marks come in pairs. */
function fixEnglishQuotes(text: string): string {
  return text.split('"').length % 2 === 1 ? text.replace(/"([^"]*)"/g, '“$1”') : text;
}

/*
 * Hebrew Wikipedia's and the Academy's marks: ׳ geresh, ״ gershayim for acronyms and quotes, ־ maqaf between words and
 * after a prefix, – between parts of a sentence. A straight apostrophe would also start a quotation in ICU.
 */
const rules: Rule[] = [
  { at: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi, hint: 'typography.entity' },
  {
    at: /\*\*|__|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)]*\)|^(?:#{1,6}|[-*•]|\d\.) /g,
    hint: 'typography.markdown',
  },
  {
    at: /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX+)\b|\$\d|\[(?:name|text|title|שם|טקסט)\]|טקסט לדוגמה|טקסט לדוגמא/gi,
    hint: 'typography.placeholder',
  },
  { where: records, at: /<\/?[a-z][^<>]*>/gi, hint: 'typography.html' },
  { where: records, at: /\{[^{}]*\}/g, hint: 'typography.argument' },
  {
    locales: ['he'],
    at: /['’‘`´׳]{2}/g,
    hint: 'typography.twoMarks',
    // Not inside a word, where a geresh can be meant: ICU writes one apostrophe as two.
    fix: (text) => text.replace(/(?<![א-ת])['’‘`´׳]{2}|['’‘`´׳]{2}(?![א-ת]{2})/g, '״'),
  },
  { locales: ['he'], at: /"/g, hint: 'typography.gershayim', fix: '״' },
  { locales: ['he'], at: /(?<=[א-ת])[“”„](?=[א-ת])/g, hint: 'typography.acronym', fix: '״' },
  {
    locales: ['he'],
    at: /(?:(?<=[א-ת])['’‘`´]|(?<!['’‘`´׳])')(?!['’‘`´׳])/g,
    hint: 'typography.geresh',
    fix: (text) => text.replace(/(?<=[א-ת])['’‘`´](?!['’‘`´׳])/g, '׳'),
  },
  { locales: ['en'], at: /"/g, hint: 'typography.quotes', fix: fixEnglishQuotes },
  {
    locales: ['en'],
    at: /['`´]{2}/g,
    hint: 'typography.quotes',
    // Two apostrophes between letters are one in ICU.
    fix: (text) => text.replace(/(?<=\p{L})''(?=\p{L})/gu, '’'),
  },
  {
    locales: ['en'],
    at: /(?<!['`´])['`´](?!['`´])/g,
    hint: 'typography.apostrophe',
    fix: (text) => text.replace(/(?<=[\p{L}\d])['`´](?!['`´{}<>|])/gu, '’'),
  },
  {
    locales: ['en'],
    // Letters that nearly always begin with that sound; “a European”, “a unit”, “an hour” and abbreviations are others.
    at: /(?<![\p{L}\p{N}.])(?:[Aa] (?=(?:[ai]|e(?!u|we)|o(?!ne(?![\p{Ll}])|nce|ui))\p{Ll}{2})|[Aa]n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}{2}))/gu,
    hint: 'typography.article',
  },
  {
    locales: ['he'],
    at: /(?<=[א-ת])-(?=[\d{<\p{L}])/gu,
    hint: 'typography.maqaf',
    // After single letters that a Hebrew word can take before a number (ב־2010, וכ־300), and inside a word.
    fix: (text) => text.replace(/(?<=(?<![א-ת])[בהוכלמש]{1,3})-(?=[\d{<])|(?<=[א-ת])-(?=\p{L})/gu, '־'),
  },
  { at: /(?<=\S) -{1,2} (?=\S)/g, hint: 'typography.dash', fix: ' – ' },
  {
    locales: ['he'],
    at: /־(?:<\w+>)*[-–—−+](?!\d)|־(?:<\w+>)*[-–—−](?=\d)/g,
    hint: 'typography.maqafBeforeSign',
  },
  { locales: ['he'], at: /־(?=[\s\u00A0־])|(?<=[\s\u00A0])־/g, hint: 'typography.maqafAsDash' },
  { at: tornPairs, hint: 'typography.tornPair', fix: '\u00A0' },
  { at: hiddenMarks, hint: 'typography.hiddenMark', fix: '' },
  { at: /\.{2,}/g, hint: 'typography.dots', fix: (text) => text.replace(/\.{3}(?!\.)/g, '…') },
  // Joined, two paragraphs or two items of a list would become one.
  { at: /(?<=\S)\s*[\n\r\v\f\u2028\u2029]\s*(?=\S)/g, hint: 'typography.lineBreak' },
  { at: /(?<=\S)[^\S\n\r\v\f\u2028\u2029]{2,}(?=\S)|\t/g, hint: 'typography.spaces', fix: ' ' },
  { at: /^\s+(?=\S)|(?<=\S)\s+$/g, hint: 'typography.outerSpace', fix: '' },
  { at: /(?<=\S)[ \u00A0]+(?=[,.:;!?](?:[\s<]|$))/g, hint: 'typography.spaceBefore', fix: '' },
  { at: /[א-ת][A-Za-z]|[A-Za-z][א-ת]/g, hint: 'typography.mixedWord' },
  { locales: ['en'], at: /^.*?[א-ת]/gs, hint: 'typography.notEnglish' },
  {
    locales: ['he'],
    // A company may write its name in Latin letters alone; a sentence may not.
    where: /^messages\/|^content\/\S+ (?!(?:.*\.)?name\.\w+$|.*legalName)/,
    // Letters outside of tags and arguments.
    at: /^(?!.*[א-ת]).*?[A-Za-z]{2}(?![^<>]*>)(?![^{}]*\}).{0,38}/gs,
    hint: 'typography.notHebrew',
  },
  {
    where: /^messages\/\S+ \S*(?:\.t|T)itle$/,
    // More than 80 characters: search engines cut them off, and they fill a telephone's screen.
    at: /^.{40}(?=.{41})/gs,
    hint: 'record.tooLong',
    values: () => ({ maximum: 80 }),
  },
];

/** The number of a character, such as U+2605. */
export function unicodeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The rules for the texts of a language. */
export function rulesFor(locale: Locale): Rule[] {
  return [...rules.filter(({ locales }) => locales?.includes(locale) ?? true), ...letterRulesFor(locale)];
}

/** A text after the fix of one rule; the same text where there is none. */
export function fixOf({ at, fix = (text) => text }: Rule, text: string): string {
  return typeof fix === 'string' ? text.replace(at, fix) : fix(text);
}

/** A text with everything fixed that can only be fixed in one way; a text that is right stays as it is. */
export function fixText(locale: Locale, text: string): string {
  return rulesFor(locale).reduce((fixed, rule) => fixOf(rule, fixed), text);
}
