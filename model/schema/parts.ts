import { z } from 'zod';
import { type Locale, routing } from '../../i18n/routing';
import { type Country, countries } from '../../lib/countries';
import { devices, longestName, slug } from '../../lib/slug';
import type { RecordMessage, RecordSentences } from '../sentences';

/*
 * Parts that records share. `kind` is the sort of a value, `name` the name of a shared group. Labels, help and hints of both
 * are in model/fields.
 */

/** Returns the `params` of a custom issue of zod: a sentence of `model/messages`. */
export function hint(
  name: keyof RecordSentences['record'],
  values?: RecordMessage['values'],
): { hint: RecordMessage } {
  return { hint: { key: `record.${name}`, values } };
}

export const sentence = z.string().trim().min(1);

/** Returns the shape of a group with one field for each language of the site. */
function inEachLanguage<Field extends z.ZodType>(field: Field, kind: string) {
  const fields = routing.locales.map((locale) => [locale, field]);
  return z.strictObject(Object.fromEntries(fields) as Record<Locale, Field>).meta({ kind });
}

/** Returns the shape of a text in every language. */
export function textOf(one: z.ZodString) {
  return inEachLanguage(one, 'text');
}

/** A name in Hebrew, which pages of other languages show when theirs is missing. */
export const nameSchema = z
  .strictObject({ ...textOf(sentence).partial().shape, he: sentence })
  .meta({ kind: 'text' });

/** The name of a file or of a part of an address. */
export const slugSchema = z.string().regex(slug);

export const textSchema = textOf(sentence);

/**
 * Identifies an item of a list, because all of its other fields can change. `npm run fix` and the editor create missing
 * ids. An id never changes, because versions of the list are merged by id.
 */
export const itemIdSchema = slugSchema.meta({ kind: 'itemId' }).optional();

/** The path of a file under `public`, without names that some operating systems reject. */
const pathOf = (ending: string) =>
  z
    .string()
    .regex(new RegExp(`^(/(?!${devices}[./])[a-z0-9][a-z0-9.-]{0,${longestName - 1}})+\\.${ending}$`));

/** The path of a picture under `public`. */
const pictureFileSchema = pathOf('jpg').meta({ kind: 'pictureFile' });

/** The path of a drawing under `public`. */
export const drawingFileSchema = pathOf('svg').meta({ kind: 'drawing' });

/** The drawing of a logo for each language. */
export const logosSchema = inEachLanguage(drawingFileSchema, 'logos');

/**
 * A phone number as it is dialled in Israel, such as 03-555-0123 or, with an extension, 03-555-0123 x14; of another country in
 * international form, such as +357-25-555012.
 */
export const phoneSchema = z
  .string()
  .regex(/^((0\d{1,2}-\d{3}-\d{4}|\+[1-9]\d{0,2}(-\d+)+)( x\d{1,5})?|1-\d{3}-\d{3}-\d{3}|\*\d{4})$/)
  .meta({ kind: 'phone' });

/** A number for WhatsApp, in international form. */
export const whatsappSchema = z
  .string()
  .regex(/^[1-9]\d{7,14}$/)
  .meta({ kind: 'whatsapp' });

export const emailSchema = z.email().meta({ kind: 'email' });

/** A calendar day, ISO 8601. */
export const daySchema = z.iso.date().meta({ kind: 'day' });

/** A month, such as 2026-08. */
export const monthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ kind: 'month' });

/** Hours of a day, such as 09:00-17:00. */
export const hoursSchema = z
  .string()
  .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)
  .meta({ kind: 'hours' });

/** An address on another site; https only, because a link with another scheme can run a script. */
export const externalSchema = z.url({ protocol: /^https$/ }).meta({ kind: 'https' });

/** A page of this site, or an https address elsewhere. */
export const linkSchema = z
  .union([z.string().regex(/^\/[a-zA-Z0-9/#?=-]*$/), externalSchema])
  .meta({ kind: 'link' });

/** The position of the subject, which every crop keeps; by default the middle. The same in every language. */
const focusSchema = z.enum([
  'left-top',
  'top',
  'right-top',
  'left',
  'center',
  'right',
  'left-bottom',
  'bottom',
  'right-bottom',
] as const);

/** Whether a picture is of something that exists. */
const kindSchema = z.enum(['photograph', 'visualisation']);

/** Returns the shape of a picture with its text alternative. */
export function pictureOf(text: ReturnType<typeof textOf>) {
  return z
    .strictObject({
      src: pictureFileSchema,
      alt: text,
      focus: focusSchema.optional(),
      kind: kindSchema.optional(),
      /** The edge of the roof, in per cent of the picture's height from the top. */
      roofAt: z.number().min(0).max(100).optional(),
    })
    .meta({ kind: 'picture', name: 'picture' });
}

export const pictureSchema = pictureOf(textSchema);

/** A point, WGS 84. */
export const positionSchema = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ name: 'position' });

/** The country of a company, or of a building elsewhere. */
export const countrySchema = z
  .enum(Object.keys(countries) as [Country, ...Country[]])
  .meta({ name: 'country' })
  .optional();

/** The postal address in one line. */
export const addressSchema = textSchema.meta({ name: 'address' });

/** The day of the last change in the sitemap. */
export const updatedSchema = daySchema.meta({ name: 'updated' });

export type Focus = z.infer<typeof focusSchema>;
export type PictureKind = z.infer<typeof kindSchema>;
export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
