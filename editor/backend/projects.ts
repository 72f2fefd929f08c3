import { lockFile } from '../../content/rules';
import { makeProject } from '../../tools/new-project/make';
import { readText } from './journal';
import type { Workspace } from './workspace';

/**
 * Makes a project as a draft, with its address and its folder for pictures.
 *
 * @returns its file
 * @throws NameError when the name is wrong or taken
 */
export function addProject({ root, journal }: Workspace, name: string): string {
  const lockBefore = readText(root, lockFile);
  const { record } = makeProject(root, name);
  journal.add([{ file: record, path: [], kind: 'insert', value: name }], {
    [record]: { before: null, after: readText(root, record) },
    [lockFile]: { before: lockBefore, after: readText(root, lockFile) },
  });
  return record;
}
