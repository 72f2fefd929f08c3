import type { z } from 'zod';
import { routing } from '../../i18n/routing';
import { hintKey } from '../fields';
import { choicesOf, type FieldSchema, namesIn } from '../fields/schema';
import type { RecordMessage } from '../schema/hint';
import { nearName } from './near-names';

/** What to write instead of a field that does not exist. */
export function unknownHint(field: string, known: readonly string[]): RecordMessage {
  const near = nearName(field, known);
  if (near) return { key: 'record.unknownNear', values: { field, near } };
  return { key: 'record.unknown', values: { field, known: known.join(', ') } };
}

const expectations: Record<string, RecordMessage> = {
  string: { key: 'record.text' },
  number: { key: 'record.number' },
  int: { key: 'record.wholeNumber' },
  boolean: { key: 'record.trueOrFalse' },
  array: { key: 'record.list' },
  // The lock of the projects.
  record: { key: 'record.group', values: { fields: '"3": "steel-hall"' } },
};

/** What to write instead: what the field's description says, or what is true of every field. */
export function hintOf(issue: z.core.$ZodIssue, field: FieldSchema, value: unknown): RecordMessage {
  const own = ownHint(issue, field);
  switch (issue.code) {
    case 'custom':
      return issue.params?.hint ?? wrong;
    case 'invalid_type': {
      const fields = namesIn(field).join(', ');
      if (issue.expected === 'object') return { key: 'record.group', values: { fields } };
      const isNumber = issue.expected === 'number' || issue.expected === 'int';
      if (isNumber && typeof value === 'string' && Number(value)) return { key: 'record.quotedNumber' };
      return expectations[issue.expected] ?? own ?? wrong;
    }
    case 'too_small': {
      const [minimum, isText] = [Number(issue.minimum), issue.origin === 'string'];
      if (isText) return { key: 'record.empty' };
      return own ?? { key: issue.inclusive ? 'record.tooSmall' : 'record.notAbove', values: { minimum } };
    }
    case 'too_big': {
      const [maximum, isText] = [Number(issue.maximum), issue.origin === 'string'];
      if (isText) return { key: 'record.tooLong', values: { maximum } };
      return own ?? { key: 'record.tooLarge', values: { maximum } };
    }
    case 'invalid_key':
      return expectations.record ?? wrong;
    case 'invalid_value':
      return own ?? choiceHint(issue.values.map(String), String(value));
    case 'invalid_format':
      return fileHint(field, String(value)) ?? own ?? wrong;
    default:
      return own ?? wrong;
  }
}

const wrong: RecordMessage = { key: 'record.wrong' };

/** The hint of the field; an item of a list has none, for that of its list is about how many there are. */
function ownHint({ path }: z.core.$ZodIssue, field: FieldSchema): RecordMessage | undefined {
  const key = typeof path.at(-1) === 'number' ? undefined : hintKey(field);
  const values = { choices: choicesOf(field).join(', '), languages: routing.locales.join(', ') };
  return key && { key, values };
}

function choiceHint(choices: readonly string[], value: string): RecordMessage {
  const near = nearName(value, choices);
  if (near) return { key: 'record.near', values: { near } };
  return { key: 'record.choice', values: { choices: choices.join(', ') } };
}

/** What is wrong with the path of a file that begins as it should. */
function fileHint({ kind }: FieldSchema, file: string): RecordMessage | undefined {
  if ((kind !== 'pictureFile' && kind !== 'drawing') || !file.startsWith('/')) return undefined;
  if (kind === 'drawing') return { key: /\.svg$/i.test(file) ? 'record.fileName' : 'record.drawingFormat' };
  if (/\.hei[cf]$/i.test(file)) return { key: 'record.pictureHeic' };
  return { key: /\.jpg$/i.test(file) ? 'record.fileName' : 'record.pictureFormat' };
}
