/** Writes data in the one form of `content/` and `messages/`, which is also that of the formatter. */
export function formatJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
