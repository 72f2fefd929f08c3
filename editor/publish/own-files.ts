import path from 'node:path';
import { parseJson } from '../../lib/parse-json';
import { isFileName } from '../../lib/slug';
import { lockFile } from '../../model/rules';
import { git } from './git';
import { type Choice, type Conflict, isChoiceOf } from './merge';
import { type Change, listChanges, readBlob, type Sides, writeBlob, writeTree } from './trees';

type Lock = Record<string, string>;

/**
 * Gives my new files names, and my new projects addresses, that the others have not taken meanwhile. Nothing of them is
 * published yet, so that only my own files name them.
 *
 * @returns my tree with them, and the records for which a name has to be chosen
 */
export async function makeWay(
  root: string,
  index: string,
  trees: Sides,
  choices: readonly Choice[],
): Promise<{ mine: string; conflicts: Conflict[] }> {
  const own = await listChanges(root, trees.base, trees.mine);
  const others = new Map(
    (await listChanges(root, trees.base, trees.theirs)).map((each) => [each.file, each.to]),
  );
  const known = await git(root, ['ls-tree', '-r', '-z', '--name-only', trees.theirs]);
  const taken = new Set([...known.split('\0'), ...own.map(({ file }) => file)]);
  const rivals = own.filter(({ file, from, to }) => {
    const other = others.get(file);
    return !from && to && other && other.id !== to.id;
  });
  const renamed = new Map<string, string>();
  const conflicts: Conflict[] = [];
  for (const { file, to } of rivals) {
    const [, folder, name] = /^content\/(projects|buildings)\/([^/]+)\.json$/.exec(file) ?? [];
    if (folder && name) {
      const conflict: Conflict = { file, path: [], mine: to?.id, theirs: others.get(file)?.id, isNew: true };
      const chosen = choices.find((choice) => isChoiceOf(choice, conflict))?.value;
      const wanted = `content/${folder}/${chosen}.json`;
      if (typeof chosen !== 'string' || !isFileName(chosen) || taken.has(wanted)) conflicts.push(conflict);
      else {
        renamed.set(file, wanted);
        for (const { file: picture, from } of own)
          if (!from && picture.startsWith(`public/${folder}/${name}/`))
            renamed.set(picture, picture.replace(`/${name}/`, `/${chosen}/`));
      }
    } else if (file.startsWith('public/') && !renamed.has(file)) renamed.set(file, freeName(file, taken));
  }
  const changes = new Map<string, Change['to']>();
  const texts = new Map<string, string>();
  for (const { file, to } of own)
    if (to && file.endsWith('.json')) texts.set(file, (await readBlob(root, to)).toString());
  const before = new Map(texts);
  const places: number[] = [];
  for (const [file, blob] of others)
    if (blob && isProject(file)) places.push(orderOf((await readBlob(root, blob)).toString()));
  await takeNumbers(root, trees, texts, renamed);
  takePlaces(own, texts, places.filter(Number.isFinite));
  for (const [file, wanted] of renamed) {
    if (!file.startsWith('public/')) continue;
    const [src, next] = [file, wanted].map((name) => JSON.stringify(name.slice('public'.length)));
    for (const [name, text] of texts) texts.set(name, text.replaceAll(src ?? '', next ?? ''));
  }
  for (const [file, text] of texts)
    if (text !== before.get(file)) changes.set(file, await writeBlob(root, file, text));
  for (const [file, wanted] of renamed) {
    const blob = changes.get(file) ?? own.find((each) => each.file === file)?.to;
    changes.set(file, undefined).set(wanted, blob);
  }
  return {
    mine: changes.size > 0 ? await writeTree(root, index, trees.mine, changes) : trees.mine,
    conflicts,
  };
}

/** The first of photo-2.jpg, photo-3.jpg … that nobody has, which is taken then. */
function freeName(file: string, taken: Set<string>): string {
  const { dir, name, ext } = path.posix.parse(file);
  let number = 2;
  while (taken.has(`${dir}/${name}-${number}${ext}`)) number += 1;
  const free = `${dir}/${name}-${number}${ext}`;
  taken.add(free);
  return free;
}

/** Gives each of my new projects the next address that nobody has: in its record, in the lock and in the links to it. */
async function takeNumbers(
  root: string,
  trees: Sides,
  texts: Map<string, string>,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const text = texts.get(lockFile);
  if (!text) return;
  const read = async (tree: string): Promise<Lock> =>
    JSON.parse(await git(root, ['show', `${tree}:${lockFile}`]).catch(() => '{}'));
  const [base, theirs, mine] = [await read(trees.base), await read(trees.theirs), JSON.parse(text) as Lock];
  const nextOf = (...locks: Lock[]) =>
    1 + Math.max(-1, ...locks.flatMap((lock) => Object.keys(lock).map(Number)));
  const lock = { ...mine };
  for (const [number, name] of Object.entries(mine)) {
    if (base[number] !== undefined) continue;
    const recordOf = (project: string) => `content/projects/${project}.json`;
    const other = renamed.get(recordOf(name));
    const nextName = other ? path.posix.basename(other, '.json') : name;
    const isTaken = theirs[number] !== undefined && (theirs[number] !== nextName || other !== undefined);
    const next = isTaken ? String(nextOf(theirs, lock)) : number;
    delete lock[number];
    lock[next] = nextName;
    if (next === number) continue;
    for (const [file, own] of texts) texts.set(file, own.replaceAll(linkTo(number), `$1${next}`));
    const record = texts.get(recordOf(name));
    if (record) texts.set(recordOf(name), record.replace(/("index":\s*)\d+/, `$1${next}`));
  }
  texts.set(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

/** Puts each of my new projects at the end of the list, where the others have given its place away. */
function takePlaces(own: readonly Change[], texts: Map<string, string>, places: number[]): void {
  for (const { file, from } of own) {
    const text = texts.get(file);
    const order = orderOf(text ?? '');
    if (from || !text || !isProject(file) || Number.isNaN(order)) continue;
    const next = places.includes(order) ? Math.floor(Math.max(...places)) + 1 : order;
    places.push(next);
    if (next !== order) texts.set(file, text.replace(/("order":\s*)[\d.]+/, `$1${next}`));
  }
}

const isProject = (file: string) => /^content\/projects\/[^/]+\.json$/.test(file);
const orderOf = (text: string) => Number(Object(parseJson(text)).order);

/** Where a text links to a project that only I have. */
const linkTo = (number: string) => new RegExp(`(/project/)${number}(?!\\d)`, 'g');
