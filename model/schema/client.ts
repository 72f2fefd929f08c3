import { z } from 'zod';
import { itemIdSchema, logosSchema, nameSchema, textSchema } from './parts';

/** The industries of specification §3, whose names are in the catalogs; any other is written out. */
const industries = [
  'infrastructure',
  'developers',
  'clothing',
  'general',
  'communications',
  'airConditioning',
] as const;
const industrySchema = z.union([z.enum(industries), textSchema]).meta({ kind: 'choiceOrText' });

const clientSchema = z.strictObject({
  id: itemIdSchema,
  name: nameSchema,
  industry: industrySchema,
  logo: logosSchema.nullable(),
});

/** The clients in their display order. */
export const clientsSchema = z.array(clientSchema).meta({ name: 'clients' });

export type ClientRecord = z.infer<typeof clientSchema>;
