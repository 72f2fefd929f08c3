import { z } from 'zod';
import { sectionLevels } from '../derived/section-levels';
import { exact } from './exact';
import { levelFacts } from './facts';
import { gridShapeSchema } from './grid';
import { hint, linkSchema, pictureSchema, sentence, slugSchema, textOf, textSchema } from './parts';
import { offerSchema, useSchema } from './terms';

const levelSchema = z.strictObject({
  id: slugSchema,
  title: textOf(sentence.max(40)),
  /** The name inside a sentence. */
  plainName: textSchema,
  /** The place of a unit inside a sentence, such as “in the cold hall”. */
  phrase: textSchema.optional(),
  description: textSchema,
  /** The floor in metres above the street. */
  elevation: z.number().min(-100).max(400).optional(),
  /** Metres. */
  clearHeight: z.number().min(1.5).max(40).optional(),
  /** Square metres. */
  area: z.number().positive().optional(),
  uses: z.array(useSchema).min(1),
  offer: offerSchema,
  virtualTourUrl: linkSchema.optional(),
  image: pictureSchema.optional(),
  outline: gridShapeSchema.optional(),
  facts: levelFacts,
});

/** The levels of a building, in the order of their cards. No two of a section overlap. */
export const levelsSchema = z.array(levelSchema).superRefine((levels, context) => {
  for (const [index, { id }] of levels.entries()) {
    if (levels.findIndex((level) => level.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], params: hint('levelTwice') });
  }
  const floors = sectionLevels(levels);
  for (const [index, { elevation, clearHeight }] of floors.entries()) {
    const next = Math.min(...floors.map((floor) => floor.elevation).filter((other) => other > elevation));
    const room = exact(next - elevation);
    if (clearHeight > room)
      context.addIssue({
        code: 'custom',
        path: [index, 'clearHeight'],
        params: hint('levelHeight', { room }),
      });
  }
});
