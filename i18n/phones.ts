import { createTranslator } from 'next-intl';
import { catalogs } from './catalogs';
import { direction, type Locale, routing } from './routing';

/**
 * Formats a phone number for dialling by the readers of a language.
 *
 * @param phone a local Israeli number, such as 03-555-0123 or 03-555-0123 x14; 1-700-555-012 and *2345 cannot be dialled
 *   from abroad
 * @returns 03-555-0123 in Hebrew, +972-3-555-0123 in English; an extension in words, isolated from the direction around it
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [local = '', extension] = phone.split(' x');
  const number = locale === routing.defaultLocale ? local : local.replace(/^0/, '+972-');
  if (!extension) return number;
  const t = createTranslator({ locale, messages: catalogs[locale], namespace: 'Contacts' });
  const text = t('extension', { phone: number, extension });
  return direction[locale] === 'rtl' ? `\u2067${text}\u2069` : text;
}
