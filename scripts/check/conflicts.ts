import { placeOf } from './json-faults';

/** Where git has left two versions of a passage in a file for somebody to choose; undefined in any other file. */
export function findConflict(source: string): { line: number; value: string; cure: string } | undefined {
  const [value, from] = /^<{7}(?: (.*))?$/m.exec(source) ?? [];
  if (value === undefined || !/^>{7}/m.test(source)) return undefined;
  const cure =
    'a merge conflict: both versions of a passage stand here. Keep one, and delete the lines <<<<<<<, ======= and >>>>>>>';
  return { line: placeOf(source, source.indexOf(value)).line, value: from ?? value, cure };
}
