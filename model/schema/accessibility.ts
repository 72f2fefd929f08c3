import { z } from 'zod';
import { daySchema, emailSchema, hoursSchema, itemIdSchema, phoneSchema, textSchema } from './parts';

/** Arrangements for people with disabilities at a place (regulation 34). */
const arrangementSchema = z.strictObject({
  id: itemIdSchema,
  place: textSchema,
  parking: textSchema.optional(),
  entrance: textSchema.optional(),
  toilets: textSchema.optional(),
});

/** An inaccessible part, and its alternative. */
const limitSchema = z.strictObject({ id: itemIdSchema, limit: textSchema, instead: textSchema });

const testedSchema = z.strictObject({ date: daySchema, how: textSchema, tools: textSchema, by: textSchema });

/** The facts of the accessibility statement (regulation 35). */
export const accessibilitySchema = z.strictObject({
  officerTitle: textSchema,
  officerFirstName: textSchema,
  officerLastName: textSchema.optional(),
  officerPhone: phoneSchema.optional(),
  officerEmail: emailSchema,
  days: textSchema.optional(),
  hours: hoursSchema,
  limits: z.array(limitSchema).optional(),
  arrangements: z.array(arrangementSchema).optional(),
  tested: testedSchema.optional(),
  updated: daySchema,
});
