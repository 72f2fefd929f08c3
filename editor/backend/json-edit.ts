import { isDeepStrictEqual } from 'node:util';
import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  type Node as JsonNode,
  modify,
  parseTree,
} from 'jsonc-parser';
import { valueAt } from '../../lib/value-at';
import { layOut } from '../publish/lay-out';
import { basePath, type Edit } from './edit';
import { RefusalError } from './refusal';

/** The place has another value than the editor saw: somebody else has changed it. */
export class ConflictError extends RefusalError {
  constructor(readonly now: unknown) {
    super('conflict');
  }
}

/**
 * Changes one place of a JSON text and leaves every other byte as it is; the formatter lays out new values.
 *
 * @throws ConflictError when the place has another value than the edit is based on
 */
export function editJson(source: string, edit: Edit): string {
  const base = basePath(edit);
  const now = valueAt(JSON.parse(source), base);
  if (!isDeepStrictEqual(now, edit.before)) throw new ConflictError(now);
  if (edit.kind === 'move') return moveItem(source, base, Number(edit.path.at(-1)), edit.to);
  const isText =
    edit.kind === 'set' && [now, edit.value].every((value) => value !== undefined && !isGroup(value));
  if (isText) return applyEdits(source, modify(source, edit.path, edit.value, {}));
  const list = edit.path.slice(0, -1);
  const isRemoved = edit.kind === 'set' && edit.value === undefined;
  if (isRemoved && Array.isArray(valueAt(JSON.parse(source), list))) {
    return layOut('.', edit.file, removeItem(source, list, Number(edit.path.at(-1))));
  }
  const edits = modify(source, edit.path, edit.value, {
    isArrayInsertion: edit.kind === 'insert',
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  });
  return layOut('.', edit.file, applyEdits(source, edits));
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function itemsAt(source: string, list: JSONPath): JsonNode[] {
  const tree = parseTree(source);
  return (tree && findNodeAtLocation(tree, list)?.children) ?? [];
}

/** Takes an item out of a list with its comma; `modify` leaves a quote behind where the list ends in the same line. */
function removeItem(source: string, list: JSONPath, index: number): string {
  const [before, item, after] = [-1, 0, 1].map((step) => itemsAt(source, list)[index + step]);
  if (!item) return source;
  const end = item.offset + item.length;
  if (before) return source.slice(0, before.offset + before.length) + source.slice(end);
  return source.slice(0, item.offset) + source.slice(after?.offset ?? end);
}

/** Puts the texts of a list's items into another order, each laid out as it was. */
function moveItem(source: string, list: JSONPath, from: number, to: number): string {
  const items = itemsAt(source, list);
  const texts = items.map(({ offset, length }) => source.slice(offset, offset + length));
  const [moved] = texts.splice(from, 1);
  if (moved === undefined) return source;
  texts.splice(to, 0, moved);
  return applyEdits(
    source,
    items.map(({ offset, length }, index) => ({ offset, length, content: texts[index] ?? '' })),
  );
}
