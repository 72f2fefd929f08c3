import { isObject } from '../../lib/is-object';
import { coreOf, type FieldSchema, takesNull } from '../../model/fields/schema';
import { toItemId } from '../../tools/check/item-id';

/** Whether a group is one text or file for each language. */
export function isPair({ kind }: FieldSchema): boolean {
  return kind === 'text' || kind === 'logos';
}

/** The items at a place; none where there is no list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a new item of a list: empty, with an id if the items of the list have one. */
export function newItemOf(schema: FieldSchema): unknown {
  const item = emptyOf(schema);
  if (!isObject(item) || coreOf(schema).properties?.id?.kind !== 'itemId') return item;
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return { id: toItemId(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')), ...item };
}

/** Returns empty texts and choices for a shape, and the defaults of its numbers; no fields that have no empty form. */
export function emptyOf(schema: FieldSchema): unknown {
  const { type, properties = {}, required = [] } = coreOf(schema);
  if (schema.default !== undefined) return schema.default;
  if (takesNull(schema)) return null;
  if (type === 'array') return [];
  if (type === 'string') return '';
  if (type !== 'object') return undefined;
  const fields = required.map((name) => [name, emptyOf(properties[name] ?? {})]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
