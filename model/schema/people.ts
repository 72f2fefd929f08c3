import { z } from 'zod';
import { emailSchema, hint, itemIdSchema, phoneSchema, textSchema, whatsappSchema } from './parts';

const languageSchema = z.enum(['he', 'en', 'ar', 'ru', 'fr', 'am', 'es']);

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
