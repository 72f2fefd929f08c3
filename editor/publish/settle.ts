import { asRecord } from '../../lib/as-record';
import { isObject } from '../../lib/is-object';
import { formatJson } from '../../tools/files/format-json';
import { type Blob, listBlobs, readTexts, type Sides, type Texts, writeBlob, writeTree } from './trees';

/** The texts of both sides, of their base, and of the merged tree. */
type AllTexts = Record<keyof Sides | 'merged', Texts>;

/**
 * Corrects a merged tree in which the changes of both sides are right, but not together: the order of projects, and the
 * pictures of a version that was not chosen.
 *
 * @returns the corrected tree
 */
export async function settleTree(
  root: string,
  index: string,
  sides: Sides,
  texts: Record<keyof Sides, Texts>,
  tree: string,
): Promise<string> {
  const merged = await readTexts(root, tree);
  const all = { ...texts, merged };
  const files = await choosePictures(root, sides, tree, all);
  for (const [file, data] of moveFromTakenPlaces(all))
    files.set(file, await writeBlob(root, file, formatJson(data)));
  return await writeTree(root, index, tree, files);
}

const folderOf = (file: string) => /^content\/(projects|buildings)\/[^/]+\.json$/.exec(file)?.[1];
const orderOf = (data: unknown): unknown => (isObject(data) ? data.order : undefined);

/** Moves each record that I have moved or added to the next free place, if the others have taken its place. */
function moveFromTakenPlaces({ base, mine, merged }: AllTexts): Map<string, unknown> {
  const moved = new Map<string, unknown>();
  for (const [file, data] of merged) {
    const order = orderOf(data);
    const isMine = orderOf(mine.get(file)) === order && orderOf(base.get(file)) !== order;
    if (typeof order !== 'number' || !folderOf(file) || !isMine) continue;
    const places = [...merged.keys()].flatMap((other) => {
      const place = orderOf(moved.get(other) ?? merged.get(other));
      return other !== file && folderOf(other) === folderOf(file) && typeof place === 'number' ? [place] : [];
    });
    if (!places.includes(order)) continue;
    const next = Math.min(...places.filter((place) => place > order));
    const free = Number.isFinite(next) ? (order + next) / 2 : Math.floor(order) + 1;
    moved.set(file, { ...asRecord(data), order: free });
  }
  return moved;
}

/** Lists the pictures and drawings that texts name, as files. */
export function listNamedFiles(texts: Texts): Set<string> {
  const named = [...texts.values()].flatMap(listStrings).filter((text) => /^\/.+\.(jpg|svg)$/.test(text));
  return new Set(named.map((src) => `public${src}`));
}

function listStrings(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listStrings) : [];
}

/** Removes the pictures of discarded versions, and adds those of the chosen ones. */
async function choosePictures(
  root: string,
  sides: Sides,
  tree: string,
  { base, mine, theirs, merged }: AllTexts,
): Promise<Map<string, Blob | undefined>> {
  const named = listNamedFiles(merged);
  const known = [base, mine, theirs].flatMap((texts) => [...listNamedFiles(texts)]);
  const trees = [tree, sides.mine, sides.theirs, sides.base];
  const [present, ...versions] = await Promise.all(trees.map((each) => listBlobs(root, each, 'public')));
  const files = new Map<string, Blob | undefined>();
  for (const file of known) {
    const blob = versions.map((blobs) => blobs.get(file)).find(Boolean);
    if (named.has(file) && !present?.has(file) && blob) files.set(file, blob);
    if (!named.has(file) && present?.has(file)) files.set(file, undefined);
  }
  return files;
}
