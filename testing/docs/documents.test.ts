import { readdirSync, readFileSync } from 'node:fs';
import { unnamedScripts, wrongCommands } from './commands';
import type { Document } from './document';
import { wrongLinks } from './links';
import { wrongPaths } from './paths';
import { strangePlaces } from './places';
import { settingsIn, settingsOfExample, settingsRead, settingsTable } from './settings';

const outside = /^(node_modules|\.git|\.next|var|test-results|playwright-report)(\/|$)/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (outside.test(file)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const files = filesBelow('.');
const read = (file: string): Document => ({ file, text: readFileSync(file, 'utf8') });
const readme = read('README.md');
const settings = read('docs/settings.md');
const documents = [
  readme,
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`docs/${name}`)),
];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|^(?:e2e|lab)\//.test(file));
const needed = [...new Set(code.flatMap((file) => settingsRead(readFileSync(file, 'utf8'))))];
const example = settingsOfExample(readFileSync('.env.example', 'utf8'));

test('every script of package.json is named in the README', () => {
  expect(unnamedScripts([readme], scripts)).toEqual([]);
});

test('every setting that the code reads stands in the table of docs/settings.md and in .env.example', () => {
  expect(needed).toEqual(expect.arrayContaining(['SMTP_URL', 'NEXT_PUBLIC_API_BASE', 'SITE_PREVIEW']));
  expect(needed.filter((setting) => !settingsTable(settings).includes(setting))).toEqual([]);
  expect(needed.filter((setting) => !example.includes(setting))).toEqual([]);
});

test('.env.example has no setting that nothing reads', () => {
  expect(example.filter((setting) => !needed.includes(setting))).toEqual([]);
});

describe.each(documents)('$file', (document) => {
  test('names only commands that exist', () => {
    expect(wrongCommands(document, scripts)).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    expect(wrongPaths(document, files)).toEqual([]);
  });

  test('has only links that lead somewhere', () => {
    expect(wrongLinks(document, documents, files)).toEqual([]);
  });

  test('names only settings that something reads', () => {
    expect(settingsIn(document).filter((setting) => !needed.includes(setting))).toEqual([]);
  });

  test('has nothing that is true on one machine alone', () => {
    expect(strangePlaces(document)).toEqual([]);
  });
});
