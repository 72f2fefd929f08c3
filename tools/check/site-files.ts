import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogOf, routing } from '../../i18n/routing';
import { listFiles as listFilesBelow } from '../../lib/list-files';
import type { DescribedLocale } from '../../model/fields';
import { recordSchemas } from '../../model/schema';
import { type JsonText, readJson } from './json';

/** Returns the path of the descriptions in a language, from the project's root. */
export function descriptionsOf(locale: DescribedLocale): string {
  return `model/fields/${locale}.json`;
}

/** Lists the catalogs and records of the site, missing ones included. */
export function listWordFiles(root: string): string[] {
  return [...routing.locales.map(catalogOf), ...listRecordFiles(root)];
}

/** Lists the records of the site, missing ones included: one file for each kind, then the buildings and projects by name. */
export function listRecordFiles(root: string): string[] {
  const singles = Object.keys(recordSchemas).map((name) => `content/${name}.json`);
  const files = ['content/buildings', 'content/projects'].flatMap((folder) => listFiles(root, folder));
  return [...singles, ...files.filter((file) => /^content\/\w+\/[^/]+\.json$/.test(file))];
}

/** Lists every file under a folder with its path from the root, sorted; empty for a missing folder. */
export function listFiles(root: string, folder: string): string[] {
  return listFilesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`);
}

/** Lists the files of a folder that git does not ignore, sorted; every file outside of a repository. */
export function listKeptFiles(root: string, folder: string): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder];
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) return listFiles(root, folder);
  const files = stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  return [...new Set(files)].sort();
}

/** Returns whether a folder is in a git repository, which determines the files of the site. */
export function isInRepository(root: string): boolean {
  return spawnSync('git', ['rev-parse', '--git-dir'], { cwd: root }).status === 0;
}

/** Reads a JSON file with the positions of its values; undefined when it is missing or invalid. */
export function readJsonFile(root: string, file: string): JsonText | undefined {
  const place = path.join(root, file);
  const json = existsSync(place) ? readJson(readFileSync(place, 'utf8')) : undefined;
  return json && 'hint' in json ? undefined : json;
}

/** A source file of the site. */
export type Source = { file: string; code: string };

/** Reads the scripts and style sheets in folders of the project, without tests. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /(?<!\.test|\.d)\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));
}

/** Returns the matches of the first group of a pattern. */
export function matchesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}
