/** A text without the mark that Windows puts before UTF-8, which JSON does not allow. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** The value that JSON says; undefined where a text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    return undefined;
  }
}
