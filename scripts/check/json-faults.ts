/** The first place where a file is no JSON: line and column from 1, what stands there, and what to write instead. */
export type JsonFault = { line: number; column: number; value: string; cure: string };

type Kind = 'value' | 'quote' | 'name' | 'extraComma' | 'colon' | 'comma' | 'end';

class Stop extends Error {
  constructor(
    readonly kind: Kind,
    readonly at: number,
  ) {
    super(kind);
  }
}

/** Ends the reading of a JSON file at its first fault. */
export function stop(kind: Kind, at: number): never {
  throw new Stop(kind, at);
}

/** Line and column, from 1, of an offset in a text. */
export function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Puts the end of a reading into words for somebody who edits texts. */
export function tell(error: unknown, source: string): JsonFault {
  if (!(error instanceof Stop)) throw error;
  const here = source.slice(error.at, error.at + 20).split(/[\r\n]/)[0] ?? '';
  const value = here || (error.at >= source.length ? 'the end of the file' : 'the end of the line');
  return { ...placeOf(source, error.at), value, cure: cureOf(error.kind, source.slice(error.at)) };
}

function cureOf(kind: Kind, rest: string): string {
  if (rest === '') return 'the file ends too early: a closing } or ] is missing';
  if (/^[“”„״‘’'`]/.test(rest)) return 'names and texts stand in straight quotes: write " before and after';
  if (/^\/[/*]/.test(rest)) return 'JSON has no comments: take this one away';
  switch (kind) {
    case 'value':
      return /^[\d.+-]/.test(rest)
        ? 'write the number with digits alone, as 1000 or 0.5'
        : 'a value is missing or lacks its quotes: write a text in straight quotes, a number, true, false or null';
    case 'quote':
      return 'this text is not closed: write " at its end, keep it on one line, and write \\\\ for a backslash';
    case 'name':
      return /^\d/.test(rest)
        ? 'a number is written without commas, as 300000'
        : 'the name of a field in straight quotes is missing here';
    case 'extraComma':
      return 'a comma too many: take away the one before this sign';
    case 'colon':
      return 'a colon is missing between the name and its value';
    case 'comma':
      if (/^[}\]]/.test(rest)) return 'a list ends with ] and a group with }: close what was opened last';
      return 'a comma is missing before this, or a text has a straight quote inside: write ״ in Hebrew, “ and ” in English';
    case 'end':
      return 'the file should have ended before this: take away what is left over; perhaps a } too many stands above it, or a { is missing';
  }
}
