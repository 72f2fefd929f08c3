import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import { placeOf, readJsonText } from './json-text';
import { descriptionsOf, listWordFiles, lockFile } from './project-files';

/** Every catalog and record is there, is UTF-8 and JSON, and has no name twice. */
export function checkJson(root: string): Issue[] {
  return [...listWordFiles(root), lockFile, ...routing.locales.map(descriptionsOf)].flatMap((file) =>
    checkFile(root, file),
  );
}

function checkFile(root: string, file: string): Issue[] {
  const whole = { file, unreadable: true } as const;
  if (!existsSync(path.join(root, file))) {
    return [error({ ...whole, value: { key: 'value.missing' } }, 'json.missing')];
  }
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(source))) return [error(whole, 'json.encoding')];
  if (source.startsWith('\u{feff}')) return [error(whole, 'json.mark')];
  const conflict = findConflict(file, source);
  if (conflict) return [conflict];
  const read = readJsonText(source);
  if ('hint' in read) return [{ level: 'error', ...whole, ...read }];
  return read.duplicates.map(({ path, start }) =>
    error({ file, field: path.join('.') }, 'json.twice', { line: placeOf(source, start).line }),
  );
}

/** Where git has left two versions of a passage in a file for somebody to choose; undefined in any other file. */
export function findConflict(file: string, source: string): Issue | undefined {
  const [value, from] = /^<{7}(?: (.*))?$/m.exec(source) ?? [];
  if (value === undefined || !/^>{7}/m.test(source)) return undefined;
  const { line } = placeOf(source, source.indexOf(value));
  return error({ file, line, value: from ?? value, unreadable: true }, 'json.conflict');
}
