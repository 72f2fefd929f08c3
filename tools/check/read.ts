import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prefixedLocales } from '../../i18n/navigation';
import { catalogOf, routing } from '../../i18n/routing';
import { isFileName } from '../../lib/slug';
import { describedLocales } from '../../model/fields';
import { buildingLockFile, lockFile } from '../../model/schema';
import { error, type Issue } from './issue';
import { type JsonText, readJson } from './json';
import { descriptionsOf, listKeptFiles, listWordFiles } from './site-files';

/** The input of the phases of the check. */
export type Site = {
  root: string;
  /** The readable catalogs, records and locks, by their path from the root. */
  files: ReadonlyMap<string, JsonText>;
  /** The files of buildings and projects with a valid name for an address. */
  buildings: readonly string[];
  projects: readonly string[];
  /** Files of buildings and projects with a name that is no address; they have an issue. */
  misplaced: readonly string[];
  issues: Issue[];
};

/**
 * Reads the catalogs and records, as the first phase. Reports missing and stray files, and files that are not UTF-8 or JSON.
 *
 * @param root the folder of the project
 * @param texts replacements for the texts of files, by path
 */
export function readSite(root: string, texts: ReadonlyMap<string, string> = new Map()): Site {
  const files = new Map<string, JsonText>();
  const expectedFiles = [
    ...listWordFiles(root),
    lockFile,
    buildingLockFile,
    ...describedLocales.map(descriptionsOf),
  ];
  // The names of buildings and projects are addresses.
  const isNameless = (file: string) =>
    /^content\/(buildings|projects)\//.test(file) && !isFileName(path.basename(file, '.json'));
  const readableFiles = expectedFiles.filter((file) => !isNameless(file));
  const presentFiles = ['messages', 'content', 'model/fields'].flatMap((folder) =>
    listKeptFiles(root, folder),
  );
  const strayFiles = presentFiles.filter((file) => !readableFiles.includes(file) && !ofOthers.test(file));
  const issues = strayFiles.map(strayIssue);
  for (const file of readableFiles) {
    if (existsSync(path.join(root, file))) issues.push(...readFile(root, file, files, texts.get(file)));
    else issues.push(missingIssue(file));
  }
  const filesIn = (folder: string) => readableFiles.filter((file) => path.dirname(file) === folder);
  const [buildings, projects] = [filesIn('content/buildings'), filesIn('content/projects')];
  return {
    root,
    files,
    buildings,
    projects,
    misplaced: expectedFiles.filter(isNameless),
    issues,
  };
}

/** Files of code and git beside catalogs, records and descriptions. */
const ofOthers = /\.tsx?$|\/\.gitkeep$/;

function readFile(root: string, file: string, files: Map<string, JsonText>, text?: string): Issue[] {
  const bytes = text === undefined ? readFileSync(path.join(root, file)) : Buffer.from(text);
  const source = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(source))) return [error({ file }, 'json.encoding')];
  const conflict = findConflict(file, source);
  if (conflict) return [conflict];
  const json = readJson(source);
  if ('hint' in json) return [{ level: 'error', file, ...json }];
  files.set(file, json);
  return Array.from(json.duplicates, ([field, line]) => error({ file, field }, 'json.twice', { line }));
}

/** Reports the first conflict marker of git in a file; undefined without one. */
function findConflict(file: string, source: string): Issue | undefined {
  const [value, from] = /^<{7}(?: (.*))?$/m.exec(source) ?? [];
  if (value === undefined || !/^>{7}/m.test(source)) return undefined;
  const line = source.slice(0, source.indexOf(value)).split('\n').length;
  return error({ file, line, value: from ?? value }, 'json.conflict');
}

/** Returns the issue of a missing file, which may belong to a new language. */
function missingIssue(file: string): Issue {
  const place = { file, value: { key: 'value.missing' } } as const;
  if (!prefixedLocales.map(catalogOf).includes(file)) return error(place, 'json.missing');
  return error(place, 'json.missingLanguage', { original: catalogOf(routing.defaultLocale) });
}

function strayIssue(file: string): Issue {
  const { name, ext, dir } = path.parse(file);
  if (dir === 'content/projects' || dir === 'content/buildings')
    return error({ file }, ext === '.json' ? 'files.name' : 'files.notProject', { name });
  if (dir.startsWith('content/projects/') && ext === '.json')
    return error({ file }, 'files.projectFolder', { name });
  if (dir === 'messages' && /^[a-z]{2}$/.test(name))
    return error({ file }, 'files.language', { name, languages: routing.locales.join(', ') });
  return error({ file }, 'files.unread');
}
