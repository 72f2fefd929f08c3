import parse from 'libphonenumber-js/min';

/** The 8 digits of a number with an area code, and the 9 of a mobile or 07 number; 1-700 and *2345 have other forms. */
const dialledAbroad = /^([23489]|[57]\d)(\d{3})(\d{4})$/;

/** The parts of an Israeli number without its 0; undefined where any character of the text has no part in it. */
function partsOf(text: string): string[] | undefined {
  // A number copied from a chat has marks of direction around it.
  const plain = text.replace(/\p{Cf}/gu, '');
  const number = parse(plain, { defaultCountry: 'IL', extract: false });
  if (number?.country !== 'IL' || number.ext || !number.isValid()) return undefined;
  return dialledAbroad.exec(number.nationalNumber)?.slice(1);
}

/**
 * Formats an Israeli phone number as records have it.
 *
 * @param text as somebody writes it: 0525550177, +972 (0)52-555-0177
 * @returns 052-555-0177; undefined for an extension, two numbers, another country and whatever else is not understood whole
 */
export function toLocalPhone(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && `0${parts.join('-')}`;
}

/** The same number for WhatsApp: 972525550177. */
export function toWhatsapp(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && `972${parts.join('')}`;
}
