import { readdirSync, readFileSync } from 'node:fs';
import { listFiles } from '../lib/list-files';

/* Checks the commands, files and settings in documents against the project. */

const block = /^```(\w*)\n(.*?)^```$/gms;
const setting = /\b(?:ISLANDS|PORT|HOSTNAME|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;
/** Set by the machine, by Node, by Next.js or by the tools, not by operators. */
const machineSettings =
  /^(NODE_ENV|NEXT_RUNTIME|VERCEL|CI|PICTURE_SERVER|EDITOR_PREVIEW|BROCHURES|BUILDINGS|COMPANY|NEXT_TELEMETRY_DISABLED|PATH|REPORT)$/;
/** Matches a file or folder of the project: relative, with a slash or an extension that the project uses. */
const pathShape =
  /^(?=.*\/|.*\.(json|tsx?|mjs|css|md|svg|jpg|png|ico|conf|example)$)[\w.@()[\]<>*{},-]+(\/[\w.@()[\]<>*{},-]+)*\/?$/;
/** Matches generated paths, and texts with a slash that are not paths: media types, states of the outbox. */
const otherPath =
  /^((public\/(pictures|share-images|icons|favicon\.ico)|content\/generated|dist|var|\.next|node_modules|\.env\.local)(\/|$)|(\w+\/\*|text\/\w+|application\/[\w.+-]+|(tmp|busy|new|failed|sent|seen)\/|he\/en)$)/;

/** Returns all first groups of a pattern in a text. */
function find(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

function spansOf(text: string): string[] {
  return find(text.replace(block, ''), /`([^`\n]+)`/g);
}

function codeOf(text: string): string {
  return [...spansOf(text), ...Array.from(text.matchAll(block), ([, , code]) => code)].join('\n');
}

/** Returns the scripts of package.json in a document. */
function commandsIn(text: string): string[] {
  return find(codeOf(text), /\bnpm (?:run )?(?!(?:ci|install|run)\b)([\w:-]+)/g);
}

/** Returns the settings in the code of a document. */
function settingsIn(text: string): string[] {
  return (codeOf(text).match(setting) ?? []).filter((name) => !machineSettings.test(name));
}

/** Returns the settings that a program reads: from the environment by name, or by a shape with their names. */
function settingsRead(code: string): string[] {
  const shapes = find(code, /z\.(?:strictO|o)bject\(\{(.*?)^\}\)/gms).join('\n');
  return [
    ...find(code, /\b(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z0-9_]*)/g),
    ...find(code, /\{([^{}]*)\}\s*=\s*process\.env\b/g).flatMap((names) => names.match(setting) ?? []),
    ...find(shapes, /^ {2}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+):/gm),
  ].filter((name) => !machineSettings.test(name));
}

/** Returns the files and folders in backticks, links and trees of a document; a bare name can be in any folder. */
function pathsIn(text: string): string[] {
  const links = find(text.replace(block, ''), /\]\((?!https:)(?:\.\.\/)*([^)\s#]+)/g);
  return [...spansOf(text).filter((span) => pathShape.test(span)), ...links, ...treePaths(text)].filter(
    (path) => !otherPath.test(path),
  );
}

/** Tells whether a path of a document, with placeholders, matches a file or its folder. */
function isThere(path: string, files: readonly string[]): boolean {
  const source = path
    .replace(/\/$/, '')
    .replace(/[.()[\]{}-]/g, '\\$&')
    .replace(/<[^>]*>/g, '[^/]+')
    .replace(/\*\*/g, '.+')
    .replace(/(?<!\.)\*/g, '[^/]*');
  const pattern = new RegExp(`${path.includes('/') ? '^' : '(^|/)'}${source}(/|$)`);
  return files.some((file) => pattern.test(file));
}

/**
 * Returns the paths of fenced blocks without a language, which are trees: an indented line is inside the last folder.
 */
function treePaths(text: string): string[] {
  let folder = '';
  return [...text.matchAll(block)]
    .flatMap(([, kind, tree = '']) => (kind ? [] : [...tree.matchAll(/^( *)(\S+)/gm)]))
    .map(([, indent, name = '']) => {
      if (!indent) folder = name;
      return indent ? folder + name : name;
    });
}

const outside = /^(node_modules|\.git|\.next|dist|var|test-results|playwright-report)$/;
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !outside.test(name))
  .flatMap((entry) =>
    entry.isDirectory() ? listFiles(entry.name).map((file) => `${entry.name}/${file}`) : entry.name,
  );
/** Files in documents that a company may lack. */
const optional = [
  'e2e/sample',
  'content/buildings/hall.json',
  'public/social',
  'public/clients',
  'public/partners',
  'public/building',
];
const read = (file: string) => readFileSync(file, 'utf8');
const documents = files.filter((file) => /^(README|docs\/[^/]+)\.md$/.test(file));
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const code = files.filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !file.startsWith('e2e/'));
const settings = new Set(code.flatMap((file) => settingsRead(read(file))));
const unknown = (found: string[], known: Iterable<string>) =>
  found.filter((name) => !new Set(known).has(name));

test('every script of package.json is named in the list of commands', () => {
  expect(unknown(scripts, commandsIn(read('docs/commands.md')))).toEqual([]);
});

test('.env.example lists exactly the settings that the code reads', () => {
  const example = Array.from(read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name);
  expect([...settings]).toEqual(expect.arrayContaining(['SMTP_URL', 'NEXT_PUBLIC_API_BASE', 'SITE_PREVIEW']));
  expect(example.sort()).toEqual([...settings].sort());
  expect(unknown([...settings], settingsIn(read('docs/settings.md')))).toEqual([]);
});

test.each(documents)('%s names only existing commands, settings, files and folders', (file) => {
  expect(unknown(commandsIn(read(file)), scripts)).toEqual([]);
  expect(unknown(settingsIn(read(file)), settings)).toEqual([]);
  expect(pathsIn(read(file)).filter((path) => !isThere(path, [...files, ...optional]))).toEqual([]);
});
