/** The placeholders of an ICU message, such as `{count}` for `{count, plural, …}`, in their order. */
export function placeholdersIn(message: string): string[] {
  return Array.from(message.matchAll(/\{(\w+)(?=[,}])/g), ([, name]) => `{${name}}`);
}
