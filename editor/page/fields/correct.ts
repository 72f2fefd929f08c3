import type { Locale } from '../../../i18n/routing';
import type { FieldSchema } from '../../../model/fields/schema';
import { toRecordPhone, toWhatsapp } from '../../../tools/check/phone-numbers';
import { fixText } from '../../../tools/check/typography-rules';

/** Corrects typed text: typography, blanks at the ends, phone numbers, colours, paths copied from a browser. */
export function correct(text: string, { kind }: FieldSchema, language: Locale | undefined): string {
  if (language) return fixText(language, text);
  const plain = text.trim();
  if (kind === 'phone') return toRecordPhone(plain) ?? plain;
  if (kind === 'whatsapp') return toWhatsapp(plain) ?? plain;
  if (kind === 'formerPath') return toPath(plain);
  if (kind === 'colour') return plain.replace(/^[\da-f]{6}$/i, '#$&');
  return plain;
}

/** Returns the path of an address as people read it. */
function toPath(address: string): string {
  try {
    return decodeURI(URL.canParse(address) ? new URL(address).pathname : address);
  } catch {
    return address;
  }
}
