import { z } from 'zod';
import { daySchema, externalSchema, itemIdSchema, pictureSchema, scheduleFields, textSchema } from './parts';

/** A number that is not known when the post is written: a new post has 0. */
const countSchema = z.int().min(0).meta({ default: 0 });

/** A post shown when no live post could be read. */
const fallbackPostSchema = z.strictObject({
  id: itemIdSchema,
  image: pictureSchema,
  caption: textSchema,
  url: externalSchema.optional(),
  date: daySchema,
  likes: countSchema,
  comments: countSchema,
  ...scheduleFields,
});

/** specification §8: three posts take its place when the feed cannot be read. */
export const socialSchema = z.array(fallbackPostSchema).meta({ name: 'social' });

export type FallbackPostRecord = z.infer<typeof fallbackPostSchema>;
