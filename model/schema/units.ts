import { z } from 'zod';
import { levelFacts } from './facts';
import { gateSchema, gridShapeSchema } from './grid';
import {
  daySchema,
  drawingFileSchema,
  hint,
  itemIdSchema,
  pictureSchema,
  slugSchema,
  textSchema,
} from './parts';
import { offerSchema, priceSchema, useSchema } from './terms';

const unitStatusSchema = z.enum(['free', 'reserved', 'taken']);

/** Part of the address of the unit's page. */
const unitNumberSchema = z
  .string()
  .max(12)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);

const metresFromCorner = z.number().min(0).max(1000);
const roomSide = z.number().positive().max(1000);

/** A room of a plan, in metres from the corner at the entrance side, inward and along the front. */
const roomSchema = z.strictObject({
  id: itemIdSchema,
  name: textSchema,
  x: metresFromCorner,
  y: metresFromCorner,
  width: roomSide,
  depth: roomSide,
});

const unitSchema = z.strictObject({
  number: unitNumberSchema,
  level: slugSchema.meta({ among: 'levels' }).optional(),
  use: useSchema,
  /** Gross, in square metres. */
  area: z.number().positive(),
  /** Square metres. */
  netArea: z.number().positive().optional(),
  /** Metres. */
  clearHeight: z.number().positive().max(40).optional(),
  status: unitStatusSchema,
  availableFrom: daySchema.optional(),
  /** The smallest part that can be bought or rented, gross, in square metres. */
  divisibleFrom: z.number().positive().optional(),
  /** Numbers of adjacent units of the building. */
  joinableWith: z.array(unitNumberSchema).min(1).optional(),
  /** By default the offer of its level. */
  offer: offerSchema.optional(),
  price: priceSchema.optional(),
  managementFee: priceSchema.optional(),
  municipalTax: priceSchema.optional(),
  /** The place of the unit on its level. */
  bays: gridShapeSchema.optional(),
  gates: z.array(gateSchema).min(1).optional(),
  plan: z.array(roomSchema).min(1).optional(),
  /** A drawing instead of `plan`. */
  planFile: drawingFileSchema.optional(),
  image: pictureSchema.optional(),
  person: slugSchema.meta({ among: 'people' }).optional(),
  facts: levelFacts,
});

/** Days after `unitsAsOf` until the status of the units is stale. */
export const daysOfStatus = 60;

/** The units of the building, in the order of the table. */
export const unitsSchema = z.array(unitSchema).superRefine((units, context) => {
  const numbers = new Set(units.map(({ number }) => number.toLowerCase()));
  // A wrong number is reported once, not again in each reference to it.
  const areRight =
    numbers.size === units.length && units.every(({ number }) => unitNumberSchema.safeParse(number).success);
  for (const [
    at,
    { number, area, netArea = 0, divisibleFrom = 0, joinableWith = [], plan, planFile },
  ] of units.entries()) {
    const refuse = (path: (string | number)[], params: ReturnType<typeof hint>) =>
      context.addIssue({ code: 'custom', path: [at, ...path], params });
    // Many readers and file systems ignore the difference between capitals and small letters.
    const isSame = (unit: { number: string }) => unit.number.toLowerCase() === number.toLowerCase();
    if (units.findIndex(isSame) !== at) refuse(['number'], hint('unitTwice'));
    if (netArea >= area) refuse(['netArea'], hint('netArea', { area }));
    // A part of more than half would leave a smaller part.
    if (divisibleFrom * 2 > area) refuse(['divisibleFrom'], hint('divisible', { half: area / 2 }));
    if (plan && planFile) refuse(['planFile'], hint('planTwice'));
    for (const [position, other] of joinableWith.entries()) {
      if (other === number) refuse(['joinableWith', position], hint('unitItself'));
      else if (areRight && !units.some((unit) => unit.number === other))
        refuse(['joinableWith', position], hint('unitUnknown'));
    }
  }
});
