import { z } from 'zod';
import { pathSchema, sentence, textOf } from './parts';

/** How much of a project must be there. */
export type Extent = { sentence: z.ZodString; paragraphs: number; pictures: number };

/** A project on the site is whole. */
export const whole: Extent = { sentence, paragraphs: 2, pictures: 1 };

/** A draft may lack every text and picture. */
export const begun: Extent = { sentence: z.string().trim(), paragraphs: 0, pictures: 0 };

/** The texts of a project in one language. */
export function localTextOf({ sentence, paragraphs }: Extent) {
  return z.strictObject({
    title: sentence.describe('The name of the project, such as “Logistics Hall Under Construction”.'),
    openingLine: z
      .string()
      .trim()
      .describe(
        'One sentence that opens the card and the page. May be empty (""): then the title stands alone.',
      ),
    description: z
      .array(sentence)
      .min(paragraphs, 'write at least two paragraphs')
      .describe('The text of the page, one string for each paragraph; at least two paragraphs.'),
  });
}

/** The companies that took part in a project. */
export function partnersOf({ sentence }: Extent) {
  const partner = z.strictObject({
    name: textOf(sentence).describe('The name of the company.'),
    logo: pathSchema
      .nullable()
      .describe('Its logo, such as /partners/span-60.svg in public/partners; null when there is none.'),
  });
  return z.array(
    partner.meta({
      defaultSnippets: [
        {
          label: 'partner',
          description: 'A partner without a logo',
          body: { name: { he: '$1', en: '$2' }, logo: null },
        },
      ],
    }),
  );
}
