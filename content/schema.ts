import { z } from 'zod';
import type { Locale } from '../i18n/routing';

/*
 * The shapes of everything under content/. Facts stand once, texts stand as {he, en} inside the record.
 * Every check says what is wrong and how to mend it, for it is read by editors.
 */

const sentence = z.string().trim().min(1, 'is empty: write a text');

/** A text in both languages. */
export const textSchema = z.strictObject({ he: sentence, en: sentence });

/** The path of a picture or logo under `public`, for example `/projects/silo/hero.jpg`. */
export const pathSchema = z
  .string()
  .regex(
    /^\/[a-z0-9][a-z0-9/.-]*\.(jpg|svg)$/,
    'write a path under public/, such as /projects/silo/hero.jpg',
  );

/** A calendar day, ISO 8601. */
export const daySchema = z.iso.date('write a day as 2026-05-29');

/** An address on another site; only https, so that nothing runs from a link. */
const externalSchema = z.url({ protocol: /^https$/, error: 'write an address that starts with https://' });

/** A page of this site, or an https address elsewhere. */
const linkSchema = z.union([z.string().regex(/^\/[a-zA-Z0-9/#?=-]*$/), externalSchema], {
  error: 'write a path of this site such as /hartuvcenter, or an https address',
});

export const pictureSchema = z.strictObject({ src: pathSchema, alt: textSchema });

/** Degrees, WGS 84: for Waze and Google Maps. */
export const positionSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The three statuses of SPEC §3, whose words are in the catalogs; any other is written out and gets a gray badge. */
export const statusSchema = z.union([z.enum(['completed', 'inProgress', 'inPlanning']), textSchema], {
  error: 'choose one of completed, inProgress, inPlanning, or write another status as {he, en}',
});

const projectTextSchema = z.strictObject({
  title: sentence,
  /** May be empty: the card then shows the title alone. */
  openingLine: z.string().trim(),
  description: z.array(sentence).min(2, 'write at least two paragraphs'),
});

/** SPEC §3: heights 6 to 30 m, areas 2,400 to 12,700 sqm; a value that is not known is null and shown as N/A. */
export const projectSchema = z.strictObject({
  /** The address of the project: permanent, see projects.lock.json. */
  index: z.int().min(0),
  /** The place in the list, from small to large; free to change. */
  order: z.int().min(0),
  status: statusSchema,
  /** Meters. */
  height: z.number().min(6).max(30).nullable(),
  /** Plot size in dunam (1,000 sqm). */
  dunam: z.number().positive().nullable(),
  /** Building area in square meters. */
  totalArea: z.number().min(2400).max(12700).nullable(),
  /** The first is the hero; the others fill the gallery. */
  images: z.array(pictureSchema).min(1, 'add at least one picture'),
  partners: z.array(z.strictObject({ name: textSchema, logo: pathSchema.nullable() })),
  landingPageUrl: linkSchema.optional(),
  /** The last day on which the texts or pictures changed; goes into the sitemap. */
  updated: daySchema,
  he: projectTextSchema,
  /** Left out: the project is shown in Hebrew only. */
  en: projectTextSchema.optional(),
});

export const industrySchema = z.enum(
  ['infrastructure', 'developers', 'clothing', 'general', 'communications', 'airConditioning'],
  { error: 'choose one of infrastructure, developers, clothing, general, communications, airConditioning' },
);

export const clientSchema = z.strictObject({ name: textSchema, industry: industrySchema, logo: pathSchema });

export const levelSchema = z.enum(['parkingMinus1', 'minus6', 'street', 'a', 'offices']);

export const purchaseOptionSchema = z.strictObject({
  level: levelSchema,
  /** As on the card and the drawing. A signed number is isolated by the page that shows it. */
  title: textSchema,
  /** As inside a sentence: in the form, in mails and in accessible names. */
  plainName: textSchema,
  description: textSchema,
  virtualTourUrl: linkSchema,
  image: pictureSchema,
});

export const buildingSchema = z.strictObject({
  name: textSchema,
  subtitle: textSchema,
  status: textSchema,
  /** The month in which the building should be finished, shown in `status`. */
  completion: z.string().regex(/^\d{4}-\d{2}$/, 'write a month as 2026-08'),
  /** The road beside it and the zone at whose entrance it stands, as inside a sentence: on the map and in heads. */
  road: textSchema,
  zone: textSchema,
  location: textSchema,
  about: textSchema,
  virtualTourUrl: linkSchema,
  address: textSchema,
  position: positionSchema,
  hero: pictureSchema,
  images: z.array(pictureSchema),
  purchaseOptions: z.array(purchaseOptionSchema).length(5, 'the building has five purchase options'),
  updated: daySchema,
});

const phoneSchema = z.string().regex(/^0\d{1,2}-\d{3}-\d{4}$/, 'write a local number as 03-555-0123');

export const companySchema = z.strictObject({
  name: textSchema,
  founded: z.int().min(1900),
  phone: phoneSchema,
  /** The chat number in international form without a plus sign, as wa.me wants it. */
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'write an international number without a plus sign, as 97235550123'),
  email: z.email(),
  address: textSchema,
  position: positionSchema,
  /** Square meters, and years: SPEC §9. */
  facts: z.strictObject({
    builtArea: z.int(),
    plannedArea: z.int(),
    experienceYears: z.int(),
    zoneYears: z.int(),
  }),
  /** The picture of the home page's hero. */
  hero: pictureSchema,
  social: z.strictObject({ facebook: externalSchema, instagram: externalSchema }),
  designer: z.strictObject({ name: textSchema, url: externalSchema }),
  accessibility: z.strictObject({
    officerFirstName: textSchema,
    officerEmail: z.email(),
    hours: z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, 'write hours as 09:00-17:00'),
    updated: daySchema,
  }),
  updated: daySchema,
});

/** A post shown when no live post could be read. */
export const fallbackPostSchema = z.strictObject({
  image: pictureSchema,
  caption: textSchema,
  /** The post; left out, the company's profile. */
  url: externalSchema.optional(),
  date: daySchema,
  likes: z.int().min(0),
  comments: z.int().min(0),
});

/** A direction inside a panorama, in degrees: yaw 0 is the middle of the picture and grows to the right. */
const directionSchema = z.strictObject({
  yaw: z.number().min(-180).max(180),
  pitch: z.number().min(-85).max(85),
});

export const tourSceneSchema = z.strictObject({
  /** The last part of the address: `/tour/street`. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens, as level-a'),
  level: levelSchema,
  name: textSchema,
  /** The equirectangular panorama, 4096×2048 pixels; the words describe the view at `start`. */
  picture: pictureSchema,
  start: directionSchema,
  /** The ways from here to other scenes, at the door or ramp that leads there. */
  links: z.array(directionSchema.extend({ scene: z.string() })),
});

/** SPEC §2: the virtual tour of the building, from stop to stop. */
export const tourSchema = z
  .array(tourSceneSchema)
  .min(1, 'add at least one scene')
  .superRefine((scenes, context) => {
    const ids = scenes.map((scene) => scene.id);
    for (const [at, scene] of scenes.entries()) {
      if (ids.indexOf(scene.id) !== at) {
        context.addIssue({
          code: 'custom',
          path: [at, 'id'],
          message: 'is used twice: give each scene its own id',
        });
      }
      for (const [link, { scene: target }] of scene.links.entries()) {
        if (target !== scene.id && ids.includes(target)) continue;
        const message = `leads nowhere: write the id of another scene (${ids.join(', ')})`;
        context.addIssue({ code: 'custom', path: [at, 'links', link, 'scene'], message });
      }
    }
  });

export type Position = z.infer<typeof positionSchema>;
export type Text = z.infer<typeof textSchema>;
export type ProjectRecord = z.infer<typeof projectSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type ClientRecord = z.infer<typeof clientSchema>;
export type Level = z.infer<typeof levelSchema>;
export type PurchaseOptionRecord = z.infer<typeof purchaseOptionSchema>;
export type BuildingRecord = z.infer<typeof buildingSchema>;
export type CompanyRecord = z.infer<typeof companySchema>;
export type FallbackPostRecord = z.infer<typeof fallbackPostSchema>;
export type TourSceneRecord = z.infer<typeof tourSceneSchema>;

/** A picture of a page in one language, with the files made from it at build. */
export type Picture = {
  /** The original under `public`. */
  src: string;
  alt: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The files made by `npm run pictures`: for each format its widths in pixels, from small to large. */
  files: PictureFiles;
};

/** A drawing under `public/brand`, and its size in units of its own, of which only the proportion matters. */
export type Drawing = { src: string; width: number; height: number };

/** A logo in one language: `light` is for dark grounds. */
export type Logo = { dark: Drawing; light: Drawing };

/** The stem of the made files (`/pictures/hero-1a2b3c4d`, to which `-800.avif` is added) and their widths. */
export type PictureFiles = { stem: string; widths: number[] };

export type Project = Omit<ProjectRecord, 'he' | 'en' | 'images' | 'partners' | 'order' | 'status'> & {
  status: ProjectStatus;
  title: string;
  openingLine: string;
  description: string[];
  images: Picture[];
  partners: { name: string; logo: string | null }[];
  /** The languages in which the project has a page. */
  locales: Locale[];
};

/** `key` finds the words and the colour; a status outside the three has words of its own. */
export type ProjectStatus =
  | { key: 'completed' | 'inProgress' | 'inPlanning' }
  | { key: 'other'; label: string };

export type Client = { name: string; industry: Industry; logo: string };

export type PurchaseOption = {
  level: Level;
  title: string;
  plainName: string;
  description: string;
  virtualTourUrl: string;
  image: Picture;
};

export type Building = {
  name: string;
  logo: Logo;
  /** The sign without the name, for dark grounds. */
  mark: Drawing;
  subtitle: string;
  status: string;
  /** The month of the completion, as 2026-08. */
  completion: string;
  road: string;
  zone: string;
  location: string;
  about: string;
  virtualTourUrl: string;
  address: string;
  position: Position;
  hero: Picture;
  images: Picture[];
  purchaseOptions: PurchaseOption[];
  updated: string;
};

export type Company = Omit<CompanyRecord, 'name' | 'address' | 'hero' | 'designer' | 'accessibility'> & {
  hero: Picture;
  name: string;
  logo: Logo;
  /** The sign without the name, for dark grounds. */
  mark: Drawing;
  address: string;
  designer: { name: string; url: string };
  accessibility: Omit<CompanyRecord['accessibility'], 'officerFirstName'> & { officerFirstName: string };
};

/** A post of the social feed, live or kept for when none can be read. */
export type FallbackPost = Omit<FallbackPostRecord, 'image' | 'caption' | 'url'> & {
  image: Picture;
  caption: string;
  url: string;
};

/** The addresses of a panorama, 2048 and 4096 pixels wide. */
export type Panorama = { small: string; large: string };

/** A stop of the virtual tour; `still` is the flat picture of its first view. */
export type TourScene = Omit<TourSceneRecord, 'name' | 'picture'> & {
  name: string;
  still: Picture;
  panorama: Panorama;
};
