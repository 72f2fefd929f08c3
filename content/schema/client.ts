import { z } from 'zod';
import { logosSchema, textSchema } from './parts';

export const industrySchema = z.enum([
  'infrastructure',
  'developers',
  'clothing',
  'general',
  'communications',
  'airConditioning',
]);

export const clientSchema = z
  .strictObject({
    name: textSchema.describe('The name of the company.'),
    industry: industrySchema.describe(
      'The filter that finds it; the words are in messages under Clients.industries: infrastructure, developers, clothing, general, communications or airConditioning.',
    ),
    logo: logosSchema.describe(
      'Its logo for each language, in public/clients: an SVG that is wider than it is high. A company without a Hebrew logo has the same file twice.',
    ),
  })
  .meta({
    title: 'A client',
    defaultSnippets: [
      {
        label: 'client',
        description: 'A client with its logo',
        body: {
          name: { he: '$1', en: '$2' },
          industry: '$3',
          logo: { he: '/clients/$4-he.svg', en: '/clients/$4-en.svg' },
        },
      },
    ],
  });

/** The clients in the order in which they are shown. */
export const clientsSchema = z
  .array(clientSchema)
  .meta({ title: 'The clients', description: 'The clients, in the order in which they are shown.' });

export type Industry = z.infer<typeof industrySchema>;
export type ClientRecord = z.infer<typeof clientSchema>;
