import type { z } from 'zod';
import { listIssues } from '../../content/read/issues';
import { buildingLockFile, buildingLockSchema, lockFile, lockSchema } from '../../content/rules';
import {
  buildingSchema,
  draftSchema,
  isDraft,
  projectSchema,
  projectShape,
  recordSchemas,
} from '../../content/schema';
import { error, type Issue, warning } from './issue';
import type { Site } from './read';

const shapes = new Map<string, z.ZodType>(
  Object.entries(recordSchemas).map(([name, shape]) => [`content/${name}.json`, shape]),
);

/** The shape that a record must have; undefined for what is no record. */
export function shapeOf(file: string, data: unknown): z.ZodType | undefined {
  if (file.startsWith('content/buildings/')) return buildingSchema;
  return shapes.get(file) ?? (file.startsWith('content/projects/') ? projectShape(data) : undefined);
}

/** Every record has its shape; a draft hears what it still lacks. */
export function checkShapes({ files }: Site): Issue[] {
  return [...files].flatMap(([file, { data }]) => {
    if (file === lockFile || file === buildingLockFile) return wrongLock(file, data);
    const shape = shapeOf(file, data);
    return shape ? [...wrongShape(shape, file, data), ...lacks(file, data)] : [];
  });
}

function wrongLock(file: string, data: unknown): Issue[] {
  if ((file === lockFile ? lockSchema : buildingLockSchema).safeParse(data).success) return [];
  return file === lockFile
    ? [error({ file }, 'record.group', { fields: '"3": "steel-hall"' })]
    : [error({ file }, 'record.list')];
}

function wrongShape(shape: z.ZodType, file: string, data: unknown): Issue[] {
  const known = 'shape' in shape ? Object.keys(shape.shape as object) : [];
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (known.length > 0 && isGroup && !known.some((field) => field in data)) {
    return [error({ file }, 'files.otherRecord', { fields: known.join(', ') })];
  }
  const issues = listIssues(shape, file, data).map((issue): Issue => ({ level: 'error', ...issue }));
  return renamed(issues);
}

const groupOf = ({ field = '' }: Issue) => field.split('.').slice(0, -1).join('.');
const nameOf = ({ field = '' }: Issue) => field.split('.').at(-1) ?? '';

/** A field under another name is reported once: the unknown name, not the missing one too. */
function renamed(issues: Issue[]): Issue[] {
  const unknown = issues.filter(({ hint }) => /^record\.unknown/.test(hint.key));
  const missing = issues.filter(({ value }) => typeof value === 'object' && value.key === 'value.missing');
  const found = new Map(
    unknown.flatMap((issue): [Issue, Issue][] => {
      const isHere = (other: Issue) => groupOf(other) === groupOf(issue);
      const lacking = missing.filter(isHere);
      const near = lacking.find((other) => nameOf(other) === issue.hint.values?.near);
      const meant = near ?? (unknown.filter(isHere).length === 1 && !lacking[1] ? lacking[0] : undefined);
      return meant ? [[issue, meant]] : [];
    }),
  );
  const isMeant = new Set(found.values());
  return issues
    .filter((issue) => !isMeant.has(issue))
    .map((issue) => {
      const meant = found.get(issue);
      const values = meant && { field: nameOf(issue), near: nameOf(meant) };
      return values ? { ...issue, hint: { key: 'record.unknownNear', values } } : issue;
    });
}

/** What a draft still lacks before it can be published; what is wrong even for a draft is an error. */
function lacks(file: string, data: unknown): Issue[] {
  if (!isDraft(data)) return [];
  const { draft: _, ...record } = data as { draft: true };
  const wrong = listIssues(draftSchema, file, data).map(({ field }) => field);
  return listIssues(projectSchema, file, record)
    .filter(({ field }) => !wrong.includes(field))
    .map(({ hint, ...place }) => warning(place, 'drafts.lacks', { hint }));
}
