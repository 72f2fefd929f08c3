import type { AnswerKey } from '../http/refusal';

type Values = Record<string, string | number>;

/** The texts of one form in one language, and the path of its page; passed in, because this folder has no words. */
export type Translation = {
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

/** The languages of the site, of which the first is the default, and the texts in each. */
export type Translations = { languages: readonly string[]; in: (language: string) => Translation };
