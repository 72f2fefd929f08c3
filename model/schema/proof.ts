import { z } from 'zod';
import { itemIdSchema, pictureSchema, slugSchema, textSchema } from './parts';

/** A quotation of a client about the company. */
export const testimonialSchema = z.strictObject({
  id: itemIdSchema,
  quote: textSchema,
  name: textSchema,
  role: textSchema,
  company: textSchema.optional(),
});

/** A project in three figures. */
export const resultSchema = z.strictObject({
  id: itemIdSchema,
  project: slugSchema,
  image: pictureSchema.optional(),
  figures: z.array(z.strictObject({ value: textSchema, label: textSchema })).length(3),
});
