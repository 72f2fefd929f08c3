import { valueAt } from '../../lib/value-at';
import { tryGit } from './git';
import type { Edit } from './json-edit';

/** The data of a file in a commit; undefined where there is none. */
async function dataIn(root: string, commit: string, file: string): Promise<unknown> {
  try {
    return JSON.parse((await tryGit(root, 'show', `${commit}:./${file}`)) ?? '');
  } catch {
    return undefined;
  }
}

/** The text of a place as it was published last; undefined where there is none. */
export async function readPublished(
  root: string,
  file: string,
  at: Edit['path'],
): Promise<string | undefined> {
  const found = valueAt(await dataIn(root, 'HEAD', file), at);
  return typeof found === 'string' ? found : undefined;
}
