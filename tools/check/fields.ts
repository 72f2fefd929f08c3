import { parse } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { type Described, describeIn } from '../../content/fields';
import { choicesOf, type FieldSchema, listParts } from '../../content/fields/schema';
import { listFieldSchemas } from '../../content/fields/shapes';
import { listIssues } from '../../content/read/issues';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import { catalogOf, descriptionsOf, readJsonFile } from './site-files';

const text = z.string().trim().min(1);
const descriptionSchema = z.strictObject({
  label: text.optional(),
  help: text.optional(),
  hint: text.optional(),
  choices: z.record(z.string(), text).optional(),
});
const descriptionsSchema = z.record(z.string(), descriptionSchema);

type Descriptions = z.infer<typeof descriptionsSchema>;

/** Every field and choice of the records is described in every language, and every description is about something. */
export function checkFields(root: string): Issue[] {
  const parts = Object.values(listFieldSchemas()).flatMap(listParts);
  const read = (locale: Locale) => readJsonFile(root, descriptionsOf(locale))?.data;
  const isWhole = (locale: Locale) => descriptionsSchema.safeParse(read(locale)).success;
  const locales = routing.locales.filter((locale) => read(locale) !== undefined);
  if (!locales.every(isWhole)) {
    return locales
      .flatMap((locale) => listIssues(descriptionsSchema, descriptionsOf(locale), read(locale)))
      .map((issue): Issue => ({ level: 'error', ...issue }));
  }
  const all = locales.map((locale) => read(locale) as Descriptions);
  const messages = messageNames(root) ?? all.flatMap(Object.keys).filter((name) => /^messages\./.test(name));
  const names = new Set([...parts.flatMap(namesOf), ...messages]);
  const wanted = all.flatMap(leavesOf).filter(([name]) => names.has(name));
  return locales.flatMap((locale, index) => {
    const file = descriptionsOf(locale);
    const descriptions = all[index] ?? {};
    const own = new Set(leavesOf(descriptions).map(([name, part]) => `${name}.${part}`));
    const missing = [
      ...parts.flatMap((part) => missingOf(part, descriptions)),
      ...wanted.map(([name, part]) => `${name}.${part}`).filter((leaf) => !own.has(leaf)),
    ];
    return [
      ...[...new Set(missing)].map((field) => error({ file, field }, 'fields.missing')),
      ...strayNames(descriptions, names).map(([field, near]) =>
        error({ file, field }, near ? 'fields.strayNear' : 'fields.stray', near ? { near } : {}),
      ),
      ...strayChoices(descriptions, parts).map((field) => error({ file, field }, 'fields.stray')),
      ...unreadableHints(descriptions).map((field) =>
        error({ file, field }, 'fields.hint', { values: hintValues }),
      ),
    ];
  });
}

/** The values that a hint may have. */
const hintValues = '{choices}, {languages}';

function namesOf({ field, name, kind }: Described): string[] {
  return [field, name, kind].filter((each) => each !== undefined);
}

/** The names under which messages and their groups are described; undefined while the catalog cannot be read. */
function messageNames(root: string): string[] | undefined {
  const catalog = readJsonFile(root, catalogOf(routing.defaultLocale))?.data;
  const namesIn = (data: unknown, name: string): string[] =>
    typeof data === 'object' && data !== null
      ? [name, ...Object.entries(data).flatMap(([key, part]) => namesIn(part, `${name}.${key}`))]
      : [name];
  return catalog === undefined ? undefined : namesIn(catalog, 'messages');
}

/** The texts of descriptions, each as the name that it is about and its place there. */
function leavesOf(descriptions: Descriptions): [name: string, part: string][] {
  return Object.entries(descriptions).flatMap(([name, { choices = {}, ...texts }]) => [
    ...Object.keys(texts).map((part): [string, string] => [name, part]),
    ...Object.keys(choices).map((choice): [string, string] => [name, `choices.${choice}`]),
  ]);
}

/** The label and the choices that a field lacks. */
function missingOf(part: FieldSchema, descriptions: Descriptions): string[] {
  const [name] = namesOf(part);
  if (name === undefined || (!part.field && !part.name)) return [];
  const { label, choices = {} } = describeIn(descriptions as never, part);
  const lacking = part.enum?.filter((choice) => !choices[choice]) ?? [];
  return [
    ...(label ? [] : [`${name}.label`]),
    ...lacking.map((choice) => `${part.kind ?? name}.choices.${choice}`),
  ];
}

function strayNames(descriptions: Descriptions, names: ReadonlySet<string>): [string, string | undefined][] {
  return Object.keys(descriptions)
    .filter((name) => !names.has(name))
    .map((name) => [
      name,
      nearName(
        name,
        [...names].filter((each) => !descriptions[each]),
      ),
    ]);
}

function strayChoices(descriptions: Descriptions, parts: readonly FieldSchema[]): string[] {
  return Object.entries(descriptions).flatMap(([name, { choices = {} }]) => {
    const known = parts.filter((part) => namesOf(part).includes(name)).flatMap(choicesOf);
    const stray = Object.keys(choices).filter((choice) => !known.includes(choice));
    return stray.map((choice) => `${name}.choices.${choice}`);
  });
}

function unreadableHints(descriptions: Descriptions): string[] {
  return Object.entries(descriptions).flatMap(([name, { hint = '' }]) => {
    try {
      parse(hint.replaceAll(/\{(choices|languages)\}/g, ''));
      return /(?<!')\{(?!'|choices\}|languages\})/.test(hint) ? [`${name}.hint`] : [];
    } catch {
      return [`${name}.hint`];
    }
  });
}
