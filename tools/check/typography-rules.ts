import type { Locale } from '../../i18n/routing';
import { fontCharacters, machineCharacters } from '../build/assets/fonts/characters';
import { tornPairs } from './joined-words';
import type { Message, Values } from './sentences';

/** A rule for one mistake of typography. */
export type Rule = {
  /** The languages to which it applies; by default all. */
  locales?: readonly Locale[];
  /** The files and fields to which it applies, such as `messages/en.json Hero.title`; by default all. */
  where?: RegExp;
  /** Matches the mistake; every match is one place. */
  at: RegExp;
  hint: Message['key'];
  /** Values of the sentence, from the first match. */
  values?: (match: string) => Values;
  /** The replacement of each match, or a function that fixes the whole text; undefined when an author must decide. */
  fix?: string | ((text: string) => string);
};

const records = /^content\//;

/** Marks of direction, joiners and spaces without width. */
const hiddenMarks = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Letters of scripts that resemble Latin, by the code of the script (ISO 15924). */
const lookAlikeLetters: Record<string, string> = { Grek: '\\u0370-\\u03FF', Cyrl: '\\u0400-\\u052F' };

/** Returns the code of a language's script (ISO 15924). */
function scriptOf(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? '';
}

/** Returns the look-alike letters of other scripts. */
function lookAlikesIn(locale: string): string {
  return Object.entries(lookAlikeLetters)
    .flatMap(([code, letters]) => (code === scriptOf(locale) ? [] : [letters]))
    .join('');
}

/** Returns the rule against Latin letters in words of a look-alike script; empty for other languages. */
function mixedScriptRulesFor(locale: string): Rule[] {
  const letters = lookAlikeLetters[scriptOf(locale)];
  if (!letters) return [];
  const at = new RegExp(`[${letters}][A-Za-z]|[A-Za-z][${letters}]`, 'g');
  return [{ at, hint: 'typography.mixedScripts' }];
}

/** Returns the rules for single letters: look-alikes of other scripts, and characters without a font. */
function letterRulesFor(locale: string): Rule[] {
  const lookAlikes = lookAlikesIn(locale);
  const inFonts = `${fontCharacters}${machineCharacters}`.replace(/[\\\]^-]/g, '\\$&');
  // Other rules report look-alikes, hidden marks, tabs and ends of lines.
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
 * The marks of Hebrew Wikipedia and of the Academy of the Hebrew Language: ׳ geresh, ״ gershayim for acronyms and quotes,
 * ־ maqaf between words and after a prefix, – between parts of a sentence. In ICU a straight apostrophe also starts a
 * quotation.
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
    // Only letters with a regular sound; “a European”, “a unit”, “an hour” and abbreviations are skipped.
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
  // No fix, because it would join two paragraphs or two items of a list.
  { at: /(?<=\S)\s*[\n\r\v\f\u2028\u2029]\s*(?=\S)/g, hint: 'typography.lineBreak' },
  { at: /(?<=\S)[^\S\n\r\v\f\u2028\u2029]{2,}(?=\S)|\t/g, hint: 'typography.spaces', fix: ' ' },
  { at: /^\s+(?=\S)|(?<=\S)\s+$/g, hint: 'typography.outerSpace', fix: '' },
  { at: /(?<=\S)[ \u00A0]+(?=[,.:;!?](?:[\s<]|$))/g, hint: 'typography.spaceBefore', fix: '' },
  { at: /[א-ת][A-Za-z]|[A-Za-z][א-ת]/g, hint: 'typography.mixedWord' },
  { locales: ['en'], at: /^.*?[א-ת]/gs, hint: 'typography.notEnglish' },
  {
    locales: ['he'],
    // The name of a company may be in Latin letters only.
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

/** Returns the code point of a character, such as U+2605. */
export function unicodeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

export function rulesFor(locale: Locale): Rule[] {
  return [...rules.filter(({ locales }) => locales?.includes(locale) ?? true), ...letterRulesFor(locale)];
}

/** Returns a text after the fix of one rule; unchanged without a fix. */
export function fixOf({ at, fix = (text) => text }: Rule, text: string): string {
  return typeof fix === 'string' ? text.replace(at, fix) : fix(text);
}

/** Returns a text with every mistake fixed that has a single fix. */
export function fixText(locale: Locale, text: string): string {
  return rulesFor(locale).reduce((fixed, rule) => fixOf(rule, fixed), text);
}
