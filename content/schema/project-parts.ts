import { z } from 'zod';
import { nameOfLanguage } from '../../i18n/language-names';
import { type Locale, routing } from '../../i18n/routing';
import { hint } from './hint';
import { logoFileSchema, sentence, textOf } from './parts';

/** How much of a project must be there. */
export type Extent = { sentence: z.ZodString; paragraphs: number; pictures: number };

/** A project on the site is whole. */
export const whole: Extent = { sentence, paragraphs: 2, pictures: 1 };

/** A draft may lack every text and picture. */
export const begun: Extent = { sentence: z.string().trim(), paragraphs: 0, pictures: 0 };

/** The texts of a project in one language. */
function localTextOf({ sentence, paragraphs }: Extent) {
  return z.strictObject({
    title: sentence
      .max(80, hint('tooLong', { maximum: 80 }))
      .describe('The name of the project, such as “Logistics Hall Under Construction”.'),
    openingLine: z
      .string()
      .trim()
      .describe(
        'One sentence that opens the card and the page. May be empty (""): then the title stands alone.',
      ),
    description: z
      .array(sentence)
      .min(paragraphs, hint('paragraphs'))
      .describe('The text of the page, one string for each paragraph; at least two paragraphs.'),
  });
}

type LocalText = ReturnType<typeof localTextOf>;

/** The texts of a project, which may be left out in every language but the first. */
export function localTextsOf(extent: Extent) {
  const fields = routing.locales.map((locale) => {
    const text = localTextOf(extent);
    const language = nameOfLanguage(locale, 'en');
    if (locale === routing.defaultLocale) return [locale, text.describe(`The texts in ${language}.`)];
    const help = `The texts in ${language}. Without this block the project has no page in ${language}.`;
    return [locale, text.optional().describe(help)];
  });
  return Object.fromEntries(fields) as Record<'he', LocalText> &
    Record<Exclude<Locale, 'he'>, z.ZodOptional<LocalText>>;
}

/** The companies that took part in a project. */
export function partnersOf({ sentence }: Extent) {
  const partner = z.strictObject({
    name: textOf(sentence).describe('The name of the company.'),
    logo: logoFileSchema
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
