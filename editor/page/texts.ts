import { asRecord } from '../../lib/as-record';
import { valueAt } from '../../lib/value-at';
import type { State } from './editor-state';

/** A value in a file, with its place. */
export type Leaf = { file: string; path: (string | number)[]; value: string };

/** Every text and number of a file. */
export function leavesOf(file: string, data: unknown, path: (string | number)[]): Leaf[] {
  if (typeof data === 'string' || typeof data === 'number') return [{ file, path, value: String(data) }];
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    leavesOf(file, value, [...path, isList ? Number(key) : key]),
  );
}

/** Every text and number of all files. */
export function listLeaves({ files }: State): Leaf[] {
  return Object.entries(files).flatMap(([file, data]) => leavesOf(file, data, []));
}

/** A picture of the records: its value in one of them, and the places that use it. */
export type UsedPicture = { src: string; value: object; places: Pick<Leaf, 'file' | 'path'>[] };

/** The pictures of all records; panoramas are none. */
export function listPictures(state: State): UsedPicture[] {
  const found = new Map<string, UsedPicture>();
  for (const leaf of listLeaves(state)) {
    const { file, value: src } = leaf;
    if (leaf.path.at(-1) !== 'src' || leaf.path.includes('tour')) continue;
    const path = leaf.path.slice(0, -1);
    const value = asRecord(valueAt(state.files[file], path));
    const known = found.get(src) ?? { src, value, places: [] };
    found.set(src, { ...known, places: [...known.places, { file, path }] });
  }
  return [...found.values()];
}

/** The common digits of all forms of a phone number: 03-555-0123, +972-3-555-0123 and 97235550123. */
function digitsOf(text: string): string {
  return /^[+*\d\s()-]+$/.test(text.trim()) ? text.replace(/\D/g, '').replace(/^(972|0)/, '') : '';
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

/** Every text and number of the site that contains something, in every language: first where a word starts with it. */
export function search(state: State, wanted: string): Leaf[] {
  const [words, digits] = [plain(wanted.trim()), digitsOf(wanted)];
  if (words.length < 2) return [];
  const found = listLeaves(state).filter(
    ({ path, value }) =>
      // An id is not shown in any form.
      path.at(-1) !== 'id' &&
      (plain(value).includes(words) || (digits.length > 4 && digitsOf(value).includes(digits))),
  );
  const isInWord = ({ value }: Leaf) => /[\p{L}\p{N}]$/u.test(plain(value).split(words, 1)[0] ?? '');
  return found.sort((a, b) => Number(isInWord(a)) - Number(isInWord(b)));
}
