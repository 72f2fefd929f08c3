import type { Message } from './sentences';
import { around } from './texts';

/** The parser's names of errors (ErrorKind of @formatjs/icu-messageformat-parser). */
const hints: [kind: RegExp, key: Message['key']][] = [
  [/^EXPECT_ARGUMENT_CLOSING_BRACE|^UNCLOSED_QUOTE/, 'icu.brace'],
  [/^EMPTY_ARGUMENT/, 'icu.empty'],
  [/^MALFORMED_ARGUMENT/, 'icu.name'],
  [/ARGUMENT_TYPE$/, 'icu.type'],
  [/^MISSING_OTHER_CLAUSE/, 'icu.other'],
  [/SELECTOR_FRAGMENT$/, 'icu.form'],
  [/^DUPLICATE/, 'icu.twice'],
  [/(PLURAL|SELECT)_ARGUMENT/, 'icu.forms'],
  [/^UNMATCHED_CLOSING_TAG/, 'icu.endTag'],
  [/^UNCLOSED_TAG/, 'icu.startTag'],
  [/^INVALID_TAG/, 'icu.tag'],
];

/** Returns the syntax error of an ICU message, with its place in the text. */
export function describeIcuError(error: unknown, text: string): { value: string; hint: Message } {
  const { message, location } = error as Error & { location?: { start: { offset: number } } };
  const key = hints.find(([kind]) => kind.test(message))?.[1] ?? 'icu.wrong';
  return { value: around(text, location?.start.offset ?? 0, 10), hint: { key } };
}
