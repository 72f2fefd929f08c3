import { z } from 'zod';
import { distancesSchema } from './distances';
import { optionalFacts } from './facts';
import { levelsSchema } from './levels';
import { mapSchema, regionSchema } from './map';
import {
  addressSchema,
  countrySchema,
  daySchema,
  hint,
  linkSchema,
  monthSchema,
  pictureSchema,
  positionSchema,
  sentence,
  slugSchema,
  textOf,
  textSchema,
  updatedSchema,
} from './parts';
import { progressSchema } from './progress';
import { termsSchema } from './terms';
import { tourSchema } from './tour';
import { unitsSchema } from './units';

/** Search engines cut longer texts. */
const summary = sentence.max(160);

export const buildingSchema = z
  .strictObject({
    name: textSchema,
    /** The position in lists, from small to large. */
    order: z.number().optional(),
    project: slugSchema.optional(),
    subtitle: textSchema,
    /** The lines of the share image, joined by “ · ”. */
    shareImageText: textSchema.optional(),
    /** The text of the badge. */
    status: textSchema,
    /** Null for a finished building. */
    completion: monthSchema.nullable(),
    /** Inside a sentence, such as “Road 443”; `map` names it. */
    road: textSchema.optional(),
    /** Inside a sentence, such as “the western industrial area”; `map` names it. */
    zone: textSchema.optional(),
    location: textSchema,
    about: textSchema,
    pageTitle: textSchema,
    summary: textOf(summary),
    virtualTourUrl: linkSchema.optional(),
    tour: tourSchema.optional(),
    /** The building's own route, of `app/api/email`. */
    form: z
      .string()
      .regex(/^\/api\/email\/[a-zA-Z]+$/)
      .optional(),
    /** The controller of its form; by default the first one. */
    legalEntity: slugSchema.meta({ among: 'legalEntities' }).optional(),
    /** Its contact persons, the first one first; by default all of the company. */
    people: z
      .array(slugSchema.meta({ among: 'people' }))
      .min(1)
      .optional(),
    /** Where it is not the company's. */
    country: countrySchema,
    address: addressSchema,
    position: positionSchema,
    hero: pictureSchema,
    images: z.array(pictureSchema),
    facts: optionalFacts,
    levels: levelsSchema.optional(),
    /** Degrees clockwise from the top of the plan. */
    north: z.int().min(0).max(359).optional(),
    map: mapSchema.optional(),
    /** A picture instead of `map`. */
    mapImage: pictureSchema.optional(),
    region: regionSchema.optional(),
    distances: distancesSchema.optional(),
    progress: progressSchema.optional(),
    terms: termsSchema.optional(),
    units: unitsSchema.optional(),
    unitsAsOf: daySchema.optional(),
    updated: updatedSchema,
  })
  .superRefine(({ levels = [], units = [], map, mapImage, road, zone }, context) => {
    for (const [field, text] of Object.entries({ road, zone }))
      if (map && !text) context.addIssue({ code: 'custom', path: [field], params: hint('mapName') });
    if (map && mapImage) context.addIssue({ code: 'custom', path: ['mapImage'], params: hint('mapTwice') });
    for (const [index, { level }] of units.entries()) {
      if (level === undefined || levels.some(({ id }) => id === level)) continue;
      const params = hint('levelUnknown', { levels: levels.map(({ id }) => id).join(', ') });
      context.addIssue({ code: 'custom', path: ['units', index, 'level'], params });
    }
  })
  .meta({ name: 'building' });

export type BuildingRecord = z.infer<typeof buildingSchema>;
