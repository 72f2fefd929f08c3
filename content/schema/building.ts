import { z } from 'zod';
import { distancesSchema } from './distances';
import { optionalFacts } from './facts';
import { hint } from './hint';
import { levelSchema } from './levels';
import {
  daySchema,
  linkSchema,
  pictureSchema,
  positionSchema,
  sentence,
  textOf,
  textSchema,
  updatedSchema,
} from './parts';
import { progressSchema } from './progress';
import { unitsSchema } from './units';

export const purchaseOptionSchema = z.strictObject({
  level: levelSchema.describe(
    'The level of the drawing that the option belongs to: parkingMinus1, minus6, street, a or offices.',
  ),
  title: textSchema.describe('The name on the card and on the drawing, such as “Parking Level -1”.'),
  plainName: textSchema.describe(
    'The name inside a sentence, such as “the Street Level”: in the form, in emails and for screen readers.',
  ),
  description: textSchema.describe('What is offered on this level, in a sentence or two.'),
  virtualTourUrl: linkSchema.describe(
    'The stop of the tour for this level, such as /tour/street, or an https address elsewhere.',
  ),
  image: pictureSchema.describe('The picture of the card.'),
  facts: optionalFacts,
});

/** Search engines cut what is longer. */
const summary = sentence.max(160, hint('tooLong', { maximum: 160 }));

export const buildingSchema = z
  .strictObject({
    name: textSchema.describe('The name of the building.'),
    subtitle: textSchema.describe('What the building is, in one line under its name.'),
    status: textSchema.describe(
      'The words of the badge, with the month of completion: “Under Construction - Expected Completion August 2026”.',
    ),
    completion: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, hint('month'))
      .nullable()
      .describe(
        'The month in which the building should be finished, such as 2026-08: the one that the status names. The check warns when it has passed. null once the building is finished.',
      ),
    road: textSchema.describe('The road beside the building, as inside a sentence: “Road 443”.'),
    zone: textSchema.describe(
      'The zone at whose entrance it stands, as inside a sentence: “the western industrial area”.',
    ),
    location: textSchema.describe('Where the building stands, in one sentence.'),
    about: textSchema.describe('What is in the building, in one paragraph.'),
    summary: textOf(summary).describe(
      'What search engines show of the page: what is offered, where, and how much, in at most 160 characters.',
    ),
    virtualTourUrl: linkSchema.describe(
      'The virtual tour in the page: /tour/street, or an https address elsewhere.',
    ),
    address: textSchema.describe(
      'The postal address with its town, in one line: “Industrial Zone 5, Road 443, Modi’in”.',
    ),
    position: positionSchema.describe('The entrance for Waze and Google Maps, in degrees (WGS 84).'),
    hero: pictureSchema.describe('The large picture at the top of the page.'),
    images: z.array(pictureSchema).describe('More pictures of the building.'),
    purchaseOptions: z
      .array(purchaseOptionSchema)
      .length(5, hint('purchaseOptions'))
      .describe('The five levels on offer, in the order of their cards.'),
    distances: distancesSchema
      .optional()
      .describe('Driving times from the building, beside the map; without them there is no list.'),
    progress: progressSchema
      .optional()
      .describe('What was reached when; the page shows the newest first. The check warns after 90 days.'),
    units: unitsSchema
      .optional()
      .describe('The units for sale or to let, in the order of their table; without them there is no table.'),
    unitsAsOf: daySchema
      .optional()
      .describe(
        'The date on which the status of the units was correct, such as 2026-05-29; without it no status is shown. The check warns after 60 days.',
      ),
    updated: updatedSchema,
  })
  .meta({ title: 'The building', description: 'The building of /hartuvcenter.' });

export type BuildingRecord = z.infer<typeof buildingSchema>;
