import { around } from './texts';

/** The parser's names of faults (ErrorKind of @formatjs/icu-messageformat-parser) in words for an editor. */
const cures: [kind: RegExp, cure: string][] = [
  [/^EXPECT_ARGUMENT_CLOSING_BRACE|^UNCLOSED_QUOTE/, 'a } is missing, or a { too many'],
  [/^EMPTY_ARGUMENT/, 'the braces are empty: write the name of a value, as {company}'],
  [/^MALFORMED_ARGUMENT/, 'write only a name inside the braces, as {company}'],
  [/ARGUMENT_TYPE$/, 'after the comma stands “number”, “date”, “plural” or “select”, as in {n, number}'],
  [/^MISSING_OTHER_CLAUSE/, 'this count lacks its form “other”: add other {…}'],
  [/SELECTOR_FRAGMENT$/, 'every form of a count needs its text in braces, as one {…}'],
  [/^DUPLICATE/, 'this form stands twice: keep one of them'],
  [/(PLURAL|SELECT)_ARGUMENT/, 'a count needs its forms, as {n, plural, one {…} other {…}}'],
  [/^UNMATCHED_CLOSING_TAG/, 'this end of a tag has no beginning: write <name>…</name>, the same name twice'],
  [/^UNCLOSED_TAG/, 'this tag has no end: write <name>…</name>, the same name twice'],
  [/^INVALID_TAG/, 'write a tag as <name>…</name>, with small letters'],
];

/** What is wrong with a message that is no ICU: the place in the text, and its cure. */
export function tellIcuFault(error: unknown, text: string): { value: string; cure: string } {
  const { message, location } = error as Error & { location?: { start: { offset: number } } };
  const cure = cures.find(([kind]) => kind.test(message))?.[1] ?? 'the braces or tags do not fit together';
  return { value: around(text, location?.start.offset ?? 0, 10), cure };
}
