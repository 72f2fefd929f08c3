import { z } from 'zod';
import { pointSchema } from './map';
import { hint, itemIdSchema, textSchema } from './parts';

/** How a place is reached; any other way is written out. By car by default. */
const waySchema = z
  .union([z.enum(['car', 'foot', 'rail', 'sea']), textSchema])
  .meta({ kind: 'choiceOrText' });

/** The most of a day's drive, and the highest average speed from door to door in kilometres per hour. */
const byCar = { kilometers: 600, minutes: 600, speed: 120 };

const distanceSchema = z
  .strictObject({
    id: itemIdSchema,
    place: textSchema,
    by: waySchema.optional(),
    kilometers: z.number().positive().max(20_000),
    minutes: z.int().positive().max(50_000),
    kind: z.enum(['town', 'junction', 'station', 'port', 'airport']).optional(),
    /** The place on the map of the region. */
    point: pointSchema.optional(),
    label: pointSchema.optional(),
  })
  .superRefine((place, context) => {
    const { by = 'car', kilometers, minutes } = place;
    if (by !== 'car') return;
    const { speed } = byCar;
    for (const field of ['kilometers', 'minutes'] as const) {
      const maximum = byCar[field];
      if (place[field] > maximum)
        context.addIssue({ code: 'custom', path: [field], params: hint('tooLarge', { maximum }) });
    }
    if ((kilometers / minutes) * 60 > speed)
      context.addIssue({ code: 'custom', path: ['minutes'], params: hint('tooFast', { speed }) });
  });

/** Distances from the building, in their display order. */
export const distancesSchema = z.strictObject({
  source: textSchema,
  places: z.array(distanceSchema).min(1),
});
