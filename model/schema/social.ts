import { z } from 'zod';
import { daySchema, externalSchema, pictureSchema, scheduleFields, textSchema } from './parts';

/** A post shown when no live post could be read. */
const fallbackPostSchema = z.strictObject({
  image: pictureSchema,
  caption: textSchema,
  url: externalSchema.optional(),
  date: daySchema,
  likes: z.int().min(0),
  comments: z.int().min(0),
  ...scheduleFields,
});

/** specification §8: three posts take its place when the feed cannot be read. */
export const socialSchema = z.array(fallbackPostSchema).meta({ name: 'social' });

export type FallbackPostRecord = z.infer<typeof fallbackPostSchema>;
