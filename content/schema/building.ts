import { z } from 'zod';
import { distancesSchema } from './distances';
import { optionalFacts } from './facts';
import { levelSchema } from './levels';
import {
  addressSchema,
  daySchema,
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
import { unitsSchema } from './units';

export const purchaseOptionSchema = z.strictObject({
  level: levelSchema,
  title: textSchema,
  plainName: textSchema,
  description: textSchema,
  virtualTourUrl: linkSchema,
  image: pictureSchema,
  facts: optionalFacts,
});

/** Search engines cut what is longer. */
const summary = sentence.max(160);

export const buildingSchema = z
  .strictObject({
    name: textSchema,
    project: slugSchema.optional(),
    subtitle: textSchema,
    status: textSchema,
    completion: monthSchema.nullable(),
    road: textSchema,
    zone: textSchema,
    location: textSchema,
    about: textSchema,
    summary: textOf(summary),
    virtualTourUrl: linkSchema,
    address: addressSchema,
    position: positionSchema,
    hero: pictureSchema,
    images: z.array(pictureSchema),
    purchaseOptions: z.array(purchaseOptionSchema).length(5),
    distances: distancesSchema.optional(),
    progress: progressSchema.optional(),
    units: unitsSchema.optional(),
    unitsAsOf: daySchema.optional(),
    updated: updatedSchema,
  })
  .meta({ name: 'building' });

export type BuildingRecord = z.infer<typeof buildingSchema>;
