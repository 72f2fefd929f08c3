import { translatorOf, type Values } from '../../i18n/message';
import { type RecordMessage, sentences } from '../../model/sentences';

export type Language = keyof typeof sentences;

export type Message = RecordMessage;
export type { Values };

/** Returns whether a code is the code of a language. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(sentences, code);
}

/** Returns a function that turns a message of the check into a sentence; a text stays as it is. */
export function translatorIn(language: Language): (message: Message | string) => string {
  const translate = translatorOf(sentences[language], language);
  return (message) => (typeof message === 'string' ? message : translate(message));
}
