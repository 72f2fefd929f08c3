import type { Locale } from '../../../i18n/routing';
import type { FieldSchema } from '../../../model/fields/schema';
import { toRecordPhone, toWhatsapp } from '../../../tools/check/phone-numbers';
import { fixText } from '../../../tools/check/typography-rules';

/** Corrects typed text: typography, blanks at the ends, phone numbers, colours. */
export function correct(text: string, { kind }: FieldSchema, language: Locale | undefined): string {
  if (language) return fixText(language, text);
  const plain = text.trim();
  if (kind === 'phone') return toRecordPhone(plain) ?? plain;
  if (kind === 'whatsapp') return toWhatsapp(plain) ?? plain;
  if (kind === 'colour') return plain.replace(/^[\da-f]{6}$/i, '#$&');
  return plain;
}
