import { z } from 'zod';
import { routing } from '../../i18n/routing';
import { clearHeightHint, type FactsRecord, optionalFacts } from './facts';
import { hint } from './hint';
import { linkSchema, pictureOf, textOf, textSchema, updatedSchema } from './parts';
import { begun, type Extent, localTextsOf, partnersOf, whole } from './project-parts';

/** The three statuses of specification §3, whose words are in the catalogs; any other is written out and gets a gray badge. */
const statuses = ['completed', 'inProgress', 'inPlanning'] as const;
const statusSchema = z.union([z.enum(statuses), textSchema], {
  error: hint('status', { choices: statuses.join(', '), languages: routing.locales.join(', ') }),
});

function fieldsOf(extent: Extent) {
  return {
    index: z
      .int()
      .min(0)
      .describe(
        'The number in the address: 7 is /project/7. Permanent, and kept in content/projects.lock.json: never change it.',
      ),
    order: z
      .number()
      .describe(
        'The place in the list, from small to large. Free to change; 2.5 stands between 2 and 3, and -1 before 0.',
      ),
    status: statusSchema.describe(
      'completed (green), inProgress (blue) or inPlanning (yellow); any other status is written as {"he": "…", "en": "…"} and is grey.',
    ),
    height: z
      .number()
      .positive()
      .nullable()
      .describe('Height in meters, such as 12.5; null when it is not known (the page shows N/A).'),
    lowestLevel: z
      .number()
      .max(0)
      .optional()
      .describe(
        'The level of the lowest floor in meters, when it lies below the street, such as -6. The mark of the roof over the picture is this level plus the height.',
      ),
    dunam: z
      .number()
      .positive()
      .nullable()
      .describe(
        'Plot size in dunams (1 dunam = 1,000 square meters), such as 16; null when it is not known (N/A).',
      ),
    totalArea: z
      .number()
      .positive()
      .nullable()
      .describe('Building area in square meters, such as 8800; null when it is not known (N/A).'),
    facts: optionalFacts,
    images: z
      .array(pictureOf(textOf(extent.sentence)))
      .min(extent.pictures, hint('pictures'))
      .describe(
        'The pictures. The first is the large one at the top of the page, the others are the gallery; a card shows all of them, one at a time.',
      ),
    partners: partnersOf(extent).describe('The companies that built it with us; [] when none is named.'),
    landingPageUrl: linkSchema
      .optional()
      .describe(
        'The project’s own site: an https address, or a page of this site such as /hartuvcenter. Without this line there is no button to it.',
      ),
    updated: updatedSchema,
    ...localTextsOf(extent),
  };
}

type Measured = { height: number | null; facts?: FactsRecord | undefined };

/** A storey or hall cannot be higher than the building around it. */
function checkClearHeight({ height, facts }: Measured, context: z.RefinementCtx): void {
  const message = clearHeightHint(facts?.clearHeight, height);
  if (!message) return;
  const path = ['facts', 'clearHeight'];
  context.addIssue({ code: 'custom', path, message: JSON.stringify(message) });
}

/** A project on the site (specification §3); N/A for what is not known. */
export const projectSchema = z
  .strictObject({
    ...fieldsOf(whole),
    retired: z
      .literal(true, hint('retired'))
      .optional()
      .describe(
        'true takes the project out of every list and out of search engines, while its published address still answers. Never delete a published project: retire it.',
      ),
  })
  .superRefine(checkClearHeight)
  .meta({ title: 'A project', description: 'A project: its facts once, its texts in both languages.' });

/** A project that is being written: every text may be empty still, and there may be no picture. */
export const draftSchema = z
  .strictObject({
    draft: z
      .literal(true, hint('draft'))
      .describe(
        'A draft shows in “npm run dev” alone. Delete this line to publish; “npm run check” says what is missing before.',
      ),
    ...fieldsOf(begun),
  })
  .superRefine(checkClearHeight)
  .meta({ title: 'A draft of a project', description: 'A project that is being written.' });

/** Whether the data of a project's file says that it is a draft. */
export function isDraft(data: unknown): boolean {
  return (data as { draft?: unknown } | null)?.draft === true;
}

/** The shape that a project's file must have: looser for a draft. */
export function projectShape(data: unknown): typeof projectSchema | typeof draftSchema {
  const marked = typeof data === 'object' && data !== null && 'draft' in data;
  return marked ? draftSchema : projectSchema;
}

export type ProjectRecord = z.infer<typeof projectSchema> & { draft?: true };
