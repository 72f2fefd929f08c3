import { commaList } from '../../lib/comma-list';
import { paletteSchema } from '../../model/schema';
import { error, type Issue } from './issue';
import type { Site } from './read';
import { matchesOf, readSources, type Source } from './site-files';

/** Reports mistakes that compiler and linter miss: islands rendered as plain components, and properties that are never set. */
export function checkCode({ root }: Site): Issue[] {
  const sources = readSources(root, ['app', 'components']);
  return [...plainIslands(sources), ...unsetProperties(sources)];
}

const islandImport = /import \{([^}]*)\} from '(?:@\/components|\.\.?)\/islands\/[\w-]+'/g;

/** Reports components of `components/islands` outside of `<Island>`, because they would never hydrate. */
function plainIslands(sources: Source[]): Issue[] {
  return sources
    .filter(({ file }) => !file.startsWith('components/islands/'))
    .flatMap(({ file, code }) =>
      matchesOf(code, islandImport)
        .flatMap(commaList)
        .filter((name) => /^\w+$/.test(name) && new RegExp(`<${name}[\\s/>]`).test(code))
        .map((name) => error({ file, value: `<${name}>` }, 'code.plain', { name })),
    );
}

/** Reports properties that style sheets use and that are neither tones nor set anywhere. */
function unsetProperties(sources: Source[]): Issue[] {
  const set = new Set([
    ...Object.keys(paletteSchema.shape),
    ...sources.flatMap(({ code }) => matchesOf(code, /--([\w-]+)(?=['"`]?\]?\s*:|['"`],)/g)),
  ]);
  const users = new Map(
    sources.flatMap(({ file, code }) => matchesOf(code, /var\(--([\w-]+)\)/g).map((name) => [name, file])),
  );
  return [...users].flatMap(([name, user]) => {
    const place = { file: 'app/globals.css', field: `--${name}`, value: { key: 'value.missing' } } as const;
    return set.has(name) ? [] : [error(place, 'code.unset', { user })];
  });
}
