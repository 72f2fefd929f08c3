import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogOf, routing } from '../../../i18n/routing';
import { listFiles } from '../../../lib/list-files';
import { checkCatalogs } from '../../../tools/check/catalogs';
import type { Issue } from '../../../tools/check/issue';
import { type JsonText, readJson } from '../../../tools/check/json';
import { checkPhones } from '../../../tools/check/phones';
import type { Site } from '../../../tools/check/read';
import { checkAddresses, checkRecords } from '../../../tools/check/records';
import { type TranslatedIssue, translate } from '../../../tools/check/report';
import { runPhases } from '../../../tools/check/run';
import { checkShapes } from '../../../tools/check/shape';
import { checkTexts } from '../../../tools/check/texts';
import type { Change } from './fixture-copy';
import { fixture } from './other-company';

const root = process.cwd();
const catalogs = routing.locales.map(catalogOf);
const records = listFiles(path.join(fixture, 'content')).map((file) => `content/${file}`);

/** The catalogs of the site and the records of the fixture, by their path from the root. */
const originals: ReadonlyMap<string, JsonText> = new Map([
  ...catalogs.map((file) => [file, parse(file, readFileSync(file))] as const),
  ...records.map((file) => [file, parse(file, readFileSync(path.join(fixture, file)))] as const),
]);

/** Returns the data of a record of the fixture. */
export function read(file: string) {
  return structuredClone(originals.get(file)?.data) as ReturnType<typeof JSON.parse>;
}

function parse(file: string, text: string | Uint8Array): JsonText {
  const json = readJson(text.toString());
  if ('hint' in json) throw new Error(`${file} is not JSON.`);
  return json;
}

let known: Promise<Set<string>> | undefined;

/**
 * Lists the issues that changes add to the fixture, in English and without the disk: shapes, catalogs, typography,
 * addresses and rules. Syntax, misplaced files, pictures and descriptions of fields need the disk: see `makeCopy`.
 */
export async function issuesOf(changes: readonly Change[]): Promise<TranslatedIssue[]> {
  known ??= listAll(originals).then((issues) => new Set(issues.map((issue) => JSON.stringify(issue))));
  const ignored = await known;
  const files = new Map(originals);
  for (const { file, to } of changes) {
    const text = to(files.get(file)?.source ?? '');
    if (text === undefined) files.delete(file);
    else files.set(file, parse(file, text));
  }
  const found = await listAll(files);
  return translate(
    root,
    found.filter((issue) => !ignored.has(JSON.stringify(issue))),
    'en',
  );
}

function listAll(files: Site['files']): Promise<Issue[]> {
  const filesIn = (folder: string) => [...files.keys()].filter((file) => path.dirname(file) === folder);
  const [buildings, projects] = [filesIn('content/buildings'), filesIn('content/projects')];
  const site: Site = { root, files, buildings, projects, misplaced: [], issues: [] };
  // Shape and typography are about one file each, and records change nothing in the catalogs.
  const changed = new Map(
    [...files].filter(([file, json]) => files === originals || originals.get(file) !== json),
  );
  return runPhases(site, [
    () => checkShapes({ ...site, files: changed }),
    ...(catalogs.some((file) => changed.has(file)) ? [checkCatalogs] : []),
    () => checkTexts({ ...site, files: changed }),
    () => checkPhones({ ...site, files: changed }),
    checkAddresses,
    checkRecords,
  ]);
}
