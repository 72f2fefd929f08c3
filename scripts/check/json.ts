import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';
import { placeOf } from './json-faults';
import { readJsonText } from './json-text';
import { listKeptFiles, listWordFiles, lockFile } from './project-files';

/** Every catalog and record is there, is UTF-8 and JSON, and has no name twice. */
export function checkJson(root: string): Finding[] {
  const standing = [...listKeptFiles(root, 'messages'), ...listKeptFiles(root, 'content')].filter((file) =>
    file.endsWith('.json'),
  );
  const files = new Set([...listWordFiles(root), lockFile, ...standing]);
  return [...files].flatMap((file) => checkFile(root, file));
}

function checkFile(root: string, file: string): Finding[] {
  const error = (field: string, value: string | undefined, cure: string): Finding => ({
    level: 'error',
    file,
    field,
    value,
    cure,
  });
  const whole = '(the whole file)';
  if (!existsSync(path.join(root, file))) {
    return [error(whole, 'missing', 'the site needs this file: bring it back, or undo its renaming')];
  }
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(source))) {
    return [error(whole, undefined, 'is not written in UTF-8: save it anew with the encoding UTF-8')];
  }
  if (source.startsWith('\u{feff}')) {
    return [error(whole, undefined, 'starts with a hidden mark: save it anew as UTF-8 without BOM')];
  }
  const read = readJsonText(source);
  if ('cure' in read) {
    return [error(`line ${read.line}, column ${read.column}`, read.value, read.cure)];
  }
  return read.duplicates.map((twice) => {
    const { line } = placeOf(source, twice.start);
    return error(
      twice.path.join('.'),
      undefined,
      `stands a second time in line ${line}: keep one of the two`,
    );
  });
}
