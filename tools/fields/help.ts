import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keptParts } from '../../i18n/kept-parts';
import { routing } from '../../i18n/routing';
import { describedLocales, descriptionOf } from '../../model/fields';
import { choicesOf, type FieldSchema } from '../../model/fields/schema';
import { listFieldSchemas } from '../../model/fields/shapes';
import { parseJson } from '../files/parse-json';
import { writeWhole } from '../files/write-whole';

type Catalog = { [key: string]: string | Catalog };

/**
 * Writes JSON Schemas into `model/generated/editor`: VS Code reads them to explain and check records and catalogs.
 *
 * @param root the folder of the project
 */
export function writeHelp(root: string): void {
  const { project = {}, draft = {}, ...schemas } = listFieldSchemas();
  const file = path.join(root, `messages/${routing.defaultLocale}.json`);
  // The check reports a missing or invalid catalog.
  const catalog = existsSync(file)
    ? (parseJson(readFileSync(file, 'utf8')) as Catalog | undefined)
    : undefined;
  const folder = path.join(root, 'model/generated/editor');
  const all = {
    ...schemas,
    // The same choice as in projectShape.
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
    project: { if: { required: ['draft'] }, then: withHelp(draft), else: withHelp(project) },
    ...(catalog && { messages: catalogSchema(catalog, 'messages') }),
  };
  for (const [name, schema] of Object.entries(all)) {
    writeWhole(path.join(folder, `${name}.json`), JSON.stringify(withHelp(schema)));
  }
}

function catalogSchema(catalog: Catalog, field: string): FieldSchema {
  const properties = Object.entries(catalog).map(([name, value]) => {
    const key = `${field}.${name}`;
    if (typeof value !== 'string') return [name, catalogSchema(value, key)];
    return [name, { type: 'string', minLength: 1, field: key, keep: keptParts(value).join(' ') }];
  });
  return {
    type: 'object',
    field,
    properties: Object.fromEntries(properties),
    required: Object.keys(catalog),
    additionalProperties: false,
  };
}

/** Returns a shape with descriptions for VS Code, in each language of the editor. */
function withHelp(schema: FieldSchema): FieldSchema {
  const { properties = {}, items, anyOf, pattern, keep } = schema;
  const descriptions = describedLocales.map((locale) => descriptionOf(locale, schema));
  const lines = descriptions.map(({ label, help }) => [label, help].filter(Boolean).join(': '));
  const choices = choicesOf(schema);
  const parts = Object.entries(properties).map(([name, part]) => [name, withHelp(part)]);
  const hint = descriptions.map((description) => description.hint?.replaceAll(/<\/?code>/g, '')).join('\n');
  return {
    ...schema,
    description: [...lines, keep].filter(Boolean).join('\n\n'),
    ...(schema.properties && { properties: Object.fromEntries(parts) }),
    ...(items && { items: Array.isArray(items) ? items.map(withHelp) : withHelp(items) }),
    ...(anyOf && { anyOf: anyOf.map(withHelp) }),
    ...(pattern && { patternErrorMessage: hint }),
    ...(choices.length > 0 && {
      enumDescriptions: choices.map((choice) =>
        descriptions.map((description) => description.choices?.[choice]).join(' · '),
      ),
    }),
  };
}
