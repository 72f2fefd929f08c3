import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteSchema } from '../../content/schema';
import { commaList } from '../../lib/comma-list';
import { error, type Issue, warning } from './issue';
import { findConflict } from './read';
import { runTool } from './run-tool';
import { matchesOf, readSources, type Source } from './site-files';

type Diagnostic = {
  severity: string;
  message: string;
  category: string;
  location: { path: string; start: { line: number } };
};

/**
 * The last phase: types, lint, layout and islands. The tools are separate processes, so they start before the others.
 *
 * @returns what they found; the types only when nothing before them is their cause
 */
export function startCodeCheck(root: string): (known: readonly Issue[]) => Promise<Issue[]> {
  const types = checkTypes(root);
  const lint = checkCode(root);
  return async (known) => {
    const failed = new Set(known.filter(({ level }) => level === 'error').map(({ file }) => file));
    const sources = readSources(root, ['app', 'components']);
    const all = [...(await lint), ...plainIslands(sources), ...unsetProperties(sources)];
    const found = all.filter(({ file }) => !failed.has(file));
    const unread = found.filter(({ hint }) => /^code\.parse$|^json\.conflict$/.test(hint.key));
    if (unread.length > 0) return onlyFirst(unread, found);
    return known.some(isCauseOfTypes) ? found : [...found, ...(await types)];
  };
}

/** Of a file that cannot be read nothing is said but the first reason. */
function onlyFirst(unread: Issue[], found: Issue[]): Issue[] {
  const reasons = new Map([...unread].reverse().map((issue) => [issue.file, issue]));
  return found.filter((issue) => (reasons.get(issue.file) ?? issue) === issue);
}

/** Types of texts follow the catalogs; those of addresses are made from what next.config.ts reads from the records. */
function isCauseOfTypes({ level, file, hint }: Issue): boolean {
  const isOfCatalog = /^(catalogs|keys|forms|icu)\./.test(hint.key) || file.startsWith('messages/');
  return level === 'error' && (isOfCatalog || /^content\/.*\.json$/.test(file));
}

/** What the compiler says, as it says it. */
async function checkTypes(root: string): Promise<Issue[]> {
  const made = await runTool(root, 'next', ['typegen']);
  const checked = made.good ? await runTool(root, 'tsc', ['--noEmit', '--pretty', 'false']) : made;
  const output = checked.output.trim();
  return checked.good ? [] : [error({ file: 'tsconfig.json' }, 'code.types', { output })];
}

async function checkCode(root: string): Promise<Issue[]> {
  const options = ['--reporter=json', '--max-diagnostics=none', ...lineEnds(root)];
  const { output } = await runTool(root, 'biome', ['check', ...options, '.']);
  const [json] = /^\{"summary.*$/m.exec(output) ?? [];
  if (!json) return [error({ file: 'biome.json', value: output.trim().split('\n')[0] }, 'code.broken')];
  const { diagnostics } = JSON.parse(json) as { diagnostics: Diagnostic[] };
  return diagnostics.flatMap(({ severity, message, category, location }) => {
    const { path: file, start } = location;
    const isLayout = /^format|^assist/.test(category);
    // What is wrong in the words and records is left to the other checks; here only their layout.
    const isWords = /^(messages|content)\/.*\.json$/.test(file);
    if (isWords && (!isLayout || message.includes('aborted'))) return [];
    if (isLayout) return { ...warning({ file }, 'code.layout'), fixable: true };
    const report = severity === 'error' ? error : warning;
    if (category !== 'parse') return report({ file, line: start.line }, 'code.rule', { message, category });
    const conflict = findConflict(file, readFileSync(path.join(root, file), 'utf8'));
    return conflict ?? error({ file, line: start.line }, 'code.parse', { message });
  });
}

const islandImport = /import \{([^}]*)\} from '(?:@\/components|\.\.?)\/islands\/[\w-]+'/g;

/** A component of `components/islands` that is rendered without `<Island>` would never hydrate. */
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

/** A property that a style sheet uses must be a tone, or be set in a style sheet or component. */
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

/** A whole clone may have the line ends of Windows. */
export function lineEnds(root: string): string[] {
  return readFileSync(path.join(root, 'biome.json'), 'utf8').includes('\r\n') ? ['--line-ending=crlf'] : [];
}
