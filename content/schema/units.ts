import { z } from 'zod';
import { hint } from './hint';
import { levelSchema } from './levels';

export const unitUseSchema = z.enum(['logistics', 'retail', 'lightIndustry', 'office']);

const unitStatusSchema = z.enum(['free', 'reserved', 'taken']);

const unitSchema = z.strictObject({
  number: z
    .string()
    .regex(/^[0-9]{1,4}$/, hint('unitNumber'))
    .describe('The number of the unit on the plans, such as "31". Each unit has its own.'),
  level: levelSchema.describe('The level on which it lies: minus6, street or offices.'),
  use: unitUseSchema.describe('What it is for: logistics, retail, lightIndustry or office.'),
  area: z.number().positive().describe('Area in square meters, such as 420.'),
  clearHeight: z
    .number()
    .positive()
    .max(40)
    .optional()
    .describe('Clear height in meters, where it differs from that of the level.'),
  status: unitStatusSchema.describe('free, reserved or taken, on the day of unitsAsOf.'),
});

/** The units of the building, in the order of the table. */
export const unitsSchema = z.array(unitSchema).superRefine((units, context) => {
  for (const [at, { number }] of units.entries()) {
    if (units.findIndex((unit) => unit.number === number) === at) continue;
    context.addIssue({ code: 'custom', path: [at, 'number'], message: hint('unitTwice') });
  }
});

export type UnitRecord = z.infer<typeof unitSchema>;
