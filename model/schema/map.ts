import { z } from 'zod';
import { itemIdSchema, textSchema } from './parts';

/**
 * A point on the sheet of a map, 400 wide and 320 high, from the upper left corner; north is up. A `label` is the middle of a
 * name.
 */
export const pointSchema = z
  .strictObject({ x: z.number().min(-20).max(420), y: z.number().min(-20).max(340) })
  .meta({ name: 'mapPoint' });

const outline = z.array(pointSchema).min(3);

const roadSchema = z.strictObject({
  id: itemIdSchema,
  kind: z.enum(['main', 'local']),
  points: z.array(pointSchema).min(2),
  name: textSchema.optional(),
  label: pointSchema.optional(),
});

const junctionSchema = z.strictObject({
  id: itemIdSchema,
  name: textSchema,
  point: pointSchema,
  label: pointSchema,
});

/** A drawn map for finding the plot. */
export const mapSchema = z.strictObject({
  roads: z.array(roadSchema).min(1),
  plot: outline,
  footprint: outline.optional(),
  junctions: z.array(junctionSchema).optional(),
  neighbours: z.array(outline).optional(),
  /** The place of the zone's name. */
  zone: pointSchema.optional(),
});

const regionLineSchema = z.strictObject({
  id: itemIdSchema,
  kind: z.enum(['main', 'local', 'railway', 'coast']),
  points: z.array(pointSchema).min(2),
  name: textSchema.optional(),
  label: pointSchema.optional(),
});

/** A drawn map of the region on a sheet of the same size; its places are distances with a point. */
export const regionSchema = z.strictObject({ site: pointSchema, lines: z.array(regionLineSchema).min(1) });

export type MapPoint = z.infer<typeof pointSchema>;
