import { z } from 'zod';
import { routing } from '../../i18n/routing';
import { buildingSchema, draftSchema, projectSchema, recordSchemas } from '../schema';
import { coreOf, type FieldSchema } from './schema';

/** Returns the shapes of the files under `content` by file name; `building`, `project` and `draft` are files in folders. */
export function listFieldSchemas(): Record<string, FieldSchema> {
  const shapes = { ...recordSchemas, building: buildingSchema, project: projectSchema, draft: draftSchema };
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape)]));
}

const schemas = new WeakMap<z.ZodType, FieldSchema>();

/** Returns the shape in draft 7 of JSON Schema, which most editors support. */
export function schemaOf(shape: z.ZodType): FieldSchema {
  const schema =
    schemas.get(shape) ?? withFields(z.toJSONSchema(shape, { target: 'draft-7' }) as FieldSchema, undefined);
  schemas.set(shape, schema);
  return schema;
}

/** Adds the keys of descriptions to every part. The path of a field excludes the language of a text. */
function withFields(schema: FieldSchema, field: string | undefined): FieldSchema {
  const { properties = {}, items, anyOf } = schema;
  const { kind, name } = coreOf(schema);
  const group = name ?? field;
  const parts = Object.entries(properties).map(([key, part]) => {
    const isLanguage = routing.locales.some((locale) => locale === key);
    return [key, withFields(part, isLanguage ? group : `${group}.${key}`)];
  });
  return {
    ...schema,
    kind,
    name,
    field,
    ...(schema.properties && { properties: Object.fromEntries(parts) }),
    ...(items && { items: mapItems(items, (item) => withFields(item, group)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => withFields(part, field)) }),
  };
}

function mapItems(items: NonNullable<FieldSchema['items']>, change: (item: FieldSchema) => FieldSchema) {
  return Array.isArray(items) ? items.map(change) : change(items);
}
