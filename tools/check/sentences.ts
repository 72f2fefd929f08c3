import { type Message as AnyMessage, type KeysOf, translatorOf, type Values } from '../../i18n/message';
import { recordSentences } from '../../model/sentences';
import en from './messages/en.json';
import he from './messages/he.json';

/** All sentences of the check in each language. */
export const catalogs = {
  en: { ...recordSentences.en, ...en },
  he: { ...recordSentences.he, ...he },
};

export type Language = keyof typeof catalogs;

export type Message = AnyMessage<KeysOf<(typeof catalogs)['en']>>;
export type { Values };

/** Whether a code is one of a language. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(catalogs, code);
}

/** Returns a function that turns a message of the check into a sentence; a text stays as it is. */
export function translatorIn(language: Language): (message: Message | string) => string {
  const translate = translatorOf(catalogs[language], language);
  return (message) => (typeof message === 'string' ? message : translate(message));
}
