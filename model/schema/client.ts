import { z } from 'zod';
import { itemIdSchema, logosSchema, nameSchema } from './parts';

const industrySchema = z.enum([
  'infrastructure',
  'developers',
  'clothing',
  'general',
  'communications',
  'airConditioning',
]);

const clientSchema = z.strictObject({
  id: itemIdSchema,
  name: nameSchema,
  industry: industrySchema,
  logo: logosSchema,
});

/** The clients in the order in which they are shown. */
export const clientsSchema = z.array(clientSchema).meta({ name: 'clients' });

export type ClientRecord = z.infer<typeof clientSchema>;
