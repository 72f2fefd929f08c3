import type { FieldSchema } from '../../../content/fields/schema';
import { toLocalPhone } from '../../../i18n/phones';
import type { Locale } from '../../../i18n/routing';
import { phoneDigits } from '../../../lib/phone-digits';
import { fixText } from '../../../tools/check/typography-rules';

/** What somebody has typed, in the one right form where it has one: typography, blanks at the ends, phone numbers. */
export function correct(text: string, { kind }: FieldSchema, language: Locale | undefined): string {
  if (language) return fixText(language, text);
  if (kind === 'phone') return toLocalPhone(text.trim());
  if (kind === 'whatsapp' && /^(\+972|0)/.test(text.trim())) return `972${phoneDigits(text)}`;
  return text.trim();
}
