/** Splits a text at commas into trimmed parts, without empty ones. */
export function commaList(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}
