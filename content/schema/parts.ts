import { z } from 'zod';
import { type Locale, routing } from '../../i18n/routing';

/*
 * The parts of every record. Each check says what is wrong and how to mend it, for it is read by editors; each
 * description becomes the help that an editor sees at the field (`npm run schemas`).
 */

export const sentence = z.string().trim().min(1, 'is empty: write a text');

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language, for the help of editors. */
export function nameOfLanguage(locale: Locale): string {
  return languageNames.of(locale) ?? locale;
}

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
  error: ({ input }) => fileCure(String(input), '.jpg', 'a picture is a JPEG', '/projects/silo/hero.jpg'),
});

/** The path of a logo under `public`. */
export const logoFileSchema = z.string().regex(/^\/[a-z0-9][a-z0-9/.-]*\.svg$/, {
  error: ({ input }) => fileCure(String(input), '.svg', 'a logo is an SVG drawing', '/clients/silo-he.svg'),
});

function fileCure(file: string, ending: string, format: string, example: string): string {
  if (!file.startsWith('/')) return `write the path of the file under public/, such as ${example}`;
  if (/\.hei[cf]$/i.test(file)) {
    return `this is an iPhone’s format (HEIC): export the picture as JPEG and write its name, ending in ${ending}`;
  }
  if (!file.toLowerCase().endsWith(ending)) {
    return `${format}: export it in that format and write its name, ending in ${ending}`;
  }
  return 'rename the file, and write its new name here: only small Latin letters, digits and hyphens';
}

/** The drawing of a logo for each language. */
export const logosSchema = eachLanguage((locale, language) =>
  logoFileSchema.describe(`For ${language} pages, such as /clients/goren-mills-${locale}.svg.`),
);

/** A phone number as it is dialled in Israel. */
export const phoneSchema = z
  .string()
  .regex(
    /^(0\d{1,2}-\d{3}-\d{4}|1-\d{3}-\d{3}-\d{3}|\*\d{4})$/,
    'write a number as it is dialled in Israel, as 03-555-0123, 1-700-555-012 or *2345',
  );

/** A number for WhatsApp, in international form. */
export const whatsappSchema = z
  .string()
  .regex(/^[1-9]\d{7,14}$/, 'write an international number without a plus sign, as 97235550123');

/** A calendar day, ISO 8601. */
export const daySchema = z.iso.date('write a day as 2026-05-29');

/** An address on another site; only https, so that nothing runs from a link. */
export const externalSchema = z.url({
  protocol: /^https$/,
  error: 'write an address that starts with https://',
});

const linkCure = 'write a path of this site such as /hartuvcenter, or an https address';

/** A page of this site, or an https address elsewhere. */
export const linkSchema = z.union([z.string().regex(/^\/[a-zA-Z0-9/#?=-]*$/, linkCure), externalSchema], {
  error: linkCure,
});

/** A picture with its words; `snippet` is what VS Code offers where a picture may stand. */
export function pictureOf(text: ReturnType<typeof textOf>) {
  return z
    .strictObject({
      src: pictureFileSchema.describe(
        'The file, as its path under public: /projects/silo/hero.jpg is public/projects/silo/hero.jpg. A JPEG at least 1,600 pixels wide; small letters, digits and hyphens.',
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

const latitudeCure =
  'no such place in Israel, whose latitudes are 29 to 34: perhaps latitude and longitude are swapped';
const longitudeCure =
  'no such place in Israel, whose longitudes are 34 to 36: perhaps latitude and longitude are swapped';

/** A point in Israel, WGS 84. */
export const positionSchema = z.strictObject({
  latitude: z
    .number()
    .min(29, latitudeCure)
    .max(34, latitudeCure)
    .describe('Degrees north, such as 32.0853.'),
  longitude: z
    .number()
    .min(34, longitudeCure)
    .max(36, longitudeCure)
    .describe('Degrees east, such as 34.7818.'),
});

/** The day that a sitemap tells search engines. */
export const updatedSchema = daySchema.describe(
  'The last day on which the texts or pictures changed, such as 2026-05-29; search engines read it in the sitemap.',
);

export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
