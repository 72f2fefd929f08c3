import { z } from 'zod';
import { threePhasePower } from '../derived/three-phase-power';
import type { RecordMessage } from '../sentences';
import { hint, itemIdSchema, monthSchema, textSchema } from './parts';

const count = z.int().min(0);
const metres = z.number().positive();
const capacity = z.number().positive().max(100_000);
/** Per square metre and year. */
const perSqm = z.number().min(0).max(5000);

const year = z.int().min(1900).max(2100);

/** In the order of the page: the building, access for goods and cars, supply, consumption. */
export const facts = z.strictObject({
  clearHeight: metres.max(40).optional(),
  /** Tonnes per square metre. */
  floorLoad: z.number().positive().max(30).optional(),
  /** The distances between columns in both directions. */
  columnGrid: z.tuple([metres.max(60), metres.max(60)]).optional(),
  dockDoors: count.max(300).optional(),
  /** Doors at street level, through which vehicles drive. */
  levelDoors: count.max(300).optional(),
  /** Width and clear height of a level-access door. */
  doorSize: z.tuple([metres.max(20), metres.max(20)]).optional(),
  yardDepth: metres.max(200).optional(),
  /** The longest vehicle that reaches the doors. */
  vehicleLength: metres.max(30).optional(),
  /** Diameter. */
  turningCircle: metres.max(60).optional(),
  /** The load is in kilograms. */
  goodsLift: z
    .strictObject({ load: z.int().positive().max(50_000), width: metres.max(20), depth: metres.max(20) })
    .meta({ name: 'goodsLift' })
    .optional(),
  lorrySpaces: count.max(1000).optional(),
  carSpaces: count.max(5000).optional(),
  chargingPoints: count.max(5000).optional(),
  /** Kilowatts, all charging points together. */
  chargingPower: capacity.optional(),
  /** Kilovolt-amperes, connected. */
  power: capacity.optional(),
  /** Per phase of a three-phase connection. */
  amperes: z.int().positive().max(10_000).optional(),
  /** Kilovolt-amperes after an increase, and its month. */
  powerPossible: z
    .strictObject({ power: capacity, by: monthSchema })
    .meta({ name: 'powerPossible' })
    .optional(),
  sprinklers: z.enum(['standard', 'inRack', 'esfr']).optional(),
  /** Per cent of the whole area. */
  officeShare: z
    .number()
    .min(0)
    .refine((share) => share <= 100, { params: hint('share') })
    .optional(),
  /** Kilowatts at peak. */
  solar: capacity.optional(),
  /** Kilowatt-hours. */
  battery: capacity.optional(),
  certificate: textSchema.optional(),
  /** Kilowatt-hours. */
  energyUse: perSqm.optional(),
  /** Kilograms of CO₂ equivalent. */
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
 * @param height of the building in metres; null when it is not known
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
