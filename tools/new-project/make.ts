import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { today } from '../../lib/today';
import { writeWhole } from '../../lib/write-whole';
import { emptyDraft } from './draft';
import { NameError, nameOf } from './name';

/** The number of the address and the files of a new draft, from the project's root. */
export type NewProject = { index: number; record: string; lock: string; pictures: string };

/**
 * Makes a project as a draft: its record, the line that reserves its address, and the folder for its pictures.
 * Either all of it is there afterwards or nothing.
 *
 * @param root the folder of the site
 * @param day the first day of the record, ISO 8601
 * @throws NameError when the name is wrong or taken; nothing was made then
 */
export function makeProject(root: string, wanted: string | undefined, day = today()): NewProject {
  const lockFile = path.join(root, 'content/projects.lock.json');
  const lock: Record<string, string> = JSON.parse(readFileSync(lockFile, 'utf8'));
  const name = nameOf(wanted, lock);
  const made = {
    index: Math.max(-1, ...Object.keys(lock).map(Number)) + 1,
    record: `content/projects/${name}.json`,
    lock: 'content/projects.lock.json',
    pictures: `public/projects/${name}`,
  };
  const recordFile = path.join(root, made.record);
  if (existsSync(recordFile)) {
    throw new NameError(`${made.record} is there already: choose another name, or delete that file.`, true);
  }
  if (existsSync(path.join(root, `content/buildings/${name}.json`))) {
    throw new NameError(`“${name}” is the name of a building: choose another name.`, true);
  }
  const draft = emptyDraft({ index: made.index, order: nextOrder(root), updated: day });
  mkdirSync(path.join(root, made.pictures), { recursive: true });
  try {
    writeWhole(recordFile, textOf(draft));
    writeWhole(lockFile, textOf({ ...lock, [made.index]: name }));
  } catch (error) {
    // A record without its line would be a project without an address.
    rmSync(recordFile, { force: true });
    throw error;
  }
  return made;
}

function nextOrder(root: string): number {
  const folder = path.join(root, 'content/projects');
  const orders = listFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): number => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).order);
  return Math.floor(Math.max(-1, ...orders)) + 1;
}

function textOf(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
