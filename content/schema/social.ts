import { z } from 'zod';
import { daySchema, externalSchema, pictureSchema, textSchema } from './parts';

/** A post shown when no live post could be read. */
export const fallbackPostSchema = z.strictObject({
  image: pictureSchema.describe('The picture of the post.'),
  caption: textSchema.describe('The text of the post; a card shows its first 200 characters.'),
  url: externalSchema
    .optional()
    .describe('Where the post can be seen, an https address; left out, the company’s profile.'),
  date: daySchema.describe('The day of the post, such as 2026-09-14.'),
  likes: z.int().min(0).describe('How many likes it has, such as 245.'),
  comments: z.int().min(0).describe('How many comments it has, such as 12.'),
});

/** specification §8: three posts stand in when the feed cannot be read. */
export const socialSchema = z
  .array(fallbackPostSchema)
  .meta({ title: 'Posts', description: 'The posts shown when no live post could be read.' });

export type FallbackPostRecord = z.infer<typeof fallbackPostSchema>;
