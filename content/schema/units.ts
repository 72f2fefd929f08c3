import { z } from 'zod';
import { hint } from './hint';
import { slugSchema } from './parts';

export const unitUseSchema = z.enum(['logistics', 'retail', 'lightIndustry', 'office']);

const unitStatusSchema = z.enum(['free', 'reserved', 'taken']);

const unitSchema = z.strictObject({
  number: z.string().regex(/^[0-9]{1,4}$/),
  level: slugSchema,
  use: unitUseSchema,
  area: z.number().positive(),
  clearHeight: z.number().positive().max(40).optional(),
  status: unitStatusSchema,
});

/** The units of the building, in the order of the table. */
export const unitsSchema = z.array(unitSchema).superRefine((units, context) => {
  for (const [at, { number }] of units.entries()) {
    if (units.findIndex((unit) => unit.number === number) === at) continue;
    context.addIssue({ code: 'custom', path: [at, 'number'], params: hint('unitTwice') });
  }
});

export type UnitRecord = z.infer<typeof unitSchema>;
