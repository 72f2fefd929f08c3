import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { cleanAddress, removeMarks } from '../../lib/pasted-text';
import type { AnswerKey } from '../http/refusal';
import { cleanPhone, isPhone } from './phone';

/** Wraps the key of an answer as the message of a check. */
function error(key: AnswerKey) {
  return { error: key, abort: true };
}

const text = z
  .string({ error: ({ input }) => (input == null ? 'missing' : 'badText') })
  .overwrite((value) =>
    value
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
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
 * Returns a schema of one line without control characters. Copied text may have marks and blanks of other programs, but no
 * override, which makes a text look like another one.
 */
export function line(max: number) {
  return text
    .refine((value) => !/[\u202d\u202e]/.test(value), error('badText'))
    .overwrite((value) =>
      removeMarks(value)
        .replace(/[\t\p{Zs}]+/gu, ' ')
        .trim(),
    )
    .max(max, error('tooLong'))
    .refine((value) => !/\p{Cc}/u.test(value), error('badText'));
}

/** Returns a schema of lines without control characters other than the line break and the tab. */
export function lines(max: number) {
  return text.max(max, error('tooLong')).refine((value) => !/[^\P{Cc}\n\t]/u.test(value), error('badText'));
}

/** Text whose characters are in the order in which they were read: contacts of a phone enclose numbers in U+202D. */
const inOrder = text.refine((value) => !value.includes('\u202e'), error('badText'));

/**
 * A schema of addresses as browsers accept them, with an international domain in its ASCII form. Letters beyond ASCII
 * before the `@` are rejected, as browsers do, because headers cannot carry them without SMTPUTF8 on every hop. So is
 * the start of an encoded word, which some mail programs decode even inside an address.
 */
export const email = inOrder
  .overwrite((value) => toAsciiDomain(cleanAddress(value)))
  .max(254, error('tooLong'))
  .refine((value) => z.regexes.html5Email.test(value) && !value.includes('=?'), error('badEmail'));

/** A schema of telephone numbers: at least six digits each, with the usual separators and an extension in words. */
export const phone = inOrder
  .overwrite(cleanPhone)
  .max(80, error('tooLong'))
  .refine((value) => !/\p{Cc}/u.test(value), error('badText'))
  .refine(isPhone, error('badPhone'));

function toAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return /^[ -~]*$/.test(domain) ? address : address.slice(0, start) + domainToASCII(domain);
}
