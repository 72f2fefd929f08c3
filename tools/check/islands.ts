import { readFileSync } from 'node:fs';
import path from 'node:path';
import { error, type Issue } from './issue';
import { listFiles } from './project-files';

const islandImport = /import \{([^}]*)\} from '(?:@\/components|\.\.?)\/islands\/[\w-]+'/g;

/** A component of `components/islands` that is rendered without `<Island>` would never hydrate. */
export function checkIslands(root: string): Issue[] {
  return ['app', 'components']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith('components/islands/'))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      const names = Array.from(code.matchAll(islandImport), ([, list = '']) => list.split(','))
        .flat()
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '));
      return names
        .filter((name) => new RegExp(`<${name}[\\s/>]`).test(code))
        .map((name) => error({ file, value: `<${name}>` }, 'islands.plain', { name }));
    });
}
