import { z } from 'zod';

/** The levels of the building's section drawing. */
export const levelSchema = z
  .enum(['parkingMinus1', 'minus6', 'street', 'a', 'offices'])
  .meta({ kind: 'level' });

export type Level = z.infer<typeof levelSchema>;
