import { blocksOf, codeSpansOf, type Document } from './document';

/** Made by a command, or made or deleted by who follows the document. */
const made =
  /^(public\/(pictures|previews|icons|favicon\.ico)|content\/(pictures|previews|brand)\.json|content\/sample|public\/social|dist|var|\.next|node_modules|\.env\.local)(\/|$)/;
/** A file or folder of the project: relative, with a slash or an ending that the project uses. */
const shape =
  /^(?=.*\/|.*\.(json|tsx?|mjs|css|md|svg|jpg|png|ico|conf|example)$)[\w.@()[\]<>*{},-]+(\/[\w.@()[\]<>*{},-]+)*\/?$/;
/** Written with a slash and yet no path: types of content, states of the outbox. */
const otherwise = /^(\w+\/\*|text\/\w+|application\/[\w.+-]+|(tmp|busy|new|failed|seen)\/|he\/en)$/;

/** The paths that a document names, in backticks and in its trees. */
export function pathsIn({ text }: Document): string[] {
  const spans = codeSpansOf(text).filter((code) => shape.test(code) && !otherwise.test(code));
  const trees = blocksOf(text).filter(({ kind }) => kind === '');
  return [...spans, ...trees.flatMap((tree) => treePaths(tree.text))].flatMap(alternatives);
}

/** Paths at which nothing is. */
export function wrongPaths(document: Document, files: readonly string[]): string[] {
  return pathsIn(document).filter((path) => !made.test(path) && !exists(path, files));
}

function exists(path: string, files: readonly string[]): boolean {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.()[\]{}-]/g, '\\$&')
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
  // A name alone is a file anywhere.
  const pattern = new RegExp(path.includes('/') ? `^${source}(/|$)` : `(^|/)${source}(/|$)`);
  return files.some((file) => pattern.test(file));
}

/** `docs/{a,b}.md` is two paths. */
function alternatives(path: string): string[] {
  const [whole, choices] = /\{([^}]*,[^}]*)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : (choices ?? '').split(',').map((each) => path.replace(whole, each));
}

/** A tree has one path or two at the start of a line, below the last line that is less indented, then its meaning. */
function treePaths(tree: string): string[] {
  const above: { indent: number; path: string }[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, space = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
    while ((above.at(-1)?.indent ?? -1) >= space.length) above.pop();
    if (!name) return [];
    const path = `${above.at(-1)?.path ?? ''}${name}`;
    if (name.endsWith('/')) above.push({ indent: space.length, path });
    return [path];
  });
}
