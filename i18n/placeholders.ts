/** Returns the placeholders of an ICU message in order, such as `{count}` for `{count, plural, …}`. */
export function placeholdersIn(message: string): string[] {
  return Array.from(message.matchAll(/\{(\w+)(?=[,}])/g), ([, name]) => `{${name}}`);
}
