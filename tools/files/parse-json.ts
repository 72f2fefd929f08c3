import { isTooDeep } from './is-too-deep';

/** Returns a text without the byte-order mark of Windows, which JSON does not allow. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Parses JSON; returns undefined for invalid JSON, and for more nested groups than any record has. */
export function parseJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(withoutMark(text));
    return isTooDeep(data) ? undefined : data;
  } catch {
    return undefined;
  }
}
