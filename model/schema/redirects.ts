import { z } from 'zod';
import { itemIdSchema, linkSchema } from './parts';

/** A path of a former site as people write it: letters instead of escapes, without a query. */
const formerPathSchema = z
  .string()
  .regex(/^(?:\/[^\s/?#%\\]+)+\/?$/)
  .meta({ kind: 'formerPath' });

const redirectSchema = z.strictObject({ id: itemIdSchema, from: formerPathSchema, to: linkSchema });

/** The addresses of a former site, which lead to pages of this one or to other sites. */
export const redirectsSchema = z.array(redirectSchema).meta({ name: 'redirects' });

export type RedirectRecord = z.infer<typeof redirectSchema>;
