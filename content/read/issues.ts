import { z } from 'zod';
import { type Message, translatorOf } from '../../i18n/message';
import { shorten } from '../../lib/shorten';
import { valueAt } from '../../lib/value-at';
import { hint, type RecordMessage, readHint } from '../schema/hint';
import sentences from '../schema/messages/en.json';
import { nearName } from './near-names';

/** What is wrong in a record: the field, its value now, and what to write instead. */
export type RecordIssue = {
  file: string;
  field?: string;
  value: string | RecordMessage;
  hint: RecordMessage;
};

/**
 * Checks data against its shape; the issues of the shape itself come first.
 *
 * @param file where the data comes from
 * @returns nothing when the data has its shape
 */
export function listIssues(schema: z.core.$ZodType, file: string, data: unknown): RecordIssue[] {
  const result = z.safeParse(schema, data, { error: hintOf });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = issue.message.split(' ');
      return issue.keys.map((key) => issueAt(file, data, [...issue.path, key], unknownHint(key, known)));
    }
    const text = takesNull(schema, data, issue.path)
      ? hint('orNull', { hint: readHint(issue.message) })
      : issue.message;
    return issueAt(file, data, issue.path, text);
  });
}

/** A value as it is written in its file, shortened to about 60 characters. */
export function showValue(value: unknown): string | RecordMessage {
  const text = JSON.stringify(value);
  if (text === undefined) return { key: 'value.missing' };
  return shorten(text, 60);
}

/** The English of an issue in one line, for a build that stops at it. */
export function writeIssues(issues: RecordIssue[]): string {
  const translate = translatorOf(sentences, 'en');
  const write = (value: string | Message) => (typeof value === 'string' ? value : translate(value));
  const lines = issues.map(
    ({ file, field, value, hint }) =>
      `  ${[file, field].filter(Boolean).join(' · ')} = ${write(value)}: ${write(hint)}`,
  );
  return [translate({ key: 'record.stopped', values: { count: issues.length } }), ...lines].join('\n');
}

/** Whether a field of the data would be right if it were null. */
function takesNull(schema: z.core.$ZodType, data: unknown, path: readonly PropertyKey[]): boolean {
  const copy = structuredClone(data);
  const group = valueAt(copy, path.slice(0, -1));
  const field = path.at(-1);
  if (typeof group !== 'object' || group === null || field === undefined) return false;
  Reflect.set(group, field, null);
  const isHere = (other: readonly PropertyKey[]) => path.every((key, at) => key === other[at]);
  return !z.safeParse(schema, copy).error?.issues.some((issue) => isHere(issue.path));
}

function issueAt(file: string, data: unknown, path: readonly PropertyKey[], text: string): RecordIssue {
  const field = path.map(String).join('.') || undefined;
  return { file, field, value: showValue(valueAt(data, path)), hint: readHint(text) };
}

function unknownHint(field: string, known: readonly string[]): string {
  const near = nearName(field, known);
  return near ? hint('unknownNear', { field, near }) : hint('unknown', { field, known: known.join(', ') });
}

const expectations: Record<string, string> = {
  string: hint('text'),
  number: hint('number'),
  int: hint('wholeNumber'),
  boolean: hint('trueOrFalse'),
  array: hint('list'),
};

/** The hint for what a shape itself does not explain; for unknown fields the names that the shape knows. */
function hintOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const fields = () => Object.keys((issue.inst as z.ZodObject).shape).join(', ');
      return expectations[issue.expected] ?? hint('group', { fields: fields() });
    }
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join(' ');
    case 'too_small':
      return hint(issue.inclusive ? 'tooSmall' : 'notAbove', { minimum: Number(issue.minimum) });
    case 'too_big':
      return hint('tooLarge', { maximum: Number(issue.maximum) });
    case 'invalid_value': {
      const near = nearName(String(issue.input), issue.values.map(String));
      return near ? hint('near', { near }) : hint('choice', { choices: issue.values.join(', ') });
    }
    case 'invalid_format':
      return hint(issue.format === 'email' ? 'email' : 'wrong');
    default:
      return hint('wrong');
  }
}
