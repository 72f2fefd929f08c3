import { z } from 'zod';
import { pointSchema } from './map';
import { hint, itemIdSchema, textSchema } from './parts';

/** Kilometres per hour; no vehicle has a higher average from door to door. */
const fastest = 120;

const distanceSchema = z
  .strictObject({
    id: itemIdSchema,
    place: textSchema,
    kilometers: z.number().positive().max(600),
    minutes: z.int().positive().max(600),
    kind: z.enum(['town', 'junction', 'station', 'port', 'airport']).optional(),
    /** The place on the map of the region. */
    point: pointSchema.optional(),
    label: pointSchema.optional(),
  })
  .refine(({ kilometers, minutes }) => (kilometers / minutes) * 60 <= fastest, {
    path: ['minutes'],
    params: hint('tooFast', { speed: fastest }),
  });

/** Distances by car from the building, in their display order. */
export const distancesSchema = z.strictObject({
  source: textSchema,
  places: z.array(distanceSchema).min(1),
});
