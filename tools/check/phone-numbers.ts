import parse from 'libphonenumber-js/min';

/** 8 digits of a number with an area code, or 9 of a mobile or 07 number. 1-700 and *2345 cannot be dialled from abroad. */
const dialledAbroad = /^([23489]|[57]\d)(\d{3})(\d{4})$/;

/** Returns the parts of an Israeli number without its 0, and its extension; undefined when any other character is left. */
function partsOf(text: string): { parts: string[]; extension: string | undefined } | undefined {
  // A number copied from a chat has marks of direction.
  const plain = text.replace(/\p{Cf}/gu, '');
  const number = parse(plain, { defaultCountry: 'IL', extract: false });
  if (number?.country !== 'IL' || !number.isValid()) return undefined;
  const parts = dialledAbroad.exec(number.nationalNumber)?.slice(1);
  return parts && { parts, extension: number.ext };
}

/**
 * Converts an Israeli phone number to the form of records.
 *
 * @param text in any form: 0525550177, +972 (0)52-555-0177
 * @returns 052-555-0177, or 03-555-0123 x14 with an extension; undefined for two numbers, another country or an unknown form
 */
export function toLocalPhone(text: string): string | undefined {
  const number = partsOf(text);
  return number && `0${number.parts.join('-')}${number.extension ? ` x${number.extension}` : ''}`;
}

/** Returns the number for WhatsApp, such as 972525550177; undefined with an extension. */
export function toWhatsapp(text: string): string | undefined {
  const number = partsOf(text);
  return number && !number.extension ? `972${number.parts.join('')}` : undefined;
}
