import { z } from 'zod';
import { type FormField, honeypot } from '../../lib/form-field';
import { type AnswerKey, Refusal } from '../http/refusal';
import { email, isEmpty, line, lines, phone } from './checks';

/** A form: its fields are in the order of the page and of the mail. */
export type Form = {
  name: string;
  fields: readonly FormField[];
  /** Keys of the answers that are specific to the form. */
  sent: AnswerKey;
  subject: string;
  intro: string;
};

/** The general form. */
export const contactForm = {
  name: 'contact',
  fields: [
    { name: 'name', label: 'name', type: 'text', autoComplete: 'name' },
    { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
    { name: 'message', label: 'message', type: 'text', autoComplete: 'off', rows: 6 },
  ],
  sent: 'contactSent',
  subject: 'subjectContact',
  intro: 'introContact',
} as const satisfies Form;

/** The form for businesses. */
export const buildingForm = {
  name: 'building',
  fields: [
    { name: 'name', label: 'fullName', type: 'text', autoComplete: 'name' },
    { name: 'businessName', label: 'businessName', type: 'text', autoComplete: 'organization' },
    { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
    { name: 'phone', label: 'phone', type: 'tel', autoComplete: 'tel' },
    { name: 'interest', label: 'interest', type: 'text', autoComplete: 'off', rows: 4 },
  ],
  sent: 'buildingSent',
  subject: 'subjectBuilding',
  intro: 'introBuilding',
} as const satisfies Form;

/** The validated fields of a form, without empty ones. */
export type Inquiry = Record<string, string>;

/** Cached for each form, because creating a schema takes longer than a check. */
const shapes = new Map<Form, ReturnType<typeof shapeOf>>();

/** Milliseconds: no person fills in a form faster. */
const minElapsed = 1500;

/**
 * Validates and cleans the fields of a form; a field that the form does not have is ignored.
 *
 * @throws Refusal 422 for a bot's submission, 400 with the first error otherwise
 */
export function parseInquiry(form: Form, data: Record<string, unknown>): Inquiry {
  if (isFilled(data[honeypot])) throw new Refusal(422, 'honeypot');
  if (isFilled(data.elapsed) && (typeof data.elapsed === 'object' || Number(data.elapsed) < minElapsed))
    throw new Refusal(422, 'tooFast');
  const shape = shapes.get(form) ?? shapeOf(form);
  shapes.set(form, shape);
  const result = shape.safeParse(data);
  if (result.success) {
    const filled = Object.entries(result.data).filter(([, value]) => value !== undefined);
    return Object.fromEntries(filled) as Inquiry;
  }
  const { issues } = result.error;
  const missingFields = issues.filter((issue) => issue.message === 'missing');
  if (missingFields.length > 1) throw new Refusal(400, 'missingAll');
  const issue = missingFields[0] ?? issues[0];
  throw new Refusal(400, (issue?.message ?? 'unreadable') as AnswerKey, {
    values: {
      field: form.fields.find((field) => field.name === issue?.path[0])?.label ?? '',
      max: issue?.code === 'too_big' ? Number(issue.maximum) : 0,
    },
  });
}

function isFilled(value: unknown): boolean {
  return value != null && value !== '';
}

function shapeOf({ fields }: Form) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, checkOf(field)])));
}

function checkOf(field: FormField) {
  const check = filledCheckOf(field);
  if (!field.optional) return check;
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), check.optional());
}

function filledCheckOf({ type, rows }: FormField) {
  if (type === 'email') return email;
  if (type === 'tel') return phone;
  return rows ? lines(5000) : line(100);
}
