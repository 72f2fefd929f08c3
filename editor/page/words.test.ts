import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { listSchemas } from '../../tools/check/schemas/list';

type Catalog = Record<string, Record<string, string>>;

const read = (name: string): Catalog => JSON.parse(readFileSync(`editor/messages/${name}.json`, 'utf8'));
const catalogs = { he: read('he'), en: read('en') };

/** The names of all fields in a JSON Schema, and all choices. */
function namesIn(schema: unknown): { fields: string[]; choices: string[] } {
  if (typeof schema !== 'object' || schema === null) return { fields: [], choices: [] };
  const { properties, enum: choices = [] } = schema as { properties?: object; enum?: string[] };
  const inside = Object.values(schema).map(namesIn);
  return {
    fields: [...Object.keys(properties ?? {}), ...inside.flatMap(({ fields }) => fields)],
    choices: [...choices, ...inside.flatMap((each) => each.choices)],
  };
}

const records = [...listSchemas('.')].filter(([file]) => !file.endsWith('messages.json'));
const { fields, choices } = namesIn(records.map(([, text]) => JSON.parse(text)));
const groups = Object.keys(JSON.parse(readFileSync('messages/he.json', 'utf8')));

describe.each(['he', 'en'] as const)('the words of the editor in %s', (locale) => {
  test('name every field, choice and group of the site', () => {
    const catalog = catalogs[locale];
    expect(fields.filter((name) => !catalog.fields?.[name])).toEqual([]);
    expect(choices.filter((name) => !catalog.choices?.[name])).toEqual([]);
    expect(groups.filter((name) => !catalog.groups?.[name])).toEqual([]);
  });

  test('are all there', () => {
    const keys = (catalog: Catalog) =>
      Object.entries(catalog).flatMap(([group, words]) => Object.keys(words).map((key) => `${group}.${key}`));
    expect(keys(catalogs[locale])).toEqual(keys(catalogs.he));
    for (const words of Object.values(catalogs[locale].Editor ?? {}))
      expect(() => parse(words)).not.toThrow();
  });
});

test('every note about a message is there in Hebrew', () => {
  const keys = (file: string) => Object.keys(JSON.parse(readFileSync(file, 'utf8')));
  expect(keys('editor/messages/notes-he.json')).toEqual(keys('messages/notes.json'));
});
