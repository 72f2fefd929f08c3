import type { Position } from '@/model';
import { withoutPaths } from '../text-paths';

/**
 * Returns a `tel:` address of an Israeli number in local or international form, such as `03-555-0123` or
 * `+972-3-555-0123 ext. 14`; `1-700-555-012` and `*2345` are not changed.
 */
export function telHref(phone: string): string {
  const [number = '', extension] = withoutPaths(phone).match(/[\d+*][\d-]*/g) ?? [];
  const dialled = number.replaceAll('-', '').replace(/^0/, '+972');
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`;
}

/**
 * Escapes a text in an address of a page. Other scripts stay unescaped, because browsers encode them, and escapes would
 * take three times the bytes.
 */
function queryText(text: string): string {
  return encodeURIComponent(withoutPaths(text)).replaceAll(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

/** Returns the link to a chat with a number in international form, with a prefilled text. */
export function chatHref(whatsapp: string, text: string): string {
  return `https://wa.me/${whatsapp}?text=${queryText(text)}`;
}

/** Returns the link to Waze's navigation to a position. */
export function wazeHref({ latitude, longitude }: Position): string {
  return `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
}

/** Returns the link to a position on Google Maps. */
export function googleMapsHref({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Returns the link to a prefilled chat whose recipient the visitor chooses. */
export function shareHref(text: string): string {
  return `https://wa.me/?text=${queryText(text)}`;
}

/** Returns the link to a mail to an address. */
export function emailHref(email: string): string {
  return `mailto:${withoutPaths(email)}`;
}

/** Returns the link to a mail whose recipient the visitor chooses. */
export function mailHref(subject: string, body: string): string {
  const [encodedSubject, encodedBody] = withoutPaths([subject, body]).map(encodeURIComponent);
  return `mailto:?subject=${encodedSubject}&body=${encodedBody}`;
}
