import { matchesOf, readSources } from './site-files';

/** The words of the site's code, by a search without parsing. */
export type CodeWords = {
  /** Returns whether the last part of a key is in the code: as a word, or as the end of a template such as `${name}Label`. */
  names: (name: string) => boolean;
  /** Every address of a file in the code, such as `/brand/logo.svg`; `*` replaces the values of a template. */
  addresses: ReadonlySet<string>;
};

const folders = ['app', 'components', 'model', 'i18n', 'server', 'tools', 'ops', 'lib'];

/** A cache, because several checks read the same files, which do not change during a check. */
const known = new Map<string, CodeWords>();

/** Searches the source files of the site, without tests. */
export function readCodeWords(root: string): CodeWords {
  const code = known.get(root) ?? readCode(root);
  known.set(root, code);
  return code;
}

function readCode(root: string): CodeWords {
  const sources = readSources(root, folders).filter(({ file }) => !/^tools\/check\/|\.css$/.test(file));
  const wordsOf = (pattern: RegExp) => new Set(sources.flatMap(({ code }) => matchesOf(code, pattern)));
  const [words, ends] = [wordsOf(/\b(\w+)\b/g), [...wordsOf(/\}(\w+)`/g)]];
  return {
    names: (name) => words.has(name) || ends.some((end) => name.endsWith(end)),
    addresses: new Set(
      [...wordsOf(/['"`](\/[^'"`\n]*\.\w+)['"`]/g)].map((text) => text.replace(/\$\{[^}]*\}/g, '*')),
    ),
  };
}
