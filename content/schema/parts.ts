import { z } from 'zod';

/*
 * The parts of every record. Each check says what is wrong and how to mend it, for it is read by editors; each
 * description becomes the help that an editor sees at the field (`npm run schemas`).
 */

export const sentence = z.string().trim().min(1, 'is empty: write a text');

/** A text in both languages. */
export function textOf(one: z.ZodString) {
  return z.strictObject({
    he: one.describe('In Hebrew.'),
    en: one.describe('In English.'),
  });
}

export const textSchema = textOf(sentence);

/** The path of a picture or logo under `public`. */
export const pathSchema = z
  .string()
  .regex(
    /^\/[a-z0-9][a-z0-9/.-]*\.(jpg|svg)$/,
    'write a path under public/, such as /projects/silo/hero.jpg',
  );

/** The drawing of a logo for each language. */
export const logosSchema = z.strictObject({
  he: pathSchema.describe('For Hebrew pages, such as /clients/goren-mills-he.svg.'),
  en: pathSchema.describe('For English pages, such as /clients/goren-mills-en.svg.'),
});

/** A phone number as it is dialled in Israel. */
export const phoneSchema = z.string().regex(/^0\d{1,2}-\d{3}-\d{4}$/, 'write a local number as 03-555-0123');

/** A number for WhatsApp, in international form. */
export const whatsappSchema = z
  .string()
  .regex(/^\d{8,15}$/, 'write an international number without a plus sign, as 97235550123');

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
      src: pathSchema.describe(
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

/** A point on the earth, WGS 84. */
export const positionSchema = z.strictObject({
  latitude: z.number().min(-90).max(90).describe('Degrees north, such as 32.0853.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east, such as 34.7818.'),
});

/** The day that a sitemap tells search engines. */
export const updatedSchema = daySchema.describe(
  'The last day on which the texts or pictures changed, such as 2026-05-29; search engines read it in the sitemap.',
);

export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
