/* What a document names: commands, files and settings. documents.test.ts holds it against the project. */

const block = /^```(\w*)\n(.*?)^```$/gms;
const setting = /\b(?:ISLANDS|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;
/** Set by the machine, by Node, by Next.js or by the tools, not by those who run the site. */
const ofTheMachine =
  /^(NODE_ENV|NEXT_RUNTIME|CI|PORT|HOSTNAME|PICTURE_SERVER|TEXT_SERVER|EDITOR_PREVIEW|BROCHURES|BUILDINGS|BUILD_TIME|PATH)$/;
/** A file or folder of the project: relative, with a slash or an extension that the project uses. */
const pathShape =
  /^(?=.*\/|.*\.(json|tsx?|mjs|css|md|svg|jpg|png|ico|conf|example)$)[\w.@()[\]<>*{},-]+(\/[\w.@()[\]<>*{},-]+)*\/?$/;
/** Paths that a command generates, and what has a slash but is no path: media types, states of the outbox. */
const otherPath =
  /^((public\/(pictures|previews|icons|favicon\.ico)|content\/generated|dist|var|\.next|node_modules|\.env\.local)(\/|$)|(\w+\/\*|text\/\w+|application\/[\w.+-]+|(tmp|busy|new|failed|sent|seen|stray)\/|he\/en)$)/;

/** All first groups of a pattern in a text. */
function find(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

function spansOf(text: string): string[] {
  return find(text.replace(block, ''), /`([^`\n]+)`/g);
}

function codeOf(text: string): string {
  return [...spansOf(text), ...Array.from(text.matchAll(block), ([, , code]) => code)].join('\n');
}

/** The scripts of package.json that a document says to run. */
export function commandsIn(text: string): string[] {
  return find(codeOf(text), /\bnpm (?:run )?(?!(?:ci|install|run)\b)([\w:-]+)/g);
}

/** The settings that a document names in its code. */
export function settingsIn(text: string): string[] {
  return (codeOf(text).match(setting) ?? []).filter((name) => !ofTheMachine.test(name));
}

/** The settings that a program reads: from the environment by name, or by a shape that names them. */
export function settingsRead(code: string): string[] {
  const shapes = find(code, /z\.(?:strictO|o)bject\(\{(.*?)^\}\)/gms).join('\n');
  return [
    ...find(code, /\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]*)/g),
    ...find(code, /\{([^{}]*)\}\s*=\s*process\.env\b/g).flatMap((names) => names.match(setting) ?? []),
    ...find(shapes, /^ {2}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+):/gm),
  ].filter((name) => !ofTheMachine.test(name));
}

/** The files and folders that a document names in backticks, in links and in trees; a name alone may be anywhere. */
export function pathsIn(text: string): string[] {
  const links = find(text.replace(block, ''), /\]\((?!https:)(?:\.\.\/)*([^)\s#]+)/g);
  return [...spansOf(text).filter((span) => pathShape.test(span)), ...links, ...treePaths(text)]
    .filter((path) => !otherPath.test(path))
    .flatMap(alternatives);
}

/** Whether a path of a document, with its placeholders, is that of a file or its folder. */
export function isThere(path: string, files: readonly string[]): boolean {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.()[\]{}-]/g, '\\$&')
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
  const pattern = new RegExp(`${path.includes('/') ? '^' : '(^|/)'}${source}(/|$)`);
  return files.some((file) => pattern.test(file));
}

/** `docs/{a,b}.md` is two paths. */
function alternatives(path: string): string[] {
  const [group = '', choices] = /\{([^}]*,[^}]*)\}/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').map((choice) => path.replace(group, choice));
}

/** A fenced block without a name is a tree: a path at the start of each line, below the last one without indent. */
function treePaths(text: string): string[] {
  let folder = '';
  return [...text.matchAll(block)]
    .flatMap(([, kind, tree = '']) => (kind ? [] : [...tree.matchAll(/^( *)(\S+)/gm)]))
    .map(([, indent, name = '']) => {
      if (!indent) folder = name;
      return indent ? folder + name : name;
    });
}
