import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../../content/rules';
import { recordSchemas } from '../../content/schema';
import { type Locale, routing } from '../../i18n/routing';
import { listFiles as listFilesBelow } from '../../lib/list-files';
import { type JsonText, readJson } from './json';

/** The catalog of a language, from the project's root. */
export function catalogOf(locale: Locale): string {
  return `messages/${locale}.json`;
}

/** The descriptions of all fields in a language, from the project's root. */
export function descriptionsOf(locale: Locale): string {
  return `content/fields/${locale}.json`;
}

/** The catalogs and the records of the site, those that are missing too. */
export function listWordFiles(root: string): string[] {
  return [...routing.locales.map(catalogOf), ...listRecordFiles(root)];
}

/** The records of the site, those that are missing too: one file for each kind, and one for each building and project. */
export function listRecordFiles(root: string): string[] {
  const singles = Object.keys(recordSchemas).map((name) => `content/${name}.json`);
  return [...singles, ...listBuildingFiles(root), ...listProjectFiles(root)];
}

const jsonIn = (root: string, folder: string) =>
  listFiles(root, folder).filter((file) => file.endsWith('.json') && path.dirname(file) === folder);

/** The files of the buildings by their names. */
function listBuildingFiles(root: string): string[] {
  return jsonIn(root, 'content/buildings');
}

/** The files of the projects by their names; those that the lock does not know, which are new, come last. */
function listProjectFiles(root: string): string[] {
  const lock = path.join(root, lockFile);
  const known = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const isNew = (file: string) => !known.includes(`"${path.basename(file, '.json')}"`);
  return jsonIn(root, 'content/projects').sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
}

/** Every file under a folder of the project with its path from the root, sorted; none when there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  return listFilesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`);
}

/** The files of a folder without those of `.gitignore`: what a script generates or a desktop leaves. */
export function listKeptFiles(root: string, folder: string): string[] {
  const lines = readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\r?\n/).filter(Boolean);
  const isIgnored = (file: string) =>
    lines.some((line) =>
      line.endsWith('/') ? file.startsWith(line) : [file, path.basename(file)].includes(line),
    );
  return listFiles(root, folder).filter((file) => !isIgnored(file));
}

/** A JSON file with its places; undefined when it is missing or no JSON. */
export function readJsonFile(root: string, file: string): JsonText | undefined {
  const place = path.join(root, file);
  const json = existsSync(place) ? readJson(readFileSync(place, 'utf8')) : undefined;
  return json && 'hint' in json ? undefined : json;
}
