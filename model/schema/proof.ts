import { z } from 'zod';
import { pictureSchema, slugSchema, textSchema } from './parts';

/** A quotation of a client about the company. */
export const testimonialSchema = z.strictObject({
  quote: textSchema,
  name: textSchema,
  role: textSchema,
  company: textSchema.optional(),
});

/** A project in three figures. */
export const resultSchema = z.strictObject({
  project: slugSchema,
  image: pictureSchema.optional(),
  figures: z.array(z.strictObject({ value: textSchema, label: textSchema })).length(3),
});
