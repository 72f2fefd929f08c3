/** Types of the words: a key or argument that is not in the Hebrew catalog is a type error. */
import type messages from '../messages/he.json';
import type { Locale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
