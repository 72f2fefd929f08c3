import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { AnswerKey } from '../http/refusal';

/** Wraps the key of an answer as the message of a check. */
function error(key: AnswerKey) {
  return { error: key, abort: true };
}

const text = z
  .string({ error: ({ input }) => (input == null ? 'missing' : 'badText') })
  .overwrite((value) =>
    value
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .trim()
      .normalize('NFC'),
  )
  .refine(isVisible, error('missing'))
  .refine((value) => !/\p{Surrogate}/u.test(value), error('badText'));

/** Tells whether a field was left empty. */
export function isEmpty(value: unknown): boolean {
  return value == null || (typeof value === 'string' && !isVisible(value));
}

/** Rejects text without visible characters, such as only zero-width ones. */
function isVisible(value: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}

/**
 * Returns a schema of one line without control characters and without marks that change the direction of other text.
 */
export function line(max: number) {
  return text
    .max(max, error('tooLong'))
    .refine((value) => !/[\p{Cc}\p{Bidi_Control}]/u.test(value), error('badText'));
}

/** Returns a schema of lines without control characters other than the line break and the tab. */
export function lines(max: number) {
  return text.max(max, error('tooLong')).refine((value) => !/[^\P{Cc}\n\t]/u.test(value), error('badText'));
}

/**
 * A schema of addresses as browsers accept them, with an international domain in its ASCII form. Letters beyond ASCII
 * before the `@` are rejected, as browsers do, because headers cannot carry them without SMTPUTF8 on every hop. So is
 * the start of an encoded word, which some mail programs decode even inside an address.
 */
export const email = text
  .overwrite(toAsciiDomain)
  .max(254, error('tooLong'))
  .refine((value) => z.regexes.html5Email.test(value) && !value.includes('=?'), error('badEmail'));

/** An extension at the end of a telephone number. */
export const extension = /(?:[,;]? ?(?:ext(?:ension|n)?|x|שלוחה|שלו׳|של׳)\.?:? ?\d{1,8})?$/i;

/** A schema of at least six digits with the usual separators, and an extension in words. */
export const phone = line(40).refine((value) => {
  const number = value.replace(extension, '');
  return /^[\d\s+()./*#-]+$/.test(number) && number.replace(/\D/g, '').length >= 6;
}, error('badPhone'));

function toAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return /^[ -~]*$/.test(domain) ? address : address.slice(0, start) + domainToASCII(domain);
}
