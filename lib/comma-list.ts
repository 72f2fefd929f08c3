/** The parts of a text that commas separate, trimmed; empty ones are left out. */
export function commaList(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}
