import { z } from 'zod';
import { clearHeightHint, type FactsRecord, optionalFacts } from './facts';
import { linkSchema, pictureOf, textOf, textSchema, updatedSchema } from './parts';
import { draft, type Extent, localTextsOf, partnersOf, published } from './project-parts';

/** The three statuses of specification §3, whose words are in the catalogs; any other is written out and gets a gray badge. */
const statuses = ['completed', 'inProgress', 'inPlanning'] as const;
const statusSchema = z.union([z.enum(statuses), textSchema]).meta({ kind: 'choiceOrText' });

/** Selects the shape of a building in the drawing of all projects; height and area determine its size. */
const buildingKindSchema = z.enum([
  'hall',
  'dock',
  'sawtooth',
  'workshops',
  'showroom',
  'storeys',
  'ramp',
  'silos',
  'frame',
] as const);

/** The role of the company in a project. */
const roleSchema = z.enum(['development', 'management', 'construction']);

function fieldsOf(extent: Extent) {
  return {
    /** The permanent number in the address. */
    index: z.int().min(0),
    /** The position in lists, from small to large. */
    order: z.number(),
    status: statusSchema,
    kind: buildingKindSchema.optional(),
    /** Metres, from the lowest level to the roof; null when unknown. */
    height: z.number().positive().nullable(),
    /** Metres relative to the street; only set if the building has levels below it. */
    lowestLevel: z.number().max(0).optional(),
    place: textSchema.optional(),
    client: textSchema.optional(),
    roles: z.array(roleSchema).min(1).optional(),
    /** The actual or expected year of completion. */
    year: z.int().min(1900).max(2100).optional(),
    /** The area of the plot; a dunam is 1,000 square metres. */
    dunam: z.number().positive().nullable(),
    /** The area of the building in square metres. */
    totalArea: z.number().positive().nullable(),
    facts: optionalFacts,
    images: z.array(pictureOf(textOf(extent.sentence))),
    partners: partnersOf(extent),
    /** The project's own site, or the page of a building. */
    landingPageUrl: linkSchema.optional(),
    updated: updatedSchema,
    ...localTextsOf(extent),
  };
}

type Measured = { height: number | null; facts?: FactsRecord | undefined };

/** A storey or hall cannot be higher than the building around it. */
function checkClearHeight({ height, facts }: Measured, context: z.RefinementCtx): void {
  const message = clearHeightHint(facts?.clearHeight, height);
  if (message)
    context.addIssue({ code: 'custom', path: ['facts', 'clearHeight'], params: { hint: message } });
}

/** A project on the site (specification §3); pages write null as N/A. */
export const projectSchema = z
  .strictObject({
    ...fieldsOf(published),
    retired: z.literal(true).optional(),
  })
  .superRefine(checkClearHeight)
  .meta({ name: 'project' });

/** An unfinished project: every text may be empty. */
export const draftSchema = z
  .strictObject({
    draft: z.literal(true),
    ...fieldsOf(draft),
  })
  .superRefine(checkClearHeight)
  .meta({ name: 'project' });

/** Returns whether the data of a project's file is a draft. */
export function isDraft(data: unknown): boolean {
  return (data as { draft?: unknown } | null)?.draft === true;
}

/** Returns the shape for the data of a project's file. */
export function projectShape(data: unknown): typeof projectSchema | typeof draftSchema {
  const marked = typeof data === 'object' && data !== null && 'draft' in data;
  return marked ? draftSchema : projectSchema;
}

export type BuildingKind = z.infer<typeof buildingKindSchema>;

export type ProjectRecord = z.infer<typeof projectSchema> & { draft?: true };
