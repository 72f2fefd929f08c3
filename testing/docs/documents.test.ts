import { readdirSync, readFileSync } from 'node:fs';
import { listFiles } from '../../lib/list-files';
import { commandsIn, isThere, pathsIn, settingsIn, settingsRead } from './named';

const outside = /^(node_modules|\.git|\.next|dist|var|test-results|playwright-report)$/;
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !outside.test(name))
  .flatMap((entry) =>
    entry.isDirectory() ? listFiles(entry.name).map((file) => `${entry.name}/${file}`) : entry.name,
  );
/** What the documents name and a company need not have. */
const optional = [
  ...['content/sample/marks.json', 'content/buildings/hall.json'],
  ...['public/social', 'public/clients', 'public/partners', 'public/building'],
];
const read = (file: string) => readFileSync(file, 'utf8');
const documents = files.filter((file) => /^(README|docs\/[^/]+)\.md$/.test(file));
/** What npm runs by itself before another script needs no name in a document. */
const scripts = Object.keys(JSON.parse(read('package.json')).scripts).filter(
  (name, _, all) => !(name.startsWith('pre') && all.includes(name.slice('pre'.length))),
);
const code = files.filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !/^(e2e|lab)\//.test(file));
const settings = new Set(code.flatMap((file) => settingsRead(read(file))));
const unknown = (found: string[], known: Iterable<string>) =>
  found.filter((name) => !new Set(known).has(name));

test('every script of package.json is named in the README', () => {
  expect(unknown(scripts, commandsIn(read('README.md')))).toEqual([]);
});

test('.env.example and docs/settings.md have every setting that the code reads, and no other', () => {
  const example = Array.from(read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name);
  expect([...settings]).toEqual(expect.arrayContaining(['SMTP_URL', 'NEXT_PUBLIC_API_BASE', 'SITE_PREVIEW']));
  expect(example.sort()).toEqual([...settings].sort());
  expect(unknown([...settings], settingsIn(read('docs/settings.md')))).toEqual([]);
});

test('testing/README.md has every file of testing but the fixture, and no other', () => {
  const shared = listFiles('testing').filter((file) => /^(?!fixture\/).*(?<!\.test)\.tsx?$/.test(file));
  const named = [...read('testing/README.md').matchAll(/`([\w-]+\.tsx?)`/g)].map(([, name]) => name);
  const names = shared.map((file) => file.replace(/.*\//, ''));
  expect([...new Set(named)].sort()).toEqual([...new Set(names)].sort());
});

test.each(documents)('%s names only commands, settings, files and folders that exist', (file) => {
  expect(unknown(commandsIn(read(file)), scripts)).toEqual([]);
  expect(unknown(settingsIn(read(file)), settings)).toEqual([]);
  expect(pathsIn(read(file)).filter((path) => !isThere(path, [...files, ...optional]))).toEqual([]);
});
