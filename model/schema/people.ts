import { z } from 'zod';
import { emailSchema, hint, itemIdSchema, phoneSchema, textSchema, whatsappSchema } from './parts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language that browsers can name, such as `he` or `el`: BCP 47. */
const languageSchema = z.string().refine((code) => /^[a-z]{2,3}(-\w+)*$/.test(code) && names.of(code), {
  params: hint('language'),
});

const personSchema = z
  .strictObject({
    id: itemIdSchema,
    name: textSchema,
    role: textSchema,
    phone: phoneSchema.optional(),
    whatsapp: whatsappSchema.optional(),
    email: emailSchema.optional(),
    languages: z.array(languageSchema).min(1),
  })
  .refine(({ phone, whatsapp, email }) => phone || whatsapp || email, {
    path: ['phone'],
    params: hint('contact'),
  });

/** The contact persons of the company. */
export const peopleSchema = z.array(personSchema);
