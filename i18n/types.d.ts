/** Types of the messages: an unknown key or argument of the Hebrew catalog is a type error. */
import type messages from '../messages/he.json';
import type { Locale } from './routing';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
