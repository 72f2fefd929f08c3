import type { IncomingHttpHeaders } from 'node:http';

type Version = { size: number; etag: string; modified: Date };

/** The first and the last requested byte. */
export type Range = { start: number; end: number };

/** Tells whether the browser's copy is current (RFC 9110 §13). */
export function isFresh(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const { 'if-none-match': known, 'if-modified-since': since } = headers;
  if (known !== undefined) {
    return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  return since !== undefined && seconds(modified) <= Math.floor(Date.parse(since) / 1000);
}

/** Tells whether a precondition fails, so that the answer is 412 (RFC 9110 §13.1.1, §13.1.4). */
export function isRefused(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const { 'if-match': known, 'if-unmodified-since': since } = headers;
  // Unlike If-None-Match, it never matches a weak tag.
  if (known !== undefined) return !known.split(',').some((tag) => ['*', etag].includes(tag.trim()));
  return since !== undefined && seconds(modified) > Math.floor(Date.parse(since) / 1000);
}

/**
 * Parses the requested range of a file (RFC 9110 §14).
 *
 * @returns undefined to send the whole file, also for several ranges at once, which a server may ignore
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { size, etag, modified }: Version,
): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) {
    const time = Date.parse(String(condition));
    if (Number.isNaN(time) || time / 1000 !== seconds(modified)) return undefined;
  }
  if (first === '') {
    return Number(last) > 0 && size > 0
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : 'unsatisfiable';
  }
  const range = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < range.start) return undefined;
  return range.start < size ? range : 'unsatisfiable';
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
