import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { type AnswerKey, Refusal } from './refusal';

/** Every check of a field names the sentence to answer with. */
function fault(key: AnswerKey) {
  return { error: key, abort: true };
}

const written = z
  .string({ error: ({ input }) => (input == null ? 'missing' : 'badText') })
  .overwrite((value) =>
    value
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .trim()
      .normalize('NFC'),
  )
  .refine(isVisible, fault('missing'))
  .refine((value) => value.isWellFormed(), fault('badText'));

/** Text without anything that can be seen, such as blanks of no width, is no text. */
function isVisible(value: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}

/** One line without control characters and marks that turn the direction of what stands around them. */
function line(max: number) {
  return written
    .max(max, fault('tooLong'))
    .refine((value) => !/[\p{Cc}\p{Bidi_Control}]/u.test(value), fault('badText'));
}

/** Lines without control characters other than the line break and the tab. */
function lines(max: number) {
  return written
    .max(max, fault('tooLong'))
    .refine((value) => !/[^\P{Cc}\n\t]/u.test(value), fault('badText'));
}

/**
 * What a browser takes for an address, with an international domain in its ASCII form. Letters beyond ASCII before the
 * `@` are refused, as browsers do: without SMTPUTF8 on the whole way no header can carry them. So is the opening of
 * an encoded word, which some mail programs decode even inside an address.
 */
const email = written
  .overwrite(toAsciiDomain)
  .max(254, fault('tooLong'))
  .refine((value) => z.regexes.html5Email.test(value) && !value.includes('=?'), fault('badEmail'));

function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /^[ -~]*$/.test(domain) ? address : address.slice(0, at) + domainToASCII(domain);
}

/** A form: what it takes, the label of each field in the order of the mail, and the sentences that are its own. */
export const contactForm = {
  name: 'contact',
  shape: z.object({ name: line(100), email, message: lines(5000) }),
  labels: { name: 'name', email: 'email', message: 'message' },
  sent: 'contactSent',
  subject: 'subjectContact',
  intro: 'introContact',
} as const;

export const buildingForm = {
  name: 'building',
  shape: z.object({
    name: line(100),
    businessName: line(100),
    email,
    phone: line(40),
    interest: lines(5000),
  }),
  labels: {
    name: 'fullName',
    businessName: 'businessName',
    email: 'email',
    phone: 'phone',
    interest: 'interest',
  },
  sent: 'buildingSent',
  subject: 'subjectBuilding',
  intro: 'introBuilding',
} as const;

export type Form = typeof contactForm | typeof buildingForm;

/** The fields of a form after the checks: every form has a name and an email among them. */
export type Inquiry = { name: string; email: string; [field: string]: string };

/** Milliseconds: nobody fills in a form in less. */
const minElapsed = 1500;

/**
 * Checks and cleans the fields of a form; a field that the form does not know is ignored.
 *
 * @throws Refusal 422 for what a machine sent, 400 with the first fault otherwise
 */
export function parseInquiry(form: Form, data: Record<string, unknown>): Inquiry {
  if (data.website != null && data.website !== '') throw new Refusal(422, 'trapped');
  if (data.elapsed != null && data.elapsed !== '' && Number(data.elapsed) < minElapsed)
    throw new Refusal(422, 'tooFast');
  const result = form.shape.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  const missing = issues.filter((issue) => issue.message === 'missing');
  if (missing.length > 1) throw new Refusal(400, 'missingAll');
  const issue = missing[0] ?? issues[0];
  const labels: Record<string, string> = form.labels;
  throw new Refusal(400, (issue?.message ?? 'unreadable') as AnswerKey, {
    values: {
      field: labels[String(issue?.path[0])] ?? '',
      max: issue?.code === 'too_big' ? Number(issue.maximum) : 0,
    },
  });
}
