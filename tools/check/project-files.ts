import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordSchemas } from '../../content/schema';
import { type Locale, routing } from '../../i18n/routing';
import { listFiles as listFilesBelow } from '../../lib/list-files';
import { type JsonString, type JsonText, readJsonText } from './json-text';

/** The catalog of a language, from the project's root. */
export function catalogOf(locale: Locale): string {
  return `messages/${locale}.json`;
}

/** The descriptions of all fields in a language, from the project's root. */
export function descriptionsOf(locale: Locale): string {
  return `content/fields/${locale}.json`;
}

/** The records of which there is one file each; every project has a file of its own. */
const singleRecords = Object.keys(recordSchemas).map((name) => `content/${name}.json`);

export const lockFile = 'content/projects.lock.json';

/** The catalogs and the records of the site, those that are missing too. */
export function listWordFiles(root: string): string[] {
  return [...routing.locales.map(catalogOf), ...listRecordFiles(root)];
}

/** The records of the site, those that are missing too. */
export function listRecordFiles(root: string): string[] {
  return [...singleRecords, ...listProjectFiles(root)];
}

/** The files of the projects by their names; those that the lock does not know, which are new, come last. */
export function listProjectFiles(root: string): string[] {
  const lock = JSON.stringify(readJsonFile(root, lockFile)?.data ?? {});
  const isNew = (file: string) => !lock.includes(`:"${path.basename(file, '.json')}"`);
  return listFiles(root, 'content/projects')
    .filter((file) => /^content\/projects\/[^/]+\.json$/.test(file))
    .sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
}

/** Every file under a folder of the project with its path from the root, sorted; none when there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  return listFilesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`);
}

/** The files of a folder that somebody has written: what a script or a computer's desktop makes stands in `.gitignore`. */
export function listKeptFiles(root: string, folder: string): string[] {
  const made = readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\r?\n/).filter(Boolean);
  const isMade = (file: string) =>
    made.some((line) =>
      line.endsWith('/') ? file.startsWith(line) : [file, path.basename(file)].includes(line),
    );
  return listFiles(root, folder).filter((file) => !isMade(file));
}

/** A text of a JSON file with its place. */
export type Field = JsonString & { file: string; field: string };

/** Every text of a JSON file; none of one that cannot be read. */
export function listFields(root: string, file: string): Field[] {
  const strings = readJsonFile(root, file)?.strings ?? [];
  return strings.map((each) => ({ ...each, file, field: each.path.join('.') }));
}

type JsonFile = JsonText & { source: string };

/** What was read last from each file, for nearly every check reads it. */
const lastRead = new Map<string, { source: string; read: JsonFile | undefined }>();

/** A JSON file with its places; undefined when it is missing, no UTF-8 or no JSON, which checkJson reports. */
export function readJsonFile(root: string, file: string): JsonFile | undefined {
  const place = path.join(root, file);
  if (!existsSync(place)) return undefined;
  const source = readFileSync(place, 'utf8');
  const last = lastRead.get(place);
  if (last?.source === source) return last.read;
  const json = readJsonText(source);
  const read = 'hint' in json || source.includes('\u{fffd}') ? undefined : { ...json, source };
  lastRead.set(place, { source, read });
  return read;
}
