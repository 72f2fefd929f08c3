import { z } from 'zod';
import { type Locale, routing } from '../../i18n/routing';
import { devices, longestName, slug } from '../../lib/slug';
import type { RecordMessage, RecordSentences } from '../sentences';

/*
 * The parts of every record. `kind` says what sort of value a field has, `name` under which name a shared group is
 * described: labels, help and hints of both are in model/fields.
 */

/** The `params` of a custom issue of zod: a sentence of `model/messages`. */
export function hint(
  name: keyof RecordSentences['record'],
  values?: RecordMessage['values'],
): { hint: RecordMessage } {
  return { hint: { key: `record.${name}`, values } };
}

export const sentence = z.string().trim().min(1);

/** A group with one field for each language of the site. */
function inEachLanguage<Field extends z.ZodType>(field: Field, kind: string) {
  const fields = routing.locales.map((locale) => [locale, field]);
  return z.strictObject(Object.fromEntries(fields) as Record<Locale, Field>).meta({ kind });
}

/** A text in every language. */
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
 * What identifies an item of a list whose other fields can all be corrected. `npm run fix` writes a missing one, the
 * editor gives one to each new item, and nobody changes it: versions of the list are merged by it.
 */
export const itemIdSchema = slugSchema.meta({ kind: 'itemId' }).optional();

/** The path of a file under `public`, which every system can have. */
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

/** A phone number as it is dialled in Israel, such as 03-555-0123 or, with an extension, 03-555-0123 x14. */
export const phoneSchema = z
  .string()
  .regex(/^(0\d{1,2}-\d{3}-\d{4}( x\d{1,5})?|1-\d{3}-\d{3}-\d{3}|\*\d{4})$/)
  .meta({ kind: 'phone' });

/** A number for WhatsApp, in international form. */
export const whatsappSchema = z
  .string()
  .regex(/^[1-9]\d{7,14}$/)
  .meta({ kind: 'whatsapp' });

export const emailSchema = z.email().meta({ kind: 'email' });

/** A calendar day, ISO 8601. */
export const daySchema = z.iso.date().meta({ kind: 'day' });

/** A day and an hour in the site's time zone, such as 2026-12-01T08:00. */
const momentSchema = z
  .string()
  .regex(new RegExp(z.regexes.date.source.replace(/\$$/, 'T(?:[01]\\d|2[0-3]):[0-5]\\d$')))
  .meta({ kind: 'moment' });

/** When a build publishes a record, and when it takes it off again. */
export const scheduleFields = {
  publishAt: momentSchema.meta({ name: 'publishAt' }).optional(),
  takeOffAt: momentSchema.meta({ name: 'takeOffAt' }).optional(),
};

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

/** An address on another site; only https, so that nothing runs from a link. */
export const externalSchema = z.url({ protocol: /^https$/ }).meta({ kind: 'https' });

/** A page of this site, or an https address elsewhere. */
export const linkSchema = z
  .union([z.string().regex(/^\/[a-zA-Z0-9/#?=-]*$/), externalSchema])
  .meta({ kind: 'link' });

/** Where the subject of a picture is, which every crop keeps; in the middle without one. The same in every language. */
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

/** A picture with its text alternative. */
export function pictureOf(text: ReturnType<typeof textOf>) {
  return z
    .strictObject({
      src: pictureFileSchema,
      alt: text,
      focus: focusSchema.optional(),
      kind: kindSchema.optional(),
      roofAt: z.number().min(0).max(100).optional(),
    })
    .meta({ kind: 'picture', name: 'picture' });
}

export const pictureSchema = pictureOf(textSchema);

/** A point in Israel, WGS 84. */
export const positionSchema = z
  .strictObject({ latitude: z.number().min(29).max(34), longitude: z.number().min(34).max(36) })
  .meta({ name: 'position' });

/** The postal address in one line. */
export const addressSchema = textSchema.meta({ name: 'address' });

/** The day that a sitemap tells search engines. */
export const updatedSchema = daySchema.meta({ name: 'updated' });

export type Focus = z.infer<typeof focusSchema>;
export type PictureKind = z.infer<typeof kindSchema>;
export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
