import { z } from 'zod';

const field = z.number().min(0).max(1000);
const fields = z.number().positive().max(1000);

/** A rectangle in fields of the column grid, from the upper left corner of the plan; parts of a field are allowed. */
const gridAreaSchema = z
  .strictObject({ column: field, row: field, columns: fields, rows: fields })
  .meta({ name: 'gridArea' });

/** A gate or an entrance in the wall around a shape: its middle in fields of the column grid, and its width in metres. */
export const gateSchema = z
  .strictObject({ column: field, row: field, width: z.number().positive().max(30) })
  .meta({ name: 'gate' });

/** A shape on the column grid, as one or more rectangles that do not overlap. */
export const gridShapeSchema = z.array(gridAreaSchema).min(1);

export type GridArea = z.infer<typeof gridAreaSchema>;
export type GateRecord = z.infer<typeof gateSchema>;
