import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';
import { placeOf } from './json-faults';
import { readJsonFile } from './project-files';

/**
 * Writes findings for people: errors before warnings, each file's together, and a line of numbers at the end.
 *
 * @param milliseconds that the check took
 */
export function writeReport(root: string, findings: Finding[], milliseconds: number): string {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  const counts = `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}, ${time}.`;
  const verdict = errors.length > 0 ? 'Mend the errors and run “npm run check” again' : 'All is well';
  return [...groups(root, errors), ...groups(root, warnings), `${verdict}: ${counts}`].join('\n\n');
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}

/** One text for each file, its findings by line; words and records come first, for a fault there can be a reason of others. */
function groups(root: string, findings: Finding[]): string[] {
  const rank = (file: string) =>
    [/^messages\//, /^content\//, /^public\//, /./].findIndex((each) => each.test(file));
  const files = [...new Set(findings.map(({ file }) => file))].sort(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
  return files.map((file) => {
    const lines = findings
      .filter((finding) => finding.file === file)
      .map((finding) => ({ ...finding, line: lineOf(root, finding) }));
    return lines
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(writeLine)
      .join('\n');
  });
}

function writeLine({ level, file, line, field, value, cure }: Finding & { line?: number }): string {
  const place = [line && !isPlace(field) ? `${file}:${line}` : file, field].filter(Boolean).join(' · ');
  return `${level.padEnd(7)}  ${place}${value ? ` = ${value}` : ''}: ${cure}`;
}

/** Whether a finding names a line of its file, and no field. */
function isPlace(field = ''): boolean {
  return /^line \d/.test(field);
}

/** The line of a field in its JSON file, or of a token in its style sheet; for a missing field that of the group where it belongs. */
function lineOf(root: string, { file, field = '' }: Finding): number | undefined {
  if (isPlace(field)) return Number.parseInt(field.slice('line '.length), 10);
  if (field.startsWith('--')) return lineOfToken(path.join(root, file), field);
  const read = field && file.endsWith('.json') ? readJsonFile(root, file) : undefined;
  if (!read) return undefined;
  const names = field.split('.');
  for (let length = names.length; length > 0; length--) {
    const offset = read.places.get(names.slice(0, length).join('.'));
    if (offset !== undefined) return placeOf(read.source, offset).line;
  }
  return undefined;
}

function lineOfToken(place: string, token: string): number | undefined {
  const css = readFileSync(place, 'utf8');
  const at = css.indexOf(`${token}:`);
  return at < 0 ? undefined : placeOf(css, at).line;
}
