import { z } from 'zod';
import { distancesSchema } from './distances';
import { optionalFacts } from './facts';
import { levelsSchema } from './levels';
import { mapSchema, regionSchema } from './map';
import {
  addressSchema,
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
    order: z.number().optional(),
    project: slugSchema.optional(),
    subtitle: textSchema,
    previewText: textSchema.optional(),
    status: textSchema,
    completion: monthSchema.nullable(),
    road: textSchema,
    zone: textSchema,
    location: textSchema,
    about: textSchema,
    pageTitle: textSchema,
    summary: textOf(summary),
    virtualTourUrl: linkSchema.optional(),
    tour: tourSchema.optional(),
    form: z.literal('/api/email/sendHarTov').optional(),
    address: addressSchema,
    position: positionSchema,
    hero: pictureSchema,
    images: z.array(pictureSchema),
    facts: optionalFacts,
    levels: levelsSchema.optional(),
    north: z.int().min(0).max(359).optional(),
    map: mapSchema.optional(),
    mapImage: pictureSchema.optional(),
    region: regionSchema.optional(),
    distances: distancesSchema.optional(),
    progress: progressSchema.optional(),
    terms: termsSchema.optional(),
    units: unitsSchema.optional(),
    unitsAsOf: daySchema.optional(),
    updated: updatedSchema,
  })
  .superRefine(({ levels = [], units = [], map, mapImage }, context) => {
    if (map && mapImage) context.addIssue({ code: 'custom', path: ['mapImage'], params: hint('mapTwice') });
    for (const [index, { level }] of units.entries()) {
      if (levels.some(({ id }) => id === level)) continue;
      const params = hint('levelUnknown', { levels: levels.map(({ id }) => id).join(', ') });
      context.addIssue({ code: 'custom', path: ['units', index, 'level'], params });
    }
  })
  .meta({ name: 'building' });

export type BuildingRecord = z.infer<typeof buildingSchema>;
