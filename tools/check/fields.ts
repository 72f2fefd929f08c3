import { parse } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import type { Described } from '../../content/fields';
import { choicesOf, type FieldSchema, listParts } from '../../content/fields/schema';
import { listFieldSchemas } from '../../content/fields/shapes';
import { listIssues } from '../../content/read/issues';
import { nearName } from '../../content/read/near-names';
import { listFields } from '../../content/rules/rule';
import { routing } from '../../i18n/routing';
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
  const files = routing.locales.flatMap((locale) => {
    const file = descriptionsOf(locale);
    const data = readJsonFile(root, file)?.data;
    return data === undefined ? [] : [{ file, data }];
  });
  const misshapen = files.flatMap(({ file, data }) => listIssues(descriptionsSchema, file, data));
  if (misshapen.length > 0) return misshapen.map((issue): Issue => ({ level: 'error', ...issue }));
  const all = files.map(({ file, data }) => ({ file, descriptions: data as Descriptions }));
  const parts = Object.values(listFieldSchemas()).flatMap(listParts);
  const catalog = readJsonFile(root, catalogOf(routing.defaultLocale))?.data;
  const messages = listFields('', catalog, ['messages']).map(({ field }) => field);
  const names = [...new Set([...parts.flatMap(namesOf), ...messages])];
  const choices = parts.flatMap((part) => namesOf(part).flatMap((name) => choicesIn(name, choicesOf(part))));
  const known = new Set([...names, ...choices]);
  const written = all.flatMap(({ descriptions }) =>
    names.flatMap((name) => placesOf(name, descriptions[name])),
  );
  const wanted = [...parts.flatMap(wantedOf), ...written.map((place) => [place])];
  return all.flatMap(({ file, descriptions }) => {
    const entries = Object.entries(descriptions);
    const own = new Set(entries.flatMap(([name, description]) => placesOf(name, description)));
    const missing = wanted.flatMap((places) => (places.some((place) => own.has(place)) ? [] : places[0]));
    const subjects = entries.flatMap(([name, { choices = {} }]) => [
      name,
      ...choicesIn(name, Object.keys(choices)),
    ]);
    const undescribed = names.filter((name) => !descriptions[name]);
    return [
      ...[...new Set(missing)].map((field) => error({ file, field }, 'fields.missing')),
      ...subjects
        .filter((name) => !known.has(name))
        .map((field) => {
          const near = nearName(field, undescribed);
          return error({ file, field }, near ? 'fields.strayNear' : 'fields.stray', near ? { near } : {});
        }),
      ...entries
        .filter(([, { hint = '' }]) => !isReadable(hint))
        .map(([name]) => error({ file, field: `${name}.hint` }, 'fields.hint', { values: hintValues })),
    ];
  });
}

/** The values that a hint may have. */
const hintValues = '{choices}, {languages}';

function namesOf({ field, name, kind }: Described): string[] {
  return [field, name, kind].filter((each) => each !== undefined);
}

function choicesIn(name: string, choices: readonly string[]): string[] {
  return choices.map((choice) => `${name}.choices.${choice}`);
}

/** The places of the texts of a description. */
function placesOf(name: string, { choices = {}, ...texts }: Descriptions[string] = {}): string[] {
  return [...Object.keys(texts).map((part) => `${name}.${part}`), ...choicesIn(name, Object.keys(choices))];
}

/** The label and the choices of a field, each by the places where it may be described. */
function wantedOf(part: FieldSchema): string[][] {
  const names = namesOf(part);
  if (!part.field && !part.name) return [];
  const choices = (part.enum ?? []).map((choice) =>
    [part.kind ?? names[0] ?? '', ...names].flatMap((name) => choicesIn(name, [choice])),
  );
  return [names.map((name) => `${name}.label`), ...choices];
}

function isReadable(hint: string): boolean {
  try {
    parse(hint.replaceAll(/\{(choices|languages)\}/g, ''));
    return !/(?<!')\{(?!'|choices\}|languages\})/.test(hint);
  } catch {
    return false;
  }
}
