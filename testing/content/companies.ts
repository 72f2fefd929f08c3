import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../lib/is-object';
import { listFiles } from '../../lib/list-files';
import { fixture, moveIn } from './other-company';

const folder = path.join(fixture, 'companies');

/** The companies of the fixture by their names: each is a folder with what differs from the fixture. */
export const companies = readdirSync(folder);

/**
 * Gives a copy of the site to one of these companies.
 *
 * @param name its folder, where a JSON file that the fixture has too is a merge patch (RFC 7396): null takes a field or a file away
 * @param copy the copy
 */
export function moveInAs(name: string, copy: string): void {
  moveIn(copy);
  for (const file of listFiles(path.join(folder, name))) {
    const [source, place] = [path.join(folder, name, file), path.join(copy, file)];
    if (!file.endsWith('.json') || !existsSync(place)) {
      cpSync(source, place);
      continue;
    }
    const after = merge(readJson(place), readJson(source));
    if (after === null) rmSync(place, { force: true });
    else writeFileSync(place, `${JSON.stringify(after, null, 2)}\n`);
  }
  deleteUnnamedPictures(copy);
}

/** The pictures that no record of the company names, and the drawings of buildings that it does not have. */
function deleteUnnamedPictures(copy: string): void {
  const content = path.join(copy, 'content');
  const records = listFiles(content)
    .filter((file) => file.endsWith('.json') && !file.startsWith('generated/'))
    .map((file) => readFileSync(path.join(content, file), 'utf8'))
    .join();
  const buildings = listFiles(path.join(content, 'buildings')).map((file) => path.basename(file, '.json'));
  for (const file of listFiles(path.join(copy, 'public'))) {
    const [, id] = /^brand\/(.+)-(?:logo|mark)-/.exec(file) ?? [];
    if (file.startsWith('brand/') ? id && !buildings.includes(id) : !records.includes(`"/${file}"`))
      rmSync(path.join(copy, 'public', file));
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function merge(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const fields = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete fields[key];
    else fields[key] = merge(fields[key], value);
  }
  return fields;
}
