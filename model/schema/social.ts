import { z } from 'zod';
import { daySchema, externalSchema, itemIdSchema, pictureSchema, textSchema } from './parts';

/** A new post has 0, because the number is unknown when it is written. */
const countSchema = z.int().min(0).meta({ default: 0 });

const fallbackPostSchema = z.strictObject({
  id: itemIdSchema,
  image: pictureSchema,
  caption: textSchema,
  url: externalSchema.optional(),
  date: daySchema,
  likes: countSchema,
  comments: countSchema,
});

/** Posts that replace the feed when it cannot be read (specification §8: three). */
export const socialSchema = z.array(fallbackPostSchema).meta({ name: 'social' });

export type FallbackPostRecord = z.infer<typeof fallbackPostSchema>;
