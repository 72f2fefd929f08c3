import { placeholdersIn } from './placeholders';

/** Returns the values and tags of a message that every language must keep: `{company}`, `<year>…</year>`. */
export function keptParts(message: string): string[] {
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>…</${name}>`);
  return [...new Set([...placeholdersIn(message), ...tags])];
}
