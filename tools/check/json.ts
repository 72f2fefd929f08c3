import { type JSONVisitor, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { isTooDeep } from '../files/is-too-deep';
import type { Message } from './sentences';

export type JsonText = {
  source: string;
  data: unknown;
  /** The position of every value, by its path such as `he.title`; lines start at 1. */
  places: Map<string, { line: number; offset: number; length: number }>;
  /** Duplicate names in a group, with the line of the second: `JSON.parse` silently keeps the last value. */
  duplicates: Map<string, number>;
};

/** The first invalid line of a JSON file, starting at 1, with its text and a correction. */
type JsonError = { line: number; value: string | Message; hint: Message };

/** Far more than the depth of a record, because texts can contain brackets. */
const maxBrackets = 500;

/** Reasons by the parser's code and the text before and after the place; the first match wins. */
const reasons: [code: RegExp, before: RegExp, after: RegExp, key: Message['key']][] = [
  [/OfString|Character|Unicode/, /^/, /^/, 'json.quote'],
  // Word processors and web pages indent with such spaces.
  [/^/, /^/, /^[\u00a0\u2000-\u200b\u202f\u3000]/, 'json.space'],
  [/^/, /^/, /^$/, 'json.tooShort'],
  [/^/, /^/, /^[“”„״‘’'`]/, 'json.straightQuotes'],
  [/Comment/, /^/, /^/, 'json.comment'],
  [/PropertyName/, /\d,$/, /^\d{1,2}(?!\d)/, 'json.decimal'],
  [/PropertyName/, /\d,$/, /^\d/, 'json.thousands'],
  [/OfNumber|Symbol|Value/, /^/, /^[\d.+-]/, 'json.number'],
  [/Symbol|Comma/, /\d$/, /^[\d\p{L}]/u, 'json.number'],
  [/^/, /,\s*$/, /^[,}\]]/, 'json.extraComma'],
  [/Comma/, /^/, /^[}\]]/, 'json.bracket'],
  [/EndOfFile/, /^/, /^/, 'json.end'],
  [/Colon/, /^/, /^/, 'json.colon'],
  [/PropertyName/, /^/, /^/, 'json.name'],
  [/Symbol/, /[{,]\s*$/, /^\w+\s*:/, 'json.name'],
  [/Value|Symbol/, /(?:^|[:[{,])\s*$/, /^/, 'json.value'],
];

/**
 * Parses JSON with the positions of all values and the duplicate names, which `JSON.parse` drops.
 *
 * @returns the data, or the first error of an invalid file
 */
export function readJson(source: string): JsonText | JsonError {
  if (source.startsWith('\ufeff')) return { line: 1, value: 'U+FEFF', hint: { key: 'json.mark' } };
  if (hasDeepBrackets(source)) return { line: 1, value: '[[[…', hint: { key: 'json.deep' } };
  const [places, duplicates]: [JsonText['places'], JsonText['duplicates']] = [new Map(), new Map()];
  /** Paths, because a name can have a dot. */
  const knownPaths = new Set<string>();
  let error: JsonError | undefined;
  const keepPlace: JSONVisitor['onObjectBegin'] = (offset, length, line, _character, pathOf) => {
    places.set(pathOf().join('.'), { line: line + 1, offset, length });
  };
  visit(
    source,
    {
      onObjectBegin: keepPlace,
      onArrayBegin: keepPlace,
      onLiteralValue: (_value, ...position) => keepPlace(...position),
      onObjectProperty(name, _offset, _length, line, _character, pathOf) {
        const path = [...pathOf(), name];
        const key = JSON.stringify(path);
        if (knownPaths.has(key)) duplicates.set(path.join('.'), line + 1);
        knownPaths.add(key);
      },
      onError(code, offset, _length, line) {
        error ??= { line: line + 1, ...explain(source.slice(0, offset), source.slice(offset), code) };
      },
    },
    { disallowComments: true },
  );
  if (error) return error;
  const data: unknown = JSON.parse(source);
  if (isTooDeep(data)) return { line: 1, value: '[[[…', hint: { key: 'json.deep' } };
  return { source, data, places, duplicates };
}

/** Returns whether more brackets are open at one position than in any record; quoted brackets count too. */
function hasDeepBrackets(source: string): boolean {
  let open = 0;
  for (const [bracket] of source.matchAll(/[[{\]}]/g)) {
    open += bracket === '[' || bracket === '{' ? 1 : -1;
    if (open > maxBrackets) return true;
  }
  return false;
}

function explain(before: string, after: string, error: ParseErrorCode): Pick<JsonError, 'value' | 'hint'> {
  const code = printParseErrorCode(error);
  const [, , , key = 'json.comma'] =
    reasons.find(([codes, left, right]) => codes.test(code) && left.test(before) && right.test(after)) ?? [];
  const here = /^[^\r\n]{0,20}/.exec(after)?.[0];
  return { value: here || { key: after ? 'json.endOfLine' : 'json.endOfFile' }, hint: { key } };
}
