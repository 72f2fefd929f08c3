import { placeholdersIn } from '../lib/placeholders';

/** The values and tags of a message, which every language keeps: `{company}`, `<year>…</year>`. */
export function keptParts(message: string): string[] {
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>…</${name}>`);
  return [...new Set([...placeholdersIn(message), ...tags])];
}
