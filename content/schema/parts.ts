import { z } from 'zod';
import { nameOfLanguage } from '../../i18n/language-names';
import { type Locale, routing } from '../../i18n/routing';
import { hint } from './hint';

/*
 * The parts of every record. Each check has a hint that says what to write, for editors read it; each
 * description becomes the help that an editor sees at the field (`npm run schemas`).
 */

export const sentence = z.string().trim().min(1, hint('empty'));

/** A group with one field for each language of the site. */
function eachLanguage<Field extends z.ZodType>(fieldOf: (locale: Locale, language: string) => Field) {
  const fields = routing.locales.map((locale) => [locale, fieldOf(locale, nameOfLanguage(locale))]);
  return z.strictObject(Object.fromEntries(fields) as Record<Locale, Field>);
}

/** A text in every language. */
export function textOf(one: z.ZodString) {
  return eachLanguage((_locale, language) => one.describe(`In ${language}.`));
}

export const textSchema = textOf(sentence);

/** The path of a picture under `public`. */
const pictureFileSchema = z.string().regex(/^\/[a-z0-9][a-z0-9/.-]*\.jpg$/, {
  error: ({ input }) => fileHint('picture', '.jpg', String(input)),
});

/** The path of a logo under `public`. */
export const logoFileSchema = z.string().regex(/^\/[a-z0-9][a-z0-9/.-]*\.svg$/, {
  error: ({ input }) => fileHint('logo', '.svg', String(input)),
});

function fileHint(kind: 'picture' | 'logo', ending: string, file: string): string {
  if (!file.startsWith('/')) return hint(`${kind}Path`);
  if (kind === 'picture' && /\.hei[cf]$/i.test(file)) return hint('pictureHeic');
  return file.toLowerCase().endsWith(ending) ? hint('fileName') : hint(`${kind}Format`);
}

/** The drawing of a logo for each language. */
export const logosSchema = eachLanguage((locale, language) =>
  logoFileSchema.describe(`For ${language} pages, such as /clients/goren-mills-${locale}.svg.`),
);

/** A phone number as it is dialled in Israel. */
export const phoneSchema = z
  .string()
  .regex(/^(0\d{1,2}-\d{3}-\d{4}|1-\d{3}-\d{3}-\d{3}|\*\d{4})$/, hint('phone'));

/** A number for WhatsApp, in international form. */
export const whatsappSchema = z.string().regex(/^[1-9]\d{7,14}$/, hint('whatsapp'));

/** A calendar day, ISO 8601. */
export const daySchema = z.iso.date(hint('day'));

/** An address on another site; only https, so that nothing runs from a link. */
export const externalSchema = z.url({
  protocol: /^https$/,
  error: hint('https'),
});

const linkHint = hint('link');

/** A page of this site, or an https address elsewhere. */
export const linkSchema = z.union([z.string().regex(/^\/[a-zA-Z0-9/#?=-]*$/, linkHint), externalSchema], {
  error: linkHint,
});

/** A picture with its words; `snippet` is what VS Code offers where a picture may stand. */
export function pictureOf(text: ReturnType<typeof textOf>) {
  return z
    .strictObject({
      src: pictureFileSchema.describe(
        'The file, as its path under public: /projects/silo/hero.jpg is public/projects/silo/hero.jpg. A JPEG at least 1,600 pixels wide; lower-case letters, digits and hyphens.',
      ),
      alt: text.describe(
        'What the picture shows, for people who do not see it and for search engines: one plain sentence, such as “Aerial view of a hall under construction”.',
      ),
    })
    .meta({
      defaultSnippets: [
        {
          label: 'picture',
          description: 'A picture with its words',
          body: { src: '/projects/$1', alt: { he: '$2', en: '$3' } },
        },
      ],
    });
}

export const pictureSchema = pictureOf(textSchema);

/** A point in Israel, WGS 84. */
export const positionSchema = z.strictObject({
  latitude: z
    .number()
    .min(29, hint('latitude'))
    .max(34, hint('latitude'))
    .describe('Degrees north, such as 32.0853.'),
  longitude: z
    .number()
    .min(34, hint('longitude'))
    .max(36, hint('longitude'))
    .describe('Degrees east, such as 34.7818.'),
});

/** The day that a sitemap tells search engines. */
export const updatedSchema = daySchema.describe(
  'The last day on which the texts or pictures changed, such as 2026-05-29; search engines read it in the sitemap.',
);

export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
