/** Writes data in the form of `content/` and `messages/`, as the formatter does. */
export function formatJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
