import { createHash } from 'node:crypto';
import path from 'node:path';
import { asRecord } from '../../lib/as-record';
import { isObject } from '../../lib/is-object';
import { coreOf, type FieldSchema } from '../../model/fields/schema';
import { schemaOf } from '../../model/fields/shapes';
import { formatJson } from '../files/format-json';
import { writeWhole } from '../files/write-whole';
import { toItemId } from './item-id';
import { readSite } from './read';
import { shapeOf } from './shape';

/** An item with a new id. */
export type AddedId = { file: string; field: string; id: string };

/**
 * Adds the missing ids of items of lists. An id is a hash of the item's content, so that two clones with the same content add
 * the same id.
 *
 * @param root the folder of the project
 * @returns the items with a new id
 */
export function fixIds(root: string): AddedId[] {
  return [...readSite(root).files].flatMap(([file, { data, duplicates }]) => {
    const shape = shapeOf(file, data);
    // The rewritten file would lose the first of two fields with one name.
    if (!shape || duplicates.size > 0) return [];
    const addedIds: AddedId[] = [];
    const fixedData = withIds(data, schemaOf(shape), [], (field, id) => addedIds.push({ file, field, id }));
    if (addedIds.length > 0) writeWhole(path.join(root, file), formatJson(fixedData));
    return addedIds;
  });
}

type OnId = (field: string, id: string) => void;

function withIds(data: unknown, schema: FieldSchema, fieldPath: readonly string[], onId: OnId): unknown {
  const { properties = {}, items } = coreOf(schema);
  if (isObject(data)) {
    const fields = Object.entries(data).map(([key, value]) => {
      const field = properties[key];
      return [key, field ? withIds(value, field, [...fieldPath, key], onId) : value];
    });
    return Object.fromEntries(fields);
  }
  if (!Array.isArray(data) || !items || Array.isArray(items)) return data;
  const innerItems = data.map((item, index) => withIds(item, items, [...fieldPath, String(index)], onId));
  if (coreOf(items).properties?.id?.kind !== 'itemId') return innerItems;
  const knownIds = new Set(innerItems.map((item) => asRecord(item).id));
  return innerItems.map((item, index) => {
    if (!isObject(item) || item.id !== undefined) return item;
    const id = deriveId(item, knownIds);
    knownIds.add(id);
    onId([...fieldPath, index].join('.'), id);
    return { id, ...item };
  });
}

/** Returns the first eight characters of an item's hash; equal items of a list get a number after it. */
function deriveId(item: unknown, known: ReadonlySet<unknown>): string {
  const first = toItemId(createHash('sha256').update(JSON.stringify(item)).digest('hex'));
  let id = first;
  for (let number = 2; known.has(id); number += 1) id = `${first}-${number}`;
  return id;
}
