import type { Described } from '.';

/** A shape as JSON Schema; every part has the keys of its description. */
export type FieldSchema = Described & {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | FieldSchema[];
  additionalProperties?: boolean | FieldSchema;
  anyOf?: FieldSchema[];
  enum?: string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  /** The list with the permitted ids, in the same file or in the record of the company, or the texts of the permitted keys. */
  among?: string;
  [keyword: string]: unknown;
};

/** Returns the shape of a field without null. */
export function coreOf(schema: FieldSchema): FieldSchema {
  const { anyOf, ...rest } = schema;
  const [core, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return core && others.length === 0 ? { ...core, ...rest } : schema;
}

export function takesNull({ anyOf = [] }: FieldSchema): boolean {
  return anyOf.some(({ type }) => type === 'null');
}

/** Returns the names of the fields in a group. */
export function namesIn(field: FieldSchema): string[] {
  return Object.keys(coreOf(field).properties ?? {});
}

/** Returns the permitted values of a field; an empty list when every value is permitted. */
export function choicesOf({ enum: choices, anyOf = [] }: FieldSchema): string[] {
  return choices ?? anyOf.flatMap(choicesOf);
}

/** Returns the part of a shape at a path of its data; undefined for an unknown path. */
export function fieldAt(schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema | undefined {
  return path.reduce<FieldSchema | undefined>((part, key) => part && partAt(part, key), schema);
}

function partAt(schema: FieldSchema, key: PropertyKey): FieldSchema | undefined {
  const { properties = {}, items, additionalProperties: others, anyOf = [] } = schema;
  const item = Array.isArray(items) ? items[Number(key)] : items;
  const other = typeof others === 'object' ? others : undefined;
  const parts = [properties[String(key)], item, other, ...anyOf.map((part) => partAt(part, key))];
  return parts.find((part) => part !== undefined);
}

/** Returns a shape and all of its nested parts. */
export function listParts(schema: FieldSchema): FieldSchema[] {
  const { properties = {}, items = [], anyOf = [] } = schema;
  return [schema, ...[...Object.values(properties), ...[items].flat(), ...anyOf].flatMap(listParts)];
}
