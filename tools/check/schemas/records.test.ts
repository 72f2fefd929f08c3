import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type JsonSchema, listRecordSchemas } from './records';

const schemas = listRecordSchemas();

function read(file: string) {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

const projects = readdirSync('content/projects').map((name): [string, string] => [
  `projects/${name}`,
  'project',
]);
const singles = ['building', 'clients', 'company', 'social', 'tour'].map((name): [string, string] => [
  `${name}.json`,
  name,
]);

/** The schemas that may describe a value, with their choices opened. */
function choicesOf(schema: JsonSchema): JsonSchema[] {
  const choices = [...(schema.anyOf ?? []), schema.then ?? [], schema.else ?? []].flat();
  return [schema, ...choices.flatMap(choicesOf)];
}

/** The fields of a value of which an editor would see no help, as `he.title`. */
function withoutHelp(value: unknown, schemas: JsonSchema[], at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const open = schemas.flatMap(choicesOf);
  if (Array.isArray(value)) {
    const items = open.flatMap((schema) => (schema.items ? [schema.items] : []));
    return value.flatMap((item, index) => withoutHelp(item, items, `${at}.${index}`));
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const found = open.flatMap(({ properties }) => (properties?.[name] ? [properties[name]] : []));
    const place = at ? `${at}.${name}` : name;
    return [
      ...(found.some(({ description }) => description) ? [] : [place]),
      ...withoutHelp(part, found, place),
    ];
  });
}

/** Every field of a schema that has no description. */
function undescribed(schema: JsonSchema, at = ''): string[] {
  return choicesOf(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${at}.${name}`]),
      ...undescribed(field, `${at}.${name}`),
    ]),
    ...(items ? undescribed(items, at) : []),
  ]);
}

test.each([...singles, ...projects])('every field of %s has its help', (file, name) => {
  expect(withoutHelp(read(file), [schemas[name] ?? {}])).toEqual([]);
});

test.each(Object.entries(schemas))('every field of the schema “%s” has a description', (_name, schema) => {
  expect(undescribed(schema)).toEqual([]);
});

test('a field that nobody knows, and one that is missing, are marked while somebody writes', () => {
  const { properties = {}, required = [], additionalProperties } = schemas.project?.else ?? {};
  expect(additionalProperties).toBe(false);
  const optional = Object.keys(properties).filter((field) => !required.includes(field));
  expect(optional.sort()).toEqual(['en', 'facts', 'landingPageUrl', 'lowestLevel', 'retired']);
});

test('a draft may have empty texts and no picture, a published project may not', () => {
  const { if: condition, then: draft, else: project } = schemas.project ?? {};
  expect(condition).toEqual({ required: ['draft'] });
  const titleOf = (schema?: JsonSchema) => schema?.properties?.he?.properties?.title;
  expect(titleOf(project)).toHaveProperty('minLength', 1);
  expect(titleOf(draft)).not.toHaveProperty('minLength');
  expect(project?.properties?.images).toHaveProperty('minItems', 1);
  expect(draft?.properties?.images).not.toHaveProperty('minItems', 1);
});

test('a text of the wrong form is explained by the hint of its shape', () => {
  const day = schemas.project?.else?.properties?.updated;
  expect(day).toHaveProperty('patternErrorMessage', 'write a date, such as 2026-05-29');
});

test('every schema is wired to files that exist', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const wired: { fileMatch: string[]; url: string }[] = settings['json.schemas'];
  expect(wired.map(({ url }) => url).sort()).toEqual(
    [...Object.keys(schemas), 'messages'].map((name) => `./content/generated/editor/${name}.json`).sort(),
  );
  const files = wired.flatMap(({ fileMatch }) => fileMatch);
  expect(files.filter((file) => !existsSync(file.replace('/*.json', '').slice(1)))).toEqual([]);
});
