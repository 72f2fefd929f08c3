import type { z } from 'zod';
import { nearName } from './near-names';

/** A fault of a record: where it stands, what stands there now, and what to write instead. */
export type Fault = { file: string; field: string; value: string; cure: string };

type Issue = z.core.$ZodRawIssue;

/**
 * Checks data against its shape and tells every fault in plain words: those of the shape itself, else the ones here.
 *
 * @param file where the data comes from
 * @returns nothing when the data has its shape
 */
export function listFaults(schema: z.ZodType, file: string, data: unknown): Fault[] {
  const result = schema.safeParse(data, { error: cureOf });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const orNull = takesNull(schema, data, issue.path) ? ', or null if there is none' : '';
      return faultAt(file, data, issue.path, issue.message + orNull);
    }
    const known = issue.message.split(' ');
    return issue.keys.map((key) => faultAt(file, data, [...issue.path, key], unknownKeyCure(key, known)));
  });
}

/** What stands in a field, as in its file, shortened to about 60 characters. */
export function showValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

/** Whether a field of the data would be right if it were null. */
function takesNull(schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): boolean {
  const copy = structuredClone(data);
  const group = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], copy);
  const field = path.at(-1);
  if (typeof group !== 'object' || group === null || field === undefined) return false;
  Reflect.set(group, field, null);
  const isHere = (other: readonly PropertyKey[]) => path.every((key, at) => key === other[at]);
  return !schema.safeParse(copy).error?.issues.some((issue) => isHere(issue.path));
}

function faultAt(file: string, data: unknown, path: readonly PropertyKey[], cure: string): Fault {
  const value = path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
  return { file, field: path.map(String).join('.') || '(the whole file)', value: showValue(value), cure };
}

function unknownKeyCure(key: string, known: readonly string[]): string {
  const near = nearName(key, known);
  return near
    ? `nobody knows “${key}”: did you mean “${near}”?`
    : `nobody knows “${key}”: take it away, or write one of ${known.join(', ')}`;
}

const expectations: Record<string, string> = {
  string: 'write a text in straight quotes',
  number: 'write a number without quotes',
  int: 'write a whole number without quotes',
  boolean: 'write true or false without quotes',
  array: 'write a list in [ ]',
};

/** The words for what a shape itself does not explain; for an unknown key the names that the shape knows. */
function cureOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = expectations[issue.expected] ?? groupOf(issue.inst as z.ZodObject);
      return issue.input === undefined ? `is missing: ${expected}` : expected;
    }
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join(' ');
    case 'too_small':
      return issue.inclusive
        ? `is too small: write ${issue.minimum} or more`
        : `is too small: write a number above ${issue.minimum}`;
    case 'too_big':
      return `is too large: write ${issue.maximum} or less`;
    case 'invalid_value': {
      const near = nearName(String(issue.input), issue.values.map(String));
      return near ? `did you mean “${near}”?` : `choose one of ${issue.values.join(', ')}`;
    }
    case 'invalid_format':
      return issue.format === 'email' ? 'write an e-mail address, as office@example.org' : undefined;
    default:
      return undefined;
  }
}

function groupOf(schema: z.ZodObject): string {
  return `write a group { ${Object.keys(schema.shape).join(', ')} }`;
}
