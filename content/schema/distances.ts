import { z } from 'zod';
import { hint } from './hint';
import { textSchema } from './parts';

/** Kilometers per hour that no lorry or car keeps up from door to door. */
const fastest = 120;

const distanceSchema = z
  .strictObject({
    place: textSchema.describe('Where the way leads, such as “Ashdod Port”.'),
    kilometers: z.number().positive().max(600).describe('Length of the way in kilometers, such as 43.'),
    minutes: z.int().positive().max(600).describe('Minutes by car without traffic, such as 40.'),
  })
  .refine(({ kilometers, minutes }) => (kilometers / minutes) * 60 <= fastest, {
    path: ['minutes'],
    error: hint('tooFast', { speed: fastest }),
  });

/** Ways by car from the building, in the order of their list. */
export const distancesSchema = z.strictObject({
  source: textSchema.describe(
    'Where the figures come from, as it follows “Source:”, such as “Google Maps, at night”.',
  ),
  places: z.array(distanceSchema).min(1, hint('places')).describe('The places, in the order of their list.'),
});
