import { parseJson } from '../../lib/parse-json';
import { valueAt } from '../../lib/value-at';
import { tryGit } from '../../tools/publish';
import type { Edit } from './json-edit';

/** The text of a place as it was published last; undefined where there is none. */
export async function readPublished(
  root: string,
  file: string,
  at: Edit['path'],
): Promise<string | undefined> {
  const data = parseJson((await tryGit(root, ['show', `HEAD:./${file}`])) ?? '');
  const found = valueAt(data, at);
  return typeof found === 'string' ? found : undefined;
}
