/*
 * In the preview of the editor a text carries the path of its field, such as `messages/en.json:Hero.title`, in invisible
 * characters (Unicode tags, U+E0020 to U+E007F) at its end. In a build every function returns its argument.
 */

import { asRecord } from './as-record';

const start = 0xe0000;
const end = '\u{e007f}';
const tags = /[\u{e0020}-\u{e007f}]+/gu;
const encodedPath = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

const isPreview = () => process.env.NODE_ENV === 'development' && Boolean(process.env.EDITOR_PREVIEW);

/** Appends the path of its field to a text. */
export function addPath(text: string, path: string): string {
  if (!isPreview()) return text;
  return text + String.fromCodePoint(...Array.from(path, (letter) => start + letter.charCodeAt(0))) + end;
}

/**
 * Appends their paths to the texts of a file.
 *
 * @param languages the keys below which a record has its texts; without them every string of the file is one
 */
export function addPaths<Data>(data: Data, file: string, languages?: readonly string[]): Data {
  function add(value: unknown, path: readonly string[], isText: boolean): unknown {
    // A logo can have a file for each language.
    if (typeof value === 'string')
      return isText && /^[^/]/.test(value) ? addPath(value, `${file}:${path.join('.')}`) : value;
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => {
      const name = Array.isArray(value) ? itemKey(part, key) : key;
      return [key, add(part, [...path, name], isText || languages?.includes(key) === true)] as const;
    });
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
  }
  return isPreview() ? (add(data, [], !languages) as Data) : data;
}

/** Returns the key of an item in a path: its id or number, which stays right when the list changes, or its index. */
function itemKey(item: unknown, index: string): string {
  const { id, number } = asRecord(item);
  return typeof (id ?? number) === 'string' ? `#${id ?? number}` : index;
}

/** Removes paths from a text, or from the texts in a JSON value: where a text is no part of a page. */
export function withoutPaths<Value>(value: Value): Value {
  if (process.env.NODE_ENV !== 'development' || value === undefined) return value;
  return JSON.parse(JSON.stringify(value).replaceAll(tags, ''));
}

/** Lists the paths in a text, paths of records first. */
export function listPaths(text: string): string[] {
  const paths = Array.from(text.matchAll(encodedPath), ([, path = '']) =>
    Array.from(path, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - start)).join(''),
  );
  const isMessage = (path: string) => path.startsWith('messages/');
  return [...new Set(paths)].sort((a, b) => Number(isMessage(a)) - Number(isMessage(b)));
}

/** The attribute of an element that shows a field which is no text: it wins over the path of its message. */
export function dataField(record: string | undefined, field: string): { 'data-field'?: string } {
  return record ? { 'data-field': record + field } : {};
}

/** The path of a record, or of a part of it, for `dataField`; undefined outside the preview. */
export function recordPath(file: string, part?: string): string | undefined {
  return isPreview() ? `${file}:${part ? `${part}.` : ''}` : undefined;
}
