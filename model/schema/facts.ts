import { z } from 'zod';
import { threePhasePower } from '../../lib/three-phase-power';
import type { RecordMessage } from '../sentences';
import { hint, itemIdSchema, monthSchema, textSchema } from './parts';

const count = z.int().min(0);
const meters = z.number().positive();
const kilowatts = z.number().positive().max(100_000);
/** Per square metre and year. */
const perSqm = z.number().min(0).max(5000);

const year = z.int().min(1900).max(2100);

/** In the order of the page: the building, access for goods and cars, supply, consumption. */
export const facts = z.strictObject({
  clearHeight: meters.max(40).optional(),
  floorLoad: z.number().positive().max(30).optional(),
  columnGrid: z.tuple([meters.max(60), meters.max(60)]).optional(),
  dockDoors: count.max(300).optional(),
  levelDoors: count.max(300).optional(),
  doorSize: z.tuple([meters.max(20), meters.max(20)]).optional(),
  yardDepth: meters.max(200).optional(),
  vehicleLength: meters.max(30).optional(),
  turningCircle: meters.max(60).optional(),
  goodsLift: z
    .strictObject({ load: z.int().positive().max(50_000), width: meters.max(20), depth: meters.max(20) })
    .meta({ name: 'goodsLift' })
    .optional(),
  lorrySpaces: count.max(1000).optional(),
  carSpaces: count.max(5000).optional(),
  chargingPoints: count.max(5000).optional(),
  chargingPower: kilowatts.optional(),
  power: kilowatts.optional(),
  amperes: z.int().positive().max(10_000).optional(),
  powerPossible: z
    .strictObject({ power: kilowatts, by: monthSchema })
    .meta({ name: 'powerPossible' })
    .optional(),
  sprinklers: z.enum(['standard', 'inRack', 'esfr']).optional(),
  officeShare: z
    .number()
    .min(0)
    .refine((share) => share <= 100, { params: hint('share') })
    .optional(),
  solar: kilowatts.optional(),
  battery: kilowatts.optional(),
  certificate: textSchema.optional(),
  energyUse: perSqm.optional(),
  carbon: perSqm.optional(),
  energySource: z.strictObject({ text: textSchema, year }).meta({ name: 'energySource' }).optional(),
  others: z.array(z.strictObject({ id: itemIdSchema, label: textSchema, value: textSchema })).optional(),
});

function checkFacts(
  {
    carSpaces,
    chargingPoints = 0,
    power = 0,
    amperes,
    powerPossible,
    energyUse,
    carbon,
    energySource,
  }: z.infer<typeof facts>,
  context: z.RefinementCtx,
): void {
  const refuse = (path: string[], params: ReturnType<typeof hint>) =>
    context.addIssue({ code: 'custom', path, params });
  if (carSpaces !== undefined && chargingPoints > carSpaces)
    refuse(['chargingPoints'], hint('chargingPoints', { carSpaces }));
  if (powerPossible && powerPossible.power <= power)
    refuse(['powerPossible', 'power'], hint('powerPossible', { power }));
  // `power` and `amperes` are the same connection in two units.
  const size = threePhasePower(amperes ?? 0);
  if (amperes !== undefined && power > 0 && Math.abs(size - power) > power / 10)
    refuse(['amperes'], hint('amperes', { power: size }));
  // Readers trust no energy figure without a source.
  if (!energySource && (energyUse ?? carbon) !== undefined) refuse(['energySource'], hint('energySource'));
}

const named = { name: 'facts' };

/** The optional facts of a project or a building. */
export const optionalFacts = facts.superRefine(checkFacts).meta(named).optional();

/** The optional facts of a level, whose clear height is a field of the level itself. */
export const levelFacts = facts.omit({ clearHeight: true }).superRefine(checkFacts).meta(named).optional();

/**
 * Returns the mistake in a clear height that does not fit into a building.
 *
 * @param height of the building in meters; null when it is not known
 */
export function clearHeightHint(
  clearHeight: number | undefined,
  height: number | null,
): RecordMessage | undefined {
  // An impossible height has its own issue.
  if (clearHeight === undefined || height === null || height <= 0 || clearHeight < height) return undefined;
  return { key: 'record.clearHeight', values: { height } };
}

export type FactsRecord = z.infer<typeof facts>;
