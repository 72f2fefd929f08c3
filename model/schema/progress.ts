import { z } from 'zod';
import { daySchema, itemIdSchema, pictureSchema, textSchema } from './parts';

const phaseSchema = z.enum([
  'permit',
  'groundworks',
  'structure',
  'envelope',
  'systems',
  'finishing',
  'handover',
]);

const stepSchema = z.strictObject({
  id: itemIdSchema,
  date: daySchema,
  phase: phaseSchema,
  text: textSchema,
  image: pictureSchema.optional(),
});

/** Stages of construction with their days, in any order. */
export const progressSchema = z.array(stepSchema);

export type StepRecord = z.infer<typeof stepSchema>;
