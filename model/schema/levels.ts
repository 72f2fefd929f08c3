import { z } from 'zod';
import { exact } from './exact';
import { levelFacts } from './facts';
import { gridShapeSchema } from './grid';
import { hint, linkSchema, pictureSchema, sentence, slugSchema, textOf, textSchema } from './parts';

const levelUseSchema = z.enum(['parking', 'storage', 'retail', 'lightIndustry', 'office', 'plant']);

const levelSchema = z.strictObject({
  id: slugSchema,
  title: textOf(sentence.max(40)),
  /** The name inside a sentence. */
  plainName: textSchema,
  /** The place of a unit inside a sentence, such as “in the cold hall”. */
  phrase: textSchema.optional(),
  description: textSchema,
  /** The floor in metres above the street. */
  elevation: z.number().min(-100).max(400),
  /** Metres. */
  clearHeight: z.number().min(1.5).max(40),
  /** Square metres. */
  area: z.number().positive().optional(),
  uses: z.array(levelUseSchema).min(1),
  offer: z.enum(['sale', 'lease']),
  virtualTourUrl: linkSchema.optional(),
  image: pictureSchema.optional(),
  outline: gridShapeSchema.optional(),
  facts: levelFacts,
});

/** The levels of a building, in the order of their cards. No two overlap. */
export const levelsSchema = z.array(levelSchema).superRefine((levels, context) => {
  for (const [index, { id, elevation, clearHeight }] of levels.entries()) {
    const refuse = (field: keyof LevelRecord, params: ReturnType<typeof hint>) =>
      context.addIssue({ code: 'custom', path: [index, field], params });
    if (levels.findIndex((level) => level.id === id) !== index) refuse('id', hint('levelTwice'));
    if (levels.findIndex((level) => level.elevation === elevation) !== index)
      refuse('elevation', hint('elevationTwice'));
    const next = Math.min(...levels.map((level) => level.elevation).filter((other) => other > elevation));
    const room = exact(next - elevation);
    if (clearHeight > room) refuse('clearHeight', hint('levelHeight', { room }));
  }
});

export type LevelUse = z.infer<typeof levelUseSchema>;
type LevelRecord = z.infer<typeof levelSchema>;
