import type { AnswerKey } from './refusal';

type Values = Record<string, string | number>;

/** The words of one form in one language, and where its page stands; passed in, for this folder has no words. */
export type Words = {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The name of the language, in itself. */
  languageName: string;
  answer: (key: AnswerKey, values: Values) => string;
  page: (key: 'title' | 'sentTitle' | 'failedTitle' | 'hint' | 'back' | 'home', values?: Values) => string;
  mail: (key: string, values?: Values) => string;
  /** The label of a field as the form shows it. */
  label: (key: string) => string;
  formPath: string;
  homePath: string;
};

/** The languages of the site, the first of which is the one without a wish, and the words in each. */
export type Speech = { languages: readonly string[]; words: (language: string) => Words };

/**
 * The language that the visitor prefers, by `Accept-Language` (RFC 9110, 12.5.4).
 *
 * @param header its value, or null
 * @param languages those on offer; the first one stands for any
 */
export function preferredLanguage(header: string | null, languages: readonly string[]): string {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1';
    return { language: tag === '*' ? languages[0] : languageOf(tag), quality: Number(quality) || 0 };
  });
  const known = wishes.filter(({ language, quality }) => quality > 0 && languages.includes(language ?? ''));
  const [first] = known.sort((a, b) => b.quality - a.quality);
  return first?.language ?? languages[0] ?? '';
}

/** `he` for `he-IL` and for its old name `iw`. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}
