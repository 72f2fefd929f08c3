import { coreOf, type FieldSchema, takesNull } from '../../model/fields/schema';

/** Whether a group is one text or file for each language. */
export function isPair({ kind }: FieldSchema): boolean {
  return kind === 'text' || kind === 'logos';
}

/** The items at a place; none where there is no list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a new item of a list with empty texts and choices, without fields that have no empty form. */
export function emptyOf(schema: FieldSchema): unknown {
  const { type, properties = {}, required = [] } = coreOf(schema);
  if (takesNull(schema)) return null;
  if (type === 'array') return [];
  if (type === 'string') return '';
  if (type !== 'object') return undefined;
  const fields = required.map((name) => [name, emptyOf(properties[name] ?? {})]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
