import path from 'node:path';
import { asRecord } from '../../lib/as-record';
import { buildingLockFile, lockFile } from '../../model/schema';
import { formatJson } from '../files/format-json';
import { writeWhole } from '../files/write-whole';
import { changeAt } from './change-at';
import { readSite } from './read';
import { checkAddresses } from './records';

/**
 * Adds new projects and buildings to the locks, which make their addresses permanent. A project whose index is taken gets
 * the next one.
 *
 * @param root the folder of the project
 * @returns the files of the added records
 */
export function fixLocks(root: string): string[] {
  const added: string[] = [];
  for (let file = addOne(root); file; file = addOne(root)) added.push(file);
  return added;
}

function addOne(root: string): string | undefined {
  const site = readSite(root);
  const write = (file: string, data: unknown) => writeWhole(path.join(root, file), formatJson(data));
  const dataOf = (file: string) => site.files.get(file)?.data;
  for (const { file, hint } of checkAddresses(site)) {
    const { index, name } = { ...hint.values };
    // The rewritten file would lose the first of two fields with one name.
    if ([file, lockFile].some((each) => site.files.get(each)?.duplicates.size)) continue;
    if (hint.key === 'lock.newBuilding')
      write(buildingLockFile, [...(dataOf(buildingLockFile) as string[]), name]);
    else if (hint.key === 'lock.newProject') {
      write(
        file,
        changeAt(dataOf(file), ['index'], () => Number(index)),
      );
      write(lockFile, { ...asRecord(dataOf(lockFile)), [String(index)]: name });
    } else continue;
    return file;
  }
  return undefined;
}
