import { type Locale, routing } from './routing';

/**
 * Formats a phone number for dialling by the readers of a language.
 *
 * @param phone a local Israeli number, such as 03-555-0123; 1-700-555-012 and *2345 cannot be dialled from abroad
 * @returns 03-555-0123 in Hebrew, +972-3-555-0123 in English
 */
export function formatPhone(phone: string, locale: Locale): string {
  return locale === routing.defaultLocale ? phone : phone.replace(/^0/, '+972-');
}
