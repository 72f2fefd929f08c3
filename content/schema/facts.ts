import { z } from 'zod';
import { hint, type RecordMessage } from './hint';
import { textSchema } from './parts';

const count = z.int().min(0);
const meters = z.number().positive();

/** Order of the page: the building itself, how goods and cars reach it, what runs it. */
export const factsSchema = z
  .strictObject({
    clearHeight: meters
      .max(40)
      .optional()
      .describe('Clear height in meters, from the floor to the lowest beam or pipe, such as 10.5.'),
    floorLoad: z
      .number()
      .positive()
      .max(30)
      .optional()
      .describe('Load that a square meter of floor carries, in tonnes, such as 5.'),
    columnGrid: z
      .tuple([meters.max(60), meters.max(60)], hint('columnGrid'))
      .optional()
      .describe('Distance between columns in both directions, in meters, such as [12, 24].'),
    dockDoors: count.max(300).optional().describe('Doors at the height of a lorry’s floor, such as 16.'),
    levelDoors: count.max(300).optional().describe('Doors that a vehicle drives through, such as 2.'),
    yardDepth: meters
      .max(200)
      .optional()
      .describe('Depth of the yard before the dock doors in meters, such as 35.'),
    lorrySpaces: count.max(1000).optional().describe('Places where a lorry can park, such as 10.'),
    carSpaces: count.max(5000).optional().describe('Parking spaces for cars, such as 60.'),
    chargingPoints: count
      .max(5000)
      .optional()
      .describe('Charging points for electric cars, such as 8; no more than the car parking spaces.'),
    power: z.number().positive().max(100_000).optional().describe('Power supply in kVA, such as 800.'),
    sprinklers: z
      .enum(['standard', 'inRack', 'esfr'])
      .optional()
      .describe('standard (under the ceiling), inRack (in the racks too) or esfr (early suppression).'),
    officeShare: z
      .number()
      .min(0)
      .max(100, hint('share'))
      .optional()
      .describe('Share of offices in the area, in per cent, such as 8.'),
    solar: z.number().positive().max(50_000).optional().describe('Solar panels in kWp, such as 600.'),
    certificate: textSchema
      .optional()
      .describe(
        'A certificate of the building, such as “Israeli Standard 5281 (green building), two stars”.',
      ),
    year: z.int().min(1900).max(2100).optional().describe('Year of completion, such as 2019.'),
  })
  .superRefine(({ carSpaces, chargingPoints = 0 }, context) => {
    if (carSpaces === undefined || chargingPoints <= carSpaces) return;
    const message = hint('chargingPoints', { carSpaces });
    context.addIssue({ code: 'custom', path: ['chargingPoints'], message });
  });

/** The optional facts of a project or a level. */
export const optionalFacts = factsSchema
  .optional()
  .describe('What a tenant asks first. Every line is optional: what is not known is left out and not shown.');

/**
 * What is wrong with a clear height that does not fit into a building.
 *
 * @param height of the building in meters; null when it is not known
 */
export function clearHeightHint(
  clearHeight: number | undefined,
  height: number | null,
): RecordMessage | undefined {
  // A height that cannot be has an issue of its own.
  if (clearHeight === undefined || height === null || height <= 0 || clearHeight < height) return undefined;
  return { key: 'record.clearHeight', values: { height } };
}

export type FactsRecord = z.infer<typeof factsSchema>;
