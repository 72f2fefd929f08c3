import { z } from 'zod';
import { hint } from './hint';
import { phoneSchema, textSchema, whatsappSchema } from './parts';

const languageSchema = z.enum(['he', 'en', 'ar', 'ru', 'fr', 'am', 'es']);

const personSchema = z
  .strictObject({
    name: textSchema.describe('First and last name.'),
    role: textSchema.describe('The role, such as “Leasing Manager”.'),
    phone: phoneSchema
      .optional()
      .describe('A direct number as it is dialled in Israel, such as 050-555-0123.'),
    whatsapp: whatsappSchema
      .optional()
      .describe('The WhatsApp number in international form, without a plus sign or hyphens: 972505550123.'),
    email: z.email().optional().describe('The mail address that visitors see.'),
    languages: z
      .array(languageSchema)
      .min(1, hint('languages'))
      .describe('The languages in which one can talk to this person: he, en, ar, ru, fr, am, es.'),
  })
  .refine(({ phone, whatsapp, email }) => phone || whatsapp || email, {
    path: ['phone'],
    error: hint('contact'),
  });

/** Whom to talk to. */
export const peopleSchema = z.array(personSchema);

export type PersonRecord = z.infer<typeof personSchema>;
