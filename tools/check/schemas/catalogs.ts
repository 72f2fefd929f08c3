import { placeholdersIn } from '../../../lib/placeholders';
import type { JsonSchema } from './records';

export type Catalog = { [key: string]: string | Catalog };

/** What a group or message is for, by its full key such as `Services.guidance`. */
export type Notes = Record<string, string>;

/** The JSON Schema of both catalogs: the keys of the Hebrew one, with what stands in the notes about them. */
export function catalogSchema(catalog: Catalog, notes: Notes): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A catalog',
    ...groupSchema(catalog, notes, ''),
  };
}

function groupSchema(catalog: Catalog, notes: Notes, prefix: string): JsonSchema {
  const properties = Object.entries(catalog).map(([name, value]) => {
    const key = prefix + name;
    const schema = typeof value === 'string' ? messageSchema(value) : groupSchema(value, notes, `${key}.`);
    const description = [notes[key], schema.description].filter(Boolean).join('\n\n');
    return [name, description ? { ...schema, description } : schema];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(catalog),
    additionalProperties: false,
  };
}

/** A message asks its editor to keep its values and tags. */
function messageSchema(message: string): JsonSchema {
  // A form of a count is no value: `{one comment}` has more than a name, and Hebrew is no \w.
  const values = placeholdersIn(message);
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>…</${name}>`);
  const parts = [...new Set([...values, ...tags])];
  const description = parts.length > 0 ? `Keep in every language: ${parts.join(' ')}` : undefined;
  return { type: 'string', minLength: 1, ...(description && { description }) };
}
