import { foldNumber } from '../../lib/pasted-text';
import type { Entry } from '../mail/entry';
import { email } from './checks';

/** Separators between the digits of a number. */
const separators = /(?<=\d)[\s()./*-]+(?=\d)/g;

/**
 * Matches inquiries by a person or about them, by an address or number in any field.
 *
 * @param contact an email address, or a phone number whose last eight digits are compared, because the prefix varies
 * with and without the country code
 * @returns null when it is neither
 */
export function isOfPerson(contact: string): ((inquiry: Entry['inquiry']) => boolean) | null {
  const address = email.safeParse(contact).data?.toLowerCase();
  if (address) {
    return (inquiry) =>
      Object.values(inquiry).some((value) =>
        value
          .toLowerCase()
          .split(/[^\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~@-]+/u)
          .some((word) => word.replace(/^\W+|\W+$/g, '') === address),
      );
  }
  const digits = foldNumber(contact).replace(/\D/g, '').slice(-8);
  if (digits.length < 6) return null;
  return (inquiry) =>
    Object.values(inquiry).some((value) => foldNumber(value).replace(separators, '').includes(digits));
}
