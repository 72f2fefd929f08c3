import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findConflict } from './conflicts';
import type { Finding } from './finding';
import { placeOf } from './json-faults';
import { readJsonText } from './json-text';
import { listWordFiles, lockFile } from './project-files';
import { notesFile } from './schemas/list';

/** Every catalog and record is there, is UTF-8 and JSON, and has no name twice. */
export function checkJson(root: string): Finding[] {
  return [...listWordFiles(root), lockFile, notesFile].flatMap((file) => checkFile(root, file));
}

function checkFile(root: string, file: string): Finding[] {
  const unreadable = (field: string, cure: string, value?: string): Finding[] => [
    { level: 'error', file, field, value, cure, unreadable: true },
  ];
  const whole = '(the whole file)';
  if (!existsSync(path.join(root, file))) {
    return unreadable(whole, 'the site needs this file: bring it back, or undo its renaming', 'missing');
  }
  const bytes = readFileSync(path.join(root, file));
  const source = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(source))) {
    return unreadable(whole, 'is not written in UTF-8: save it again with the encoding UTF-8');
  }
  if (source.startsWith('\u{feff}')) {
    return unreadable(whole, 'starts with a hidden mark: save it again as UTF-8 without BOM');
  }
  const conflict = findConflict(source);
  if (conflict) return unreadable(`line ${conflict.line}`, conflict.cure, conflict.value);
  const read = readJsonText(source);
  if ('cure' in read) return unreadable(`line ${read.line}, column ${read.column}`, read.cure, read.value);
  return read.duplicates.map(({ path, start }): Finding => {
    const cure = `is written a second time in line ${placeOf(source, start).line}: keep one of the two`;
    return { level: 'error', file, field: path.join('.'), cure };
  });
}
