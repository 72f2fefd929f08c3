import type { z } from 'zod';
import { routing } from '../i18n/routing';
import { valueAt } from '../lib/value-at';
import { hintKey } from './fields';
import { choicesOf, type FieldSchema, fieldAt, namesIn, takesNull } from './fields/schema';
import { nearName } from './near-names';
import type { RecordMessage } from './sentences';

const expectations: Record<string, RecordMessage> = {
  string: { key: 'record.text' },
  number: { key: 'record.number' },
  int: { key: 'record.wholeNumber' },
  boolean: { key: 'record.trueOrFalse' },
  array: { key: 'record.list' },
  // The lock of the projects.
  record: { key: 'record.group', values: { fields: '"3": "steel-hall"' } },
};

/** Fields of earlier versions, with what replaces them. */
const removed: Record<string, RecordMessage> = {
  publishAt: { key: 'record.removedPublishAt' },
  takeOffAt: { key: 'record.removedTakeOffAt' },
};

const wrong: RecordMessage = { key: 'record.wrong' };

/**
 * Turns an issue of zod into the keys and values of sentences: one for each unknown field, else one.
 *
 * @param schema the shape of the whole record
 * @param data the whole record
 */
export function describeZodIssue(
  issue: z.core.$ZodIssue,
  schema: FieldSchema,
  data: unknown,
): { path: PropertyKey[]; hint: RecordMessage }[] {
  const { path } = issue;
  const inside = issue.code === 'invalid_union' ? issue.errors.find(isInside) : undefined;
  if (inside)
    return inside.flatMap((part) =>
      describeZodIssue({ ...part, path: [...path, ...part.path] } as typeof part, schema, data),
    );
  const field = fieldAt(schema, path) ?? {};
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], hint: unknownHint(key, namesIn(field)) }));
  const hint = hintOf(issue, field, valueAt(data, path));
  return [{ path, hint: takesNull(field) ? { key: 'record.orNull', values: { hint } } : hint }];
}

/** Returns whether a value has the form of a choice, so that only parts of it are wrong. */
function isInside(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys');
}

function unknownHint(field: string, known: readonly string[]): RecordMessage {
  if (Object.hasOwn(removed, field)) return removed[field] ?? wrong;
  const near = nearName(field, known);
  if (near) return { key: 'record.unknownNear', values: { field, near } };
  return { key: 'record.unknown', values: { field, known: known.join(', ') } };
}

/** Returns the hint of the field's description, or a general hint. */
function hintOf(issue: z.core.$ZodIssue, field: FieldSchema, value: unknown): RecordMessage {
  const described = describedHint(issue, field);
  switch (issue.code) {
    case 'custom':
      return issue.params?.hint ?? wrong;
    case 'invalid_type': {
      const fields = namesIn(field).join(', ');
      if (issue.expected === 'object') return { key: 'record.group', values: { fields } };
      const isNumber = issue.expected === 'number' || issue.expected === 'int';
      if (isNumber && typeof value === 'string' && Number(value)) return { key: 'record.quotedNumber' };
      if (isNumber && /^\d{1,3}(,\d{3})+$/.test(String(value)))
        return { key: 'record.quotedThousands', values: { number: String(value).replaceAll(',', '') } };
      return expectations[issue.expected] ?? described ?? wrong;
    }
    case 'too_small': {
      if (issue.origin === 'string') return { key: 'record.empty' };
      const key = issue.inclusive ? 'record.tooSmall' : 'record.notAbove';
      return described ?? { key, values: { minimum: Number(issue.minimum) } };
    }
    case 'too_big': {
      const values = { maximum: Number(issue.maximum) };
      if (issue.origin === 'string') return { key: 'record.tooLong', values };
      return described ?? { key: 'record.tooLarge', values };
    }
    case 'invalid_key':
      return expectations.record ?? wrong;
    case 'invalid_value':
      return described ?? choiceHint(issue.values.map(String), String(value));
    case 'invalid_format':
      return fileHint(field, String(value)) ?? described ?? wrong;
    default:
      return described ?? wrong;
  }
}

/** Skips items of a list: the hint of their list is about the number of items. */
function describedHint({ path }: z.core.$ZodIssue, field: FieldSchema): RecordMessage | undefined {
  const key = typeof path.at(-1) === 'number' ? undefined : hintKey(field);
  const values = { choices: choicesOf(field).join(', '), languages: routing.locales.join(', ') };
  return key && { key, values };
}

function choiceHint(choices: readonly string[], value: string): RecordMessage {
  const near = nearName(value, choices);
  if (near) return { key: 'record.near', values: { near } };
  return { key: 'record.choice', values: { choices: choices.join(', ') } };
}

/** Returns a hint for a path in the right folder. */
function fileHint({ kind }: FieldSchema, file: string): RecordMessage | undefined {
  if ((kind !== 'pictureFile' && kind !== 'drawing') || !file.startsWith('/')) return undefined;
  if (kind === 'drawing') return { key: /\.svg$/i.test(file) ? 'record.fileName' : 'record.drawingFormat' };
  if (/\.hei[cf]$/i.test(file)) return { key: 'record.pictureHeic' };
  return { key: /\.jpg$/i.test(file) ? 'record.fileName' : 'record.pictureFormat' };
}
