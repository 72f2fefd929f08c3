import { z } from 'zod';
import { daySchema, pictureSchema, textSchema } from './parts';

export const phaseSchema = z.enum([
  'permit',
  'groundworks',
  'structure',
  'envelope',
  'systems',
  'finishing',
  'handover',
]);

const stepSchema = z.strictObject({
  date: daySchema.describe('The day on which this was true, such as 2026-05-29.'),
  phase: phaseSchema.describe(
    'What is being done: permit, groundworks, structure, envelope, systems, finishing or handover.',
  ),
  text: textSchema.describe('What was reached, in a sentence or two.'),
  image: pictureSchema.optional().describe('A picture of that day.'),
});

/** What was reached when, in any order. */
export const progressSchema = z.array(stepSchema);

export type StepRecord = z.infer<typeof stepSchema>;
