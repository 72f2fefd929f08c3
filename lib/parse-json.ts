/** Returns a text without the byte-order mark of Windows, which JSON does not allow. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}
