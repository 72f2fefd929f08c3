import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Message } from './sentences';

/** A text of a JSON file: its field, what it says, and its place between the quotes. */
export type JsonString = { path: string[]; field: string; value: string; start: number; end: number };

export type JsonText = {
  source: string;
  data: unknown;
  strings: JsonString[];
  /** The offset of every field, by its name such as `he.title`. */
  places: Map<string, number>;
  /** Names that are written twice in one group, with the offset of the second: JSON would silently keep the last. */
  duplicates: Map<string, number>;
};

/** The first place where a file is no JSON, from 1, what is written there, and what to write instead. */
export type JsonError = { line: number; column: number; value: string | Message; hint: Message };

/** What the parser says, and what is written before and after that place, tell the reason; the first that fits. */
const reasons: [code: RegExp, before: RegExp, after: RegExp, key: Message['key']][] = [
  [/OfString|Character|Unicode/, /^/, /^/, 'json.quote'],
  [/^/, /^/, /^$/, 'json.tooShort'],
  [/^/, /^/, /^[“”„״‘’'`]/, 'json.straightQuotes'],
  [/Comment/, /^/, /^/, 'json.comment'],
  [/PropertyName/, /\d,$/, /^\d{1,2}(?!\d)/, 'json.decimal'],
  [/PropertyName/, /\d,$/, /^\d/, 'json.thousands'],
  [/OfNumber/, /^/, /^/, 'json.number'],
  [/Symbol|Value/, /^/, /^[\d.+-]/, 'json.number'],
  [/Symbol|Comma/, /\d$/, /^[\d\p{L}]/u, 'json.number'],
  [/^/, /,\s*$/, /^[,}\]]/, 'json.extraComma'],
  [/Comma/, /^/, /^[}\]]/, 'json.bracket'],
  [/EndOfFile/, /^/, /^/, 'json.end'],
  [/Colon/, /^/, /^/, 'json.colon'],
  [/PropertyName/, /^/, /^/, 'json.name'],
  [/Symbol/, /[{,]\s*$/, /^\w+\s*:/, 'json.name'],
  [/Value/, /^/, /^/, 'json.value'],
  [/Symbol/, /[:[]\s*$/, /^/, 'json.value'],
  [/^/, /^/, /^/, 'json.comma'],
];

/**
 * Reads JSON and keeps what `JSON.parse` forgets: the place of everything, and names that are written twice.
 *
 * @returns the first error instead when the file is no JSON
 */
export function readJson(source: string): JsonText | JsonError {
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !tree) return explain(source, first);
  const found = {
    source,
    strings: [] as JsonString[],
    places: new Map<string, number>(),
    duplicates: new Map<string, number>(),
  };
  const walk = (node: Node, path: string[]) => {
    const { type, offset, length, children = [] } = node;
    const field = path.join('.');
    found.places.set(field, offset);
    if (type === 'string')
      found.strings.push({ path, field, value: node.value, start: offset + 1, end: offset + length - 1 });
    if (type === 'array')
      for (const [index, item] of children.entries()) walk(item, [...path, String(index)]);
    if (type !== 'object') return;
    const names = new Set<string>();
    for (const { children: [name, value] = [] } of children) {
      if (!name || !value) continue;
      if (names.has(name.value)) found.duplicates.set([...path, name.value].join('.'), name.offset);
      names.add(name.value);
      walk(value, [...path, name.value]);
    }
  };
  walk(tree, []);
  return { ...found, data: JSON.parse(source) };
}

function explain(source: string, error: ParseError | undefined): JsonError {
  const offset = error?.offset ?? source.length;
  const [before, after] = [source.slice(0, offset), source.slice(offset)];
  const code = error ? printParseErrorCode(error.error) : '';
  const reason = reasons.find(
    ([codes, left, right]) => codes.test(code) && left.test(before) && right.test(after),
  );
  const here = /^[^\r\n]{0,20}/.exec(after)?.[0];
  const value: JsonError['value'] = here || { key: after ? 'json.endOfLine' : 'json.endOfFile' };
  return { ...placeOf(source, offset), value, hint: { key: reason?.[3] ?? 'json.comma' } };
}

/** Line and column, from 1, of an offset in a text. */
export function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
