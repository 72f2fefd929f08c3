import type { Position } from '@/model';

/**
 * A `tel:` address for an Israeli number in local or international form, such as `03-555-0123` or `+972-3-555-0123`;
 * `1-700-555-012` and `*2345` are dialled as they are.
 */
export function telHref(phone: string): string {
  const digits = phone.replaceAll('-', '');
  return `tel:${digits.replace(/^0/, '+972')}`;
}

/** A text in an address of a page. Letters of other scripts stay: browsers encode them, which takes a page three times the bytes. */
function queryText(text: string): string {
  return encodeURIComponent(text).replaceAll(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);
}

/** A chat with a number in international form, with a greeting already written. */
export function chatHref(whatsapp: string, text: string): string {
  return `https://wa.me/${whatsapp}?text=${queryText(text)}`;
}

/** Waze's navigation to a place. */
export function wazeHref({ latitude, longitude }: Position): string {
  return `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
}

/** A place on Google Maps. */
export function googleMapsHref({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** A chat with whomever the visitor chooses, with a text already written. */
export function shareHref(text: string): string {
  return `https://wa.me/?text=${queryText(text)}`;
}

/** A mail to whomever the visitor chooses. */
export function mailHref(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
