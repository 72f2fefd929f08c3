import type { z } from 'zod';
import { type Message, translatorOf } from '../../i18n/message';
import { shorten } from '../../lib/shorten';
import { valueAt } from '../../lib/value-at';
import { hintsIn } from '../fields';
import { fieldAt, namesIn, takesNull } from '../fields/schema';
import { schemaOf } from '../fields/shapes';
import ruleSentences from '../rules/messages/en.json';
import type { RecordMessage } from '../schema/hint';
import sentences from '../schema/messages/en.json';
import { hintOf, unknownHint } from './hints';

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
export function listIssues(shape: z.ZodType, file: string, data: unknown): RecordIssue[] {
  const issues = shape.safeParse(data).error?.issues ?? [];
  const schema = issues.length > 0 ? schemaOf(shape) : {};
  const issueAt = (path: PropertyKey[], hint: RecordMessage): RecordIssue => {
    const field = path.map(String).join('.') || undefined;
    return { file, field, value: showValue(valueAt(data, path)), hint };
  };
  return issues.flatMap((issue) => {
    const field = fieldAt(schema, issue.path) ?? {};
    if (issue.code === 'unrecognized_keys') {
      const known = namesIn(field);
      return issue.keys.map((key) => issueAt([...issue.path, key], unknownHint(key, known)));
    }
    const hint = hintOf(issue, field, valueAt(data, issue.path));
    return issueAt(issue.path, takesNull(field) ? { key: 'record.orNull', values: { hint } } : hint);
  });
}

/** A value as it is written in its file, shortened to about 60 characters. */
export function showValue(value: unknown): string | RecordMessage {
  const text = JSON.stringify(value);
  if (text === undefined) return { key: 'value.missing' };
  return shorten(text, 60);
}

/** The English of an issue in one line, for a build that stops at it. */
export function writeIssues(issues: (Omit<RecordIssue, 'hint'> & { hint: Message })[]): string {
  const translate = translatorOf({ ...sentences, ...ruleSentences, hint: hintsIn('en') }, 'en');
  const write = (value: string | Message) => (typeof value === 'string' ? value : translate(value));
  const lines = issues.map(
    ({ file, field, value, hint }) =>
      `  ${[file, field].filter(Boolean).join(' · ')} = ${write(value)}: ${write(hint)}`,
  );
  return [translate({ key: 'record.stopped', values: { count: issues.length } }), ...lines].join('\n');
}
