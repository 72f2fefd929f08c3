import { blocksOf, codeSpansOf, type Document } from './document';

/** The commands of npm itself that a document may name. */
const ofNpm = new Set(['ci', 'install', 'run']);
/** Scripts that npm runs without the word `run`. */
const withoutRun = new Set(['start', 'test']);

/** The scripts that a document tells its reader to run. */
export function commandsIn({ text }: Document): string[] {
  const code = [...codeSpansOf(text), ...blocksOf(text).map((block) => block.text)].join('\n');
  return Array.from(code.matchAll(/\bnpm (run )?([\w:-]+)/g), ([, run, name = '']) => ({ run, name }))
    .filter(({ run, name }) => run || !ofNpm.has(name))
    .map(({ run, name }) => (run || withoutRun.has(name) ? name : `${name} (without “run”)`));
}

/** Commands that do not exist. */
export function wrongCommands(document: Document, scripts: readonly string[]): string[] {
  return commandsIn(document).filter((name) => !scripts.includes(name));
}

/** Scripts that no document names. */
export function unnamedScripts(documents: readonly Document[], scripts: readonly string[]): string[] {
  const named = new Set(documents.flatMap(commandsIn));
  return scripts.filter((name) => !named.has(name));
}
