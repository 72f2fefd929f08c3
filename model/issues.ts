import type { z } from 'zod';
import { type Message, translatorOf } from '../i18n/message';
import { shorten } from '../lib/shorten';
import { valueAt } from '../lib/value-at';
import { schemaOf } from './fields/shapes';
import { type RecordMessage, sentences } from './sentences';
import { describeZodIssue } from './zod-message';

/** A mistake in a record: the field, its current value, and a hint. */
export type RecordIssue = {
  file: string;
  field?: string;
  value: string | RecordMessage;
  hint: RecordMessage;
};

/**
 * Checks data against its shape.
 *
 * @param file the source of the data
 * @returns the issues; an empty list when the data has its shape
 */
export function listIssues(shape: z.ZodType, file: string, data: unknown): RecordIssue[] {
  const issues = shape.safeParse(data).error?.issues ?? [];
  const schema = issues.length > 0 ? schemaOf(shape) : {};
  return issues
    .flatMap((issue) => describeZodIssue(issue, schema, data))
    .map(({ path, hint }) => {
      const field = path.map(String).join('.') || undefined;
      return { file, field, value: showValue(valueAt(data, path)), hint };
    });
}

/** Returns a value as JSON, shortened to about 60 characters. */
export function showValue(value: unknown): string | RecordMessage {
  const text = JSON.stringify(value);
  return text === undefined ? { key: 'value.missing' } : shorten(text, 60);
}

/** Writes issues in English, one per line, as the error of a build. */
export function writeIssues(issues: RecordIssue[]): string {
  const translate = translatorOf(sentences.en, 'en');
  const write = (value: string | Message) => (typeof value === 'string' ? value : translate(value));
  const lines = issues.map(
    ({ file, field, value, hint }) =>
      `  ${[file, field].filter(Boolean).join(' · ')} = ${write(value)}: ${write(hint)}`,
  );
  return [translate({ key: 'record.stopped', values: { count: issues.length } }), ...lines].join('\n');
}
