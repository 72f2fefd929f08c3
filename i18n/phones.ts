import { phoneDigits } from '../lib/phone-digits';
import { type Locale, routing } from './routing';

/**
 * A phone number as the readers of a language dial it.
 *
 * @param phone a local Israeli number, such as 03-555-0123; 1-700-555-012 and *2345 cannot be dialled from abroad
 * @returns 03-555-0123 in Hebrew, +972-3-555-0123 in English
 */
export function formatPhone(phone: string, locale: Locale): string {
  return locale === routing.defaultLocale ? phone : phone.replace(/^0/, '+972-');
}

/**
 * A phone number in the form in which records have it.
 *
 * @param text as somebody writes it: 0525550177, +972 52-555-0177
 * @returns 052-555-0177; the text itself where it is no Israeli number
 */
export function toLocalPhone(text: string): string {
  const [, area, first, last] = /^(\d{1,2})(\d{3})(\d{4})$/.exec(phoneDigits(text)) ?? [];
  return area ? `0${area}-${first}-${last}` : text;
}
