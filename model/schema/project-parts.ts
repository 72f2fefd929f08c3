import { z } from 'zod';
import { type Locale, routing } from '../../i18n/routing';
import { drawingFileSchema, itemIdSchema, sentence, textOf } from './parts';

/** The shape of a sentence, and the least number of paragraphs. */
export type Extent = { sentence: z.ZodString; paragraphs: number };

/** A published project has all of its texts. */
export const published: Extent = { sentence, paragraphs: 1 };

/** A draft may lack every text. */
export const draft: Extent = { sentence: z.string().trim(), paragraphs: 0 };

/** Returns the shape of a project's texts in one language. */
function localTextOf({ sentence, paragraphs }: Extent) {
  const text = z.strictObject({
    title: sentence.max(80),
    openingLine: z.string().trim(),
    description: z.array(sentence).min(paragraphs),
  });
  return text.meta({ kind: 'texts' });
}

type LocalText = ReturnType<typeof localTextOf>;

/** Returns the shapes of a project's texts, optional in every language but the first. */
export function localTextsOf(extent: Extent) {
  const fields = routing.locales.map((locale) => {
    const text = localTextOf(extent);
    return [locale, locale === routing.defaultLocale ? text : text.optional()];
  });
  return Object.fromEntries(fields) as Record<'he', LocalText> &
    Record<Exclude<Locale, 'he'>, z.ZodOptional<LocalText>>;
}

/** Returns the shape of the companies that took part in a project. */
export function partnersOf({ sentence }: Extent) {
  return z.array(
    z.strictObject({ id: itemIdSchema, name: textOf(sentence), logo: drawingFileSchema.nullable() }),
  );
}
