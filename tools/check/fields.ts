import { parse } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { catalogOf, routing } from '../../i18n/routing';
import { describedLocales, keysOf } from '../../model/fields';
import { choicesOf, type FieldSchema, listParts } from '../../model/fields/schema';
import { listFieldSchemas } from '../../model/fields/shapes';
import { listIssues } from '../../model/issues';
import { nearName } from '../../model/near-names';
import { listFields } from '../../model/rules/rule';
import { error, type Issue } from './issue';
import { needsOf } from './message-forms';
import type { Site } from './read';
import { descriptionsOf } from './site-files';

const text = z.string().trim().min(1);
const choices = z.record(z.string(), text);
const description = z.strictObject({ label: text, help: text, hint: text, choices }).partial();
const descriptionsSchema = z.object({}).catchall(description);

/** Reports fields and choices without a description, and descriptions without a field or choice. */
export function checkFields({ files }: Site): Issue[] {
  const descriptionFiles = describedLocales.map(descriptionsOf).flatMap((file) => {
    const data = files.get(file)?.data;
    return data === undefined ? [] : [{ file, data, fields: listFields(file, data).slice(1) }];
  });
  const shapeIssues = descriptionFiles.flatMap(({ file, data }) =>
    listIssues(descriptionsSchema, file, data),
  );
  if (shapeIssues.length > 0) return shapeIssues.map((issue): Issue => ({ level: 'error', ...issue }));
  const parts = Object.values(listFieldSchemas()).flatMap(listParts);
  const catalog = files.get(catalogOf(routing.defaultLocale))?.data;
  const knownNames = new Set([
    ...listFields('', catalog, ['messages']).map(({ field }) => field),
    ...parts.flatMap((part) => [...keysOf(part), ...choiceNames(keysOf(part), choicesOf(part))]),
  ]);
  const writtenTexts = descriptionFiles.flatMap(({ fields }) =>
    fields.flatMap(({ field, path: [name = ''], value }) =>
      typeof value === 'string' && knownNames.has(name) ? [[field]] : [],
    ),
  );
  const requiredTexts = [...parts.flatMap(wantedOf), ...writtenTexts];
  return descriptionFiles.flatMap(({ file, fields }) => {
    const presentTexts = new Set(fields.map(({ field }) => field));
    const missingTexts = requiredTexts.flatMap((keys) =>
      keys.some((key) => presentTexts.has(key)) ? [] : keys[0],
    );
    const undescribedNames = [...knownNames].filter((name) => !presentTexts.has(name));
    return [
      ...[...new Set(missingTexts)].map((field) => error({ file, field }, 'fields.missing')),
      ...fields.flatMap(({ field, path, value }) => {
        // A path of one part is a field or message, a path of three parts a choice of it.
        if ((path.length === 1 || path.length === 3) && !knownNames.has(field)) {
          const nearField = nearName(field, undescribedNames);
          return error(
            { file, field },
            nearField ? 'fields.strayNear' : 'fields.stray',
            nearField ? { near: nearField } : {},
          );
        }
        if (path[1] !== 'hint' || isReadable(String(value))) return [];
        return error({ file, field }, 'fields.hint', { values: '{choices}, {languages}' });
      }),
    ];
  });
}

function choiceNames(names: readonly string[], choices: readonly string[]): string[] {
  return names.flatMap((name) => choices.map((choice) => `${name}.choices.${choice}`));
}

/** Returns the required descriptions of a field, its label and choices; each by the keys where it may be. */
function wantedOf(part: FieldSchema): string[][] {
  if (!part.field && !part.name) return [];
  const names = keysOf(part);
  // A missing choice is reported at the kind of the field, where one description serves all fields.
  const ordered = [part.kind ?? names[0] ?? '', ...names];
  const choices = (part.enum ?? []).map((choice) => choiceNames(ordered, [choice]));
  return [names.map((name) => `${name}.label`), ...choices];
}

/** Returns whether a hint is a valid message with known values only. */
function isReadable(hint: string): boolean {
  try {
    return needsOf(parse(hint)).every((need) => /^(<.*>|\{choices\}|\{languages\})$/.test(need));
  } catch {
    return false;
  }
}
