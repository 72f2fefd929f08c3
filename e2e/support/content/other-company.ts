import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../lib/list-files';
import type { BuildingRecord, ProjectRecord } from '../../../model/schema';
import { addLanguages, withLanguages } from './further-languages';

/** The small site of another company, for tests. */
export const fixture = path.resolve('e2e/fixtures/all-on');

function read<Shape>(file: string): Shape {
  return withLanguages(JSON.parse(readFileSync(path.join(fixture, file), 'utf8'))) as Shape;
}

/** Its first building. */
export const otherBuilding = read<BuildingRecord>('content/buildings/harbourgate.json');

/** Its projects with the names of their files, in their display order. */
export const otherProjects = Object.values(read<Record<string, string>>('content/projects.lock.json'))
  .map((name) => ({ name, ...read<ProjectRecord>(`content/projects/${name}.json`) }))
  .sort((a, b) => a.order - b.order);

/**
 * Moves the fixture into a copy of the site, as docs/content-guide.md says: records, colours, pictures and brand.
 */
export function moveIn(folder: string): void {
  for (const part of ['content/buildings', 'content/projects', 'e2e/sample', 'public']) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
  }
  for (const part of ['content', 'public']) {
    // The check reads a picture again when its time differs.
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(path.join(fixture, part), path.join(folder, part), options);
  }
  addLanguages(folder);
}

/** Keeps one building, two projects and their pictures, because every check reads every record. */
export function keepFirst(root: string): void {
  const keep = (lock: string, kept: object, folder: string) => {
    writeFileSync(path.join(root, lock), JSON.stringify(kept));
    for (const file of listFiles(path.join(root, folder)))
      if (!Object.values(kept).includes(path.parse(file).name)) rmSync(path.join(root, folder, file));
  };
  keep('content/buildings.lock.json', ['harbourgate'], 'content/buildings');
  keep('content/projects.lock.json', { 0: 'steel-hall', 1: 'harbour-gate' }, 'content/projects');
  const records = listFiles(path.join(root, 'content')).map((file) =>
    readFileSync(path.join(root, 'content', file), 'utf8'),
  );
  for (const file of listFiles(path.join(root, 'public')).filter((name) => !name.startsWith('brand/')))
    if (!records.some((text) => text.includes(`"/${file}"`))) rmSync(path.join(root, 'public', file));
}
