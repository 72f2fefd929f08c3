import type { Described } from '.';

/** A shape as JSON Schema, whose every part knows where it is described. */
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
  /** The list of the same file, or of the company, whose ids it chooses among. */
  among?: string;
  [keyword: string]: unknown;
};

/** The shape of a field that may be null, without null. */
export function coreOf(schema: FieldSchema): FieldSchema {
  const { anyOf, ...rest } = schema;
  const [core, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return core && others.length === 0 ? { ...core, ...rest } : schema;
}

export function takesNull({ anyOf = [] }: FieldSchema): boolean {
  return anyOf.some(({ type }) => type === 'null');
}

/** The names of a group's fields. */
export function namesIn(field: FieldSchema): string[] {
  return Object.keys(coreOf(field).properties ?? {});
}

/** The values among which a field chooses; none where anything may be written. */
export function choicesOf({ enum: choices, anyOf = [] }: FieldSchema): string[] {
  return choices ?? anyOf.flatMap(choicesOf);
}

/** The part of a shape at a path of its data. */
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

/** Returns a shape and all its parts, each with the place of its description. */
export function listParts(schema: FieldSchema): FieldSchema[] {
  const { properties = {}, items = [], anyOf = [] } = schema;
  return [schema, ...[...Object.values(properties), ...[items].flat(), ...anyOf].flatMap(listParts)];
}
