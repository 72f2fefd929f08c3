import { z } from 'zod';
import { hint, type RecordMessage } from './hint';
import { textSchema } from './parts';

const count = z.int().min(0);
const meters = z.number().positive();

/** Order of the page: the building itself, how goods and cars reach it, what runs it. */
export const facts = z.strictObject({
  clearHeight: meters.max(40).optional(),
  floorLoad: z.number().positive().max(30).optional(),
  columnGrid: z.tuple([meters.max(60), meters.max(60)]).optional(),
  dockDoors: count.max(300).optional(),
  levelDoors: count.max(300).optional(),
  yardDepth: meters.max(200).optional(),
  lorrySpaces: count.max(1000).optional(),
  carSpaces: count.max(5000).optional(),
  chargingPoints: count.max(5000).optional(),
  power: z.number().positive().max(100_000).optional(),
  sprinklers: z.enum(['standard', 'inRack', 'esfr']).optional(),
  officeShare: z
    .number()
    .min(0)
    .refine((share) => share <= 100, { params: hint('share') })
    .optional(),
  solar: z.number().positive().max(50_000).optional(),
  certificate: textSchema.optional(),
  year: z.int().min(1900).max(2100).optional(),
});

function checkCharging(
  { carSpaces, chargingPoints = 0 }: z.infer<typeof facts>,
  context: z.RefinementCtx,
): void {
  if (carSpaces === undefined || chargingPoints <= carSpaces) return;
  const params = hint('chargingPoints', { carSpaces });
  context.addIssue({ code: 'custom', path: ['chargingPoints'], params });
}

const named = { name: 'facts' };

/** The optional facts of a project. */
export const optionalFacts = facts.superRefine(checkCharging).meta(named).optional();

/** The optional facts of a level, whose clear height is a field of the level itself. */
export const levelFacts = facts.omit({ clearHeight: true }).superRefine(checkCharging).meta(named).optional();

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

export type FactsRecord = z.infer<typeof facts>;
