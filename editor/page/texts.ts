import { phoneDigits } from '../../lib/phone-digits';
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

/** What is the same in a phone number however it is written: 03-555-0123, +972-3-555-0123 and 97235550123. */
function digitsOf(text: string): string {
  return /^[+*\d\s()-]+$/.test(text.trim()) ? phoneDigits(text) : '';
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

/** Every text and number of the site in which something stands, in every language. */
export function search({ files }: State, wanted: string): Leaf[] {
  const [words, digits] = [plain(wanted.trim()), digitsOf(wanted)];
  if (words.length < 2) return [];
  return Object.entries(files)
    .flatMap(([file, data]) => leavesOf(file, data, []))
    .filter(
      ({ value }) => plain(value).includes(words) || (digits.length > 4 && digitsOf(value).includes(digits)),
    );
}
