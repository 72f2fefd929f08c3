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
import { needsOf } from './message-forms';
import { catalogOf, descriptionsOf, readJsonFile } from './site-files';

const text = z.string().trim().min(1);
const descriptionsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.optional(),
    help: text.optional(),
    hint: text.optional(),
    choices: z.record(z.string(), text).optional(),
  }),
);

/** Every field and choice of the records is described in every language, and every description is about something. */
export function checkFields(root: string): Issue[] {
  const files = routing.locales.flatMap((locale) => {
    const file = descriptionsOf(locale);
    const data = readJsonFile(root, file)?.data;
    return data === undefined ? [] : [{ file, data, fields: listFields(file, data).slice(1) }];
  });
  const misshapen = files.flatMap(({ file, data }) => listIssues(descriptionsSchema, file, data));
  if (misshapen.length > 0) return misshapen.map((issue): Issue => ({ level: 'error', ...issue }));
  const parts = Object.values(listFieldSchemas()).flatMap(listParts);
  const catalog = readJsonFile(root, catalogOf(routing.defaultLocale))?.data;
  const messages = listFields('', catalog, ['messages']).map(({ field }) => field);
  const choices = parts.flatMap((part) => choiceNames(namesOf(part), choicesOf(part)));
  const known = new Set([...parts.flatMap(namesOf), ...messages, ...choices]);
  const written = files.flatMap(({ fields }) =>
    fields.flatMap(({ field, path: [name = ''], value }) =>
      typeof value === 'string' && known.has(name) ? [[field]] : [],
    ),
  );
  const wanted = [...parts.flatMap(wantedOf), ...written];
  return files.flatMap(({ file, fields }) => {
    const own = new Set(fields.map(({ field }) => field));
    const missing = wanted.flatMap((places) => (places.some((place) => own.has(place)) ? [] : places[0]));
    const undescribed = [...known].filter((name) => !own.has(name));
    return [
      ...[...new Set(missing)].map((field) => error({ file, field }, 'fields.missing')),
      ...fields.flatMap(({ field, path, value }) => {
        const isSubject = path.length === 1 || path.length === 3;
        if (isSubject && !known.has(field)) {
          const near = nearName(field, undescribed);
          return error({ file, field }, near ? 'fields.strayNear' : 'fields.stray', near ? { near } : {});
        }
        if (path[1] !== 'hint' || isReadable(String(value))) return [];
        return error({ file, field }, 'fields.hint', { values: '{choices}, {languages}' });
      }),
    ];
  });
}

function namesOf({ field, name, kind }: Described): string[] {
  return [field, name, kind].filter((one) => one !== undefined);
}

function choiceNames(names: readonly string[], choices: readonly string[]): string[] {
  return names.flatMap((name) => choices.map((choice) => `${name}.choices.${choice}`));
}

/** The label and the choices of a field, each by the places where it may be described. */
function wantedOf(part: FieldSchema): string[][] {
  const names = namesOf(part);
  if (!part.field && !part.name) return [];
  const ordered = [part.kind ?? names[0] ?? '', ...names];
  const choices = (part.enum ?? []).map((choice) => choiceNames(ordered, [choice]));
  return [names.map((name) => `${name}.label`), ...choices];
}

/** Whether a hint is a message with no values but those that a hint gets. */
function isReadable(hint: string): boolean {
  try {
    return needsOf(parse(hint)).every((need) => /^(<.*>|\{choices\}|\{languages\})$/.test(need));
  } catch {
    return false;
  }
}
