import type { AnswerKey } from '../http/refusal';

type Values = Record<string, string | number>;

/**
 * The texts of one form in one language, and the path of its page; passed in, because the server has no texts of its
 * own.
 */
export type Translation = {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The name of the language, in itself. */
  languageName: string;
  answer: (key: AnswerKey, values: Values) => string;
  page: (key: 'title' | 'sentTitle' | 'failedTitle' | 'hint' | 'back' | 'home', values?: Values) => string;
  mail: (key: string, values?: Values) => string;
  /** Returns the label of a field as the form shows it. */
  label: (key: string) => string;
  /** Returns a unit by its number as the mail names it, with its use, area and price. */
  unit: (number: string) => string;
  formPath: string;
  homePath: string;
};

/** The languages of the site, the default first, and the texts in each. */
export type Translations = { languages: readonly string[]; in: (language: string) => Translation };
