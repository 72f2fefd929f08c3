import { type JsonFault, stop, tell } from './json-faults';

/** A text of a JSON file: its field, what it says, and where it stands between its quotes. */
export type JsonString = { path: string[]; value: string; start: number; end: number };

export type JsonText = {
  data: unknown;
  strings: JsonString[];
  /** The offset of every field, by its name such as `he.title`. */
  places: Map<string, number>;
  /** Names that stand twice in one group: JSON would silently keep the last. */
  duplicates: { path: string[]; start: number }[];
};

const blank = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const text = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const words: [word: string, value: unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * Reads JSON and keeps what `JSON.parse` forgets: where everything stands, and names that stand twice.
 *
 * @returns the first fault instead, with its place and its cure, when the file is no JSON
 */
export function readJsonText(source: string): JsonText | JsonFault {
  const found: JsonText = { data: undefined, strings: [], places: new Map(), duplicates: [] };
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(source)?.[0];
    if (match !== undefined) at += match.length;
    return match;
  }

  function takeSign(sign: string): boolean {
    take(blank);
    const stands = source[at] === sign;
    if (stands) at += 1;
    take(blank);
    return stands;
  }

  function readValue(path: string[]): unknown {
    take(blank);
    found.places.set(path.join('.'), at);
    const start = at;
    if (source[at] === '{') return readGroup(path);
    if (source[at] === '[') return readList(path);
    if (source[at] === '"') {
      const value = readString();
      found.strings.push({ path, value, start: start + 1, end: at - 1 });
      return value;
    }
    const [word, value] = words.find(([each]) => source.startsWith(each, at)) ?? [];
    if (word) at += word.length;
    return word ? value : Number(take(number) ?? stop('value', at));
  }

  function readString(): string {
    return JSON.parse(take(text) ?? stop('quote', at));
  }

  function readGroup(path: string[]): Record<string, unknown> {
    const entries = new Map<string, unknown>();
    takeSign('{');
    if (takeSign('}')) return {};
    do {
      const start = at;
      const name = source[at] === '"' ? readString() : stop(source[at] === '}' ? 'extraComma' : 'name', at);
      if (entries.has(name)) found.duplicates.push({ path: [...path, name], start });
      if (!takeSign(':')) stop('colon', at);
      entries.set(name, readValue([...path, name]));
    } while (takeSign(','));
    if (!takeSign('}')) stop('comma', at);
    return Object.fromEntries(entries);
  }

  function readList(path: string[]): unknown[] {
    const items: unknown[] = [];
    takeSign('[');
    if (takeSign(']')) return items;
    do {
      if (source[at] === ']') stop('extraComma', at);
      items.push(readValue([...path, String(items.length)]));
    } while (takeSign(','));
    if (!takeSign(']')) stop('comma', at);
    return items;
  }

  try {
    found.data = readValue([]);
    take(blank);
    if (at < source.length) stop('end', at);
    return found;
  } catch (error) {
    return tell(error, source);
  }
}
