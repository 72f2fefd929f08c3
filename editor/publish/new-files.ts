import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { asRecord } from '../../lib/as-record';
import { isObject } from '../../lib/is-object';
import { isFileName } from '../../lib/slug';
import { valueAt } from '../../lib/value-at';
import { lockFile, nextIndex } from '../../model/schema';
import { formatJson } from '../../tools/files/format-json';
import { type Choice, type Conflict, isChoiceOf } from '../merge/merge';
import {
  type Blob,
  listBlobs,
  listChanges,
  readSides,
  type Sides,
  type Texts,
  writeBlob,
  writeTree,
} from './trees';

/** New names by the old ones: of files, and of the numbers of projects. */
type Names = { files: Map<string, string>; numbers: Map<string, string> };

type SideTexts = Record<keyof Sides, Texts>;

const clientsFile = 'content/clients.json';

/**
 * Renames my new files and renumbers my new projects, if the others have published the same name or number.
 * Mine are not published yet, so that only my own texts name them.
 *
 * @returns my tree with the new names, and the new records that need another name from me
 */
export async function renameNewFiles(
  root: string,
  index: string,
  sides: Sides,
  choices: readonly Choice[],
): Promise<{ tree: string; conflicts: Conflict[] }> {
  const own = await listChanges(root, sides.base, sides.mine);
  const published = await listBlobs(root, sides.theirs);
  const added = own.filter(({ from, to }) => !from && to);
  const rivals = added.flatMap(({ file, to }) => {
    const theirs = published.get(file)?.id;
    return to && theirs && theirs !== to.id ? [{ file, mine: to.id, theirs }] : [];
  });
  if (own.length === 0) return { tree: sides.mine, conflicts: [] };
  const taken = new Set([...published.keys(), ...added.map(({ file }) => file)]);
  const files = new Map<string, string>();
  const conflicts: Conflict[] = [];
  for (const { file, ...ids } of rivals) {
    const [, folder, name] = /^content\/(projects|buildings)\/([^/]+)\.json$/.exec(file) ?? [];
    if (!folder || !name) continue;
    const conflict: Conflict = { file, path: [], ...ids, isNew: true };
    const chosen = choices.find((choice) => isChoiceOf(choice, conflict))?.value;
    const wanted = `content/${folder}/${chosen}.json`;
    if (typeof chosen !== 'string' || !isFileName(chosen) || taken.has(wanted)) {
      conflicts.push(conflict);
      continue;
    }
    files.set(file, wanted);
    for (const { file: picture } of added)
      if (picture.startsWith(`public/${folder}/${name}/`))
        files.set(picture, picture.replace(`/${name}/`, `/${chosen}/`));
  }
  for (const { file } of rivals)
    if (file.startsWith('public/') && !files.has(file)) files.set(file, takeFreeName(file, taken));
  const texts = await readSides(root, sides);
  const names = { files, numbers: renumber(texts, files) };
  const changes = new Map<string, Blob | undefined>();
  for (const { file } of own) {
    const before = texts.mine.get(file);
    const after = before === undefined ? undefined : rename(file, before, names, texts);
    if (!isDeepStrictEqual(before, after)) changes.set(file, await writeBlob(root, file, formatJson(after)));
  }
  for (const [file, wanted] of files) {
    const blob = changes.get(file) ?? added.find((change) => change.file === file)?.to;
    changes.set(file, undefined).set(wanted, blob);
  }
  return { tree: await writeTree(root, index, sides.mine, changes), conflicts };
}

/** Returns the first of photo-2.jpg, photo-3.jpg … that is not taken, and takes it. */
function takeFreeName(file: string, taken: Set<string>): string {
  const { dir, name, ext } = path.posix.parse(file);
  let number = 2;
  while (taken.has(`${dir}/${name}-${number}${ext}`)) number += 1;
  const free = `${dir}/${name}-${number}${ext}`;
  taken.add(free);
  return free;
}

const isProject = (file: string) => file.startsWith('content/projects/');
const nameOf = (file: string) => path.posix.basename(file, '.json');

/** Returns the next free numbers for my new projects whose numbers the others have given to other projects. */
function renumber({ base, mine, theirs }: SideTexts, files: Names['files']): Names['numbers'] {
  const [locked, own] = [theirs, mine].map((texts) => asRecord(texts.get(lockFile)));
  let next = nextIndex({ ...locked, ...own });
  const numbers = new Map<string, string>();
  for (const [file, data] of mine) {
    const number = String(valueAt(data, ['index']));
    const isSame = locked?.[number] === nameOf(file) && !files.has(file);
    if (!isProject(file) || base.has(file) || locked?.[number] === undefined || isSame) continue;
    numbers.set(number, String(next));
    next += 1;
  }
  return numbers;
}

/** Returns the data of one of my files with the new names. */
function rename(
  file: string,
  data: unknown,
  { files, numbers }: Names,
  { base, theirs }: SideTexts,
): unknown {
  if (file === lockFile) {
    const lines = Object.entries(asRecord(data)).map(([number, name]) => {
      const record = `content/projects/${name}.json`;
      if (base.has(record)) return [number, name];
      return [numbers.get(number) ?? number, nameOf(files.get(record) ?? record)];
    });
    return Object.fromEntries(lines);
  }
  const renamed = changeStrings(data, (text) => {
    const picture = files.get(`public${text}`);
    if (picture) return picture.slice('public'.length);
    return text.replace(/(?<=\/project\/)\d+/g, (number) => numbers.get(number) ?? number);
  });
  if (file === clientsFile) return withIdsOf(renamed, base.get(file), theirs.get(file));
  const number = isProject(file) && !base.has(file) && numbers.get(String(valueAt(data, ['index'])));
  return number ? { ...asRecord(renamed), index: Number(number) } : renamed;
}

/** Returns my clients; a new one has the id of the others' new client of the same name, which the check accepts once. */
function withIdsOf(mine: unknown, base: unknown, theirs: unknown): unknown {
  const [clients = [], old = [], others = []] = [mine, base, theirs].map((list) =>
    Array.isArray(list) ? list.filter(isObject) : [],
  );
  const isNew = ({ id }: Record<string, unknown>) => !old.some((client) => client.id === id);
  return clients.map((client) => {
    const twin = others.find((other) => isNew(other) && isDeepStrictEqual(other.name, client.name));
    return isNew(client) && twin?.id ? { ...client, id: twin.id } : client;
  });
}

/** Returns a copy of JSON data with changed strings. */
function changeStrings(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((item) => changeStrings(item, change));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changeStrings(value, change)]));
}
