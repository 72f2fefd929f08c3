import { type Message as AnyMessage, type KeysOf, translatorOf, type Values } from '../../i18n/message';
import { hintsIn, toneNamesIn } from '../../model/fields';
import rulesEn from '../../model/rules/messages/en.json';
import rulesHe from '../../model/rules/messages/he.json';
import contentEn from '../../model/schema/messages/en.json';
import contentHe from '../../model/schema/messages/he.json';
import en from './messages/en.json';
import he from './messages/he.json';

/** What the check says in each language, with what the shapes, fields and rules of the records say. */
export const catalogs = {
  en: { ...contentEn, ...rulesEn, hint: hintsIn('en'), tone: toneNamesIn('en'), ...en },
  he: { ...contentHe, ...rulesHe, hint: hintsIn('he'), tone: toneNamesIn('he'), ...he },
};

export type Language = keyof typeof catalogs;

export type Message = AnyMessage<KeysOf<(typeof catalogs)['en']>>;
export type { Values };

/** A language by its code. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(catalogs, code);
}

/** Puts what the check says into words; a text stays as it is. */
export function translatorIn(language: Language): (message: Message | string) => string {
  const translate = translatorOf(catalogs[language], language);
  return (message) => (typeof message === 'string' ? message : translate(message));
}
