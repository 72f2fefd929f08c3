import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../lib/is-object';
import { listFiles } from '../../lib/list-files';
import { today } from '../../lib/today';
import { lockFile, nextIndex } from '../../model/schema';
import { formatJson } from '../files/format-json';
import { parseJson } from '../files/parse-json';
import { writeWhole } from '../files/write-whole';
import { emptyDraft } from './draft';
import { NameError, nameOf } from './name';

/**
 * The number in the address of a new draft, and its files, relative to the project's root. The number is provisional until
 * publication: if it is taken by then, the editor uses the next free one.
 */
export type NewProject = { index: number; record: string; lock: string; pictures: string };

/**
 * Returns the files of a new draft without writing them: its record, and the lock with its address.
 *
 * @param root the folder of the site
 * @param day the first day of the record, ISO 8601
 * @throws NameError when the name is wrong or taken
 */
export function planProject(root: string, requestedName: string | undefined, day = today()) {
  const lock = readRecord(root, lockFile);
  if (!lock) throw new NameError(`${lockFile} cannot be read: “npm run check” says why.`);
  const name = nameOf(requestedName, lock);
  const index = nextIndex(lock);
  const project = { index, record: `content/projects/${name}.json`, lock: lockFile };
  if (existsSync(path.join(root, project.record))) {
    throw new NameError(
      `${project.record} is there already: choose another name, or delete that file.`,
      true,
    );
  }
  if (existsSync(path.join(root, `content/buildings/${name}.json`))) {
    throw new NameError(`“${name}” is the name of a building: choose another name.`, true);
  }
  const draft = emptyDraft({ index, order: nextOrder(root), updated: day });
  const texts = { record: formatJson(draft), lock: formatJson({ ...lock, [index]: name }) };
  return { ...project, pictures: `public/projects/${name}`, texts };
}

/** Makes a project as a draft, with the folder for its pictures. A failure leaves no file behind. */
export function makeProject(root: string, requestedName: string | undefined, day?: string): NewProject {
  const { texts, ...project } = planProject(root, requestedName, day);
  mkdirSync(path.join(root, project.pictures), { recursive: true });
  try {
    writeWhole(path.join(root, project.record), texts.record);
    writeWhole(path.join(root, project.lock), texts.lock);
  } catch (error) {
    // A record without its line would be a project without an address.
    rmSync(path.join(root, project.record), { force: true });
    throw error;
  }
  return project;
}

function nextOrder(root: string): number {
  const folder = path.join(root, 'content/projects');
  const files = listFiles(folder).filter((file) => file.endsWith('.json'));
  const orders = files.flatMap((file) => {
    const order = readRecord(folder, file)?.order;
    return typeof order === 'number' ? [order] : [];
  });
  return Math.floor(Math.max(-1, ...orders)) + 1;
}

/** Reads a record; undefined for a missing or invalid file. */
function readRecord(folder: string, file: string): Record<string, unknown> | undefined {
  const source = path.join(folder, file);
  const data = existsSync(source) ? parseJson(readFileSync(source, 'utf8')) : undefined;
  return isObject(data) ? data : undefined;
}
