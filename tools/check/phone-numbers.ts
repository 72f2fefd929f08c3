import parse from 'libphonenumber-js/min';

/** 8 digits of an Israeli number with an area code, or 9 of a mobile or 07 number. 1-700 and *2345 cannot be dialled from abroad. */
const dialledAbroad = /^([23489]|[57]\d)(\d{3})(\d{4})$/;

/** Returns a number of any country, of Israel without a code; undefined when any other character is left. */
function numberIn(text: string) {
  // A number copied from a chat has marks of direction.
  const plain = text.replace(/\p{Cf}/gu, '');
  const number = parse(plain, { defaultCountry: 'IL', extract: false });
  if (!number?.isValid()) return undefined;
  const parts = dialledAbroad.exec(number.nationalNumber)?.slice(1);
  if (number.country === 'IL' && !parts) return undefined;
  const written =
    number.country === 'IL' ? `0${parts?.join('-')}` : number.formatInternational().replace(/ ext.*/, '');
  return { written: written.replaceAll(' ', '-'), digits: number.number.slice(1), extension: number.ext };
}

/**
 * Converts a phone number to the form of records.
 *
 * @param text in any form: 0525550177, +972 (0)52-555-0177, +357 25 555012
 * @returns 052-555-0177, +357-25-555012, or 03-555-0123 x14 with an extension; undefined for two numbers or an unknown form
 */
export function toRecordPhone(text: string): string | undefined {
  const number = numberIn(text);
  return number && `${number.written}${number.extension ? ` x${number.extension}` : ''}`;
}

/** Returns the number for WhatsApp, such as 972525550177; undefined with an extension. */
export function toWhatsapp(text: string): string | undefined {
  const number = numberIn(text);
  return number?.extension ? undefined : number?.digits;
}
