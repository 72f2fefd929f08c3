import type { Message } from './messages';

/** A text of a JSON file: its field, what it says, and its place between the quotes. */
export type JsonString = { path: string[]; value: string; start: number; end: number };

export type JsonText = {
  data: unknown;
  strings: JsonString[];
  /** The offset of every field, by its name such as `he.title`. */
  places: Map<string, number>;
  /** Names that are written twice in one group: JSON would silently keep the last. */
  duplicates: { path: string[]; start: number }[];
};

/** The first place where a file is no JSON, from 1, what is written there, and what to write instead. */
export type JsonError = { line: number; column: number; value: string | Message; hint: Message };

type Kind = 'value' | 'quote' | 'name' | 'extraComma' | 'colon' | 'comma' | 'end';

class Stop extends Error {
  constructor(
    readonly kind: Kind,
    readonly at: number,
  ) {
    super(kind);
  }
}

function stop(kind: Kind, at: number): never {
  throw new Stop(kind, at);
}

/** What is written where the reading stopped tells more of the reason; the first that fits. */
const reasons: [kind: Kind | 'any', rest: RegExp, key: Message['key']][] = [
  ['any', /^$/, 'json.tooShort'],
  ['any', /^[“”„״‘’'`]/, 'json.straightQuotes'],
  ['any', /^\/[/*]/, 'json.comment'],
  ['value', /^[\d.+-]/, 'json.number'],
  ['name', /^\d/, 'json.thousands'],
  ['comma', /^[}\]]/, 'json.bracket'],
];

const blank = /[ \t\r\n]*/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const text = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/**
 * Reads JSON and keeps what `JSON.parse` forgets: the place of everything, and names that are written twice.
 *
 * @returns the first error instead when the file is no JSON
 */
export function readJsonText(source: string): JsonText | JsonError {
  const found: Omit<JsonText, 'data'> = { strings: [], places: new Map(), duplicates: [] };
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(source)?.[0];
    if (match !== undefined) at += match.length;
    return match;
  }

  function takeSign(sign: string): boolean {
    take(blank);
    const isThere = source[at] === sign;
    if (isThere) at += 1;
    take(blank);
    return isThere;
  }

  function readValue(path: string[]): void {
    take(blank);
    found.places.set(path.join('.'), at);
    const start = at;
    if (source[at] === '{') readGroup(path);
    else if (source[at] === '[') readList(path);
    else if (source[at] === '"')
      found.strings.push({ path, value: readString(), start: start + 1, end: at - 1 });
    else if (take(literal) === undefined) stop('value', at);
  }

  function readString(): string {
    return JSON.parse(take(text) ?? stop('quote', at));
  }

  function readGroup(path: string[]): void {
    const names = new Set<string>();
    takeSign('{');
    if (takeSign('}')) return;
    do {
      const start = at;
      const name = source[at] === '"' ? readString() : stop(source[at] === '}' ? 'extraComma' : 'name', at);
      if (names.has(name)) found.duplicates.push({ path: [...path, name], start });
      if (!takeSign(':')) stop('colon', at);
      names.add(name);
      readValue([...path, name]);
    } while (takeSign(','));
    if (!takeSign('}')) stop('comma', at);
  }

  function readList(path: string[]): void {
    let length = 0;
    takeSign('[');
    if (takeSign(']')) return;
    do {
      if (source[at] === ']') stop('extraComma', at);
      readValue([...path, String(length++)]);
    } while (takeSign(','));
    if (!takeSign(']')) stop('comma', at);
  }

  try {
    readValue([]);
    take(blank);
    if (at < source.length) stop('end', at);
    return { ...found, data: JSON.parse(source) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const rest = source.slice(error.at);
    const reason = reasons.find(
      ([kind, pattern]) => (kind === 'any' || kind === error.kind) && pattern.test(rest),
    );
    const here = /^[^\r\n]{0,20}/.exec(rest)?.[0];
    const value: JsonError['value'] = here || { key: rest ? 'json.endOfLine' : 'json.endOfFile' };
    return { ...placeOf(source, error.at), value, hint: { key: reason?.[2] ?? `json.${error.kind}` } };
  }
}

/** Line and column, from 1, of an offset in a text. */
export function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
