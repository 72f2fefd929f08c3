import type { z } from 'zod';
import { isObject } from '../../lib/is-object';
import { listIssues } from '../../model/issues';
import {
  buildingLockFile,
  buildingLockSchema,
  buildingSchema,
  draftSchema,
  isDraft,
  lockFile,
  lockSchema,
  projectSchema,
  projectShape,
  recordSchemas,
} from '../../model/schema';
import { error, type Issue, warning } from './issue';
import type { Site } from './read';
import { findRenamed, nameOf } from './renamed';

const shapes = new Map<string, z.ZodType>([
  ...Object.entries(recordSchemas).map(([name, shape]) => [`content/${name}.json`, shape] as const),
  [lockFile, lockSchema],
  [buildingLockFile, buildingLockSchema],
]);

/** Returns the shape of a record or lock; undefined for other files. */
export function shapeOf(file: string, data: unknown): z.ZodType | undefined {
  if (file.startsWith('content/buildings/')) return buildingSchema;
  return shapes.get(file) ?? (file.startsWith('content/projects/') ? projectShape(data) : undefined);
}

/** Reports records with an invalid shape; missing fields of a draft are warnings. */
export function checkShapes({ files }: Site): Issue[] {
  return [...files].flatMap(([file, { data }]) => {
    const shape = shapeOf(file, data);
    return shape ? [...wrongShape(shape, file, data), ...lacks(file, data)] : [];
  });
}

function wrongShape(shape: z.ZodType, file: string, data: unknown): Issue[] {
  const known = 'shape' in shape ? Object.keys(shape.shape as object) : [];
  if (known.length > 0 && isObject(data) && !known.some((field) => field in data)) {
    return [error({ file }, 'files.otherRecord', { fields: known.join(', ') })];
  }
  return renamed(listIssues(shape, file, data).map((issue) => ({ level: 'error', ...issue })));
}

/** Merges the issues of a renamed field, at its unknown name. */
function renamed(issues: Issue[]): Issue[] {
  const fieldsOf = (some: Issue[]) => some.flatMap(({ field = [] }) => field);
  const missingIssues = issues.filter(
    ({ value }) => typeof value === 'object' && value.key === 'value.missing',
  );
  const unknownIssues = issues.filter(({ hint }) => hint.key.startsWith('record.unknown'));
  const renamedFields = findRenamed(fieldsOf(missingIssues), fieldsOf(unknownIssues));
  const originalFields = new Map(Array.from(renamedFields, ([field, name]) => [name, field]));
  return issues.flatMap((issue) => {
    const { field = '' } = issue;
    const originalField = originalFields.get(field);
    if (originalField === undefined) return renamedFields.has(field) ? [] : issue;
    const values = { field: nameOf(field), near: nameOf(originalField) };
    return { ...issue, hint: { key: 'record.unknownNear', values } };
  });
}

/** Warns of fields that a draft needs before publication; other mistakes of a draft are errors. */
function lacks(file: string, data: unknown): Issue[] {
  if (!isDraft(data)) return [];
  const { draft: _, ...record } = data as { draft: true };
  const wrong = listIssues(draftSchema, file, data).map(({ field }) => field);
  return listIssues(projectSchema, file, record)
    .filter(({ field }) => !wrong.includes(field))
    .map(({ hint, ...place }) => warning(place, 'drafts.lacks', { hint }));
}
