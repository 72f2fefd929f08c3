import type { KeysOf, Message } from '../i18n/message';
import { hintsIn, toneNamesIn } from './fields';
import en from './messages/en.json';
import he from './messages/he.json';

/** Sentences of the check: of shapes, rules and files, with the hints and colours of `model/fields`. */
export const sentences = {
  en: { ...en, hint: hintsIn('en'), tone: toneNamesIn('en') },
  he: { ...he, hint: hintsIn('he'), tone: toneNamesIn('he') },
};

export type RecordSentences = (typeof sentences)['en'];
export type RecordMessage = Message<KeysOf<RecordSentences>>;
