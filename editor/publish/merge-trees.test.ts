import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import type { Conflict } from '../merge/merge';
import { mergeTrees } from './merge-trees';

type Files = Record<string, unknown>;

// Many processes, on a machine that may be busy.
jest.setTimeout(120_000);

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

beforeAll(() => {
  root = newFolder();
  git('init', '--quiet');
});

/** A tree of these files; a value that is no text is written as JSON. */
function treeOf(files: Files): string {
  for (const name of ['content', 'public', 'README.md'])
    rmSync(path.join(root, name), { recursive: true, force: true });
  for (const [name, data] of Object.entries(files).filter(([, content]) => content !== undefined)) {
    const place = path.join(root, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, typeof data === 'string' ? data : JSON.stringify(data));
  }
  git('add', '--all', '.');
  return git('write-tree');
}

function filesOf(tree: string): Files {
  const names = git('ls-tree', '-r', '--name-only', tree).split('\n');
  return Object.fromEntries(
    names.map((name) => {
      const text = git('show', `${tree}:${name}`);
      return [name, name.endsWith('.json') ? JSON.parse(text) : text];
    }),
  );
}

const lock = 'content/projects.lock.json';
const record = (name: string) => `content/projects/${name}.json`;
const photo = 'public/projects/hall/photo.jpg';
const hall = { index: 0, hero: { src: '/projects/hall/photo.jpg', alt: 'Old' }, images: [] };
const base: Files = {
  [lock]: { 0: 'hall' },
  [record('hall')]: hall,
  [photo]: 'old',
  'content/company.json': {},
};
const changed: Files = { ...base, [record('hall')]: { ...hall, height: 3 } };
/** The files with a project of this name in the next place. */
const withProject = (name: string, more: object = {}): Files => ({
  ...base,
  [lock]: { 0: 'hall', 1: name },
  [record(name)]: { index: 1, ...more },
});
const without = (name: string): Files =>
  Object.fromEntries(Object.entries(base).filter(([file]) => file !== name));
const withPicture = (text: string): Files => ({
  ...base,
  'public/projects/hall/new.jpg': text,
  [record('hall')]: { ...hall, images: [{ src: '/projects/hall/new.jpg', alt: text }] },
});
const second = '/projects/hall/new-2.jpg';

/** The removed files of a removed project. */
const nothingOfHall: Files = { [record('hall')]: undefined, [photo]: undefined };

/** The files with another hero of the project, and without the old one. */
const withHero = (name: string): Files => ({
  ...without(photo),
  [`public/projects/hall/${name}.jpg`]: name,
  [record('hall')]: { ...hall, hero: { src: `/projects/hall/${name}.jpg`, alt: name } },
});
const described = { ...hall, hero: { ...hall.hero, alt: 'The old hall' } };

const clients = 'content/clients.json';
/** The files with a new client, whose id is a different one on each side. */
const withClient = (name: string): Files => ({
  ...base,
  [clients]: [{ id: name, name: 'Northern Shipping', logo: `/clients/${name}.svg` }],
  [`public/clients/${name}.svg`]: name,
});
const clientOf = (name: string) => [
  { id: 'theirs', name: 'Northern Shipping', logo: `/clients/${name}.svg` },
];

const tower = (order: number) => ({
  index: 1,
  order,
  text: 'A hall with a long and equal text, line by line',
});
const silo = { ...tower(1), index: 2 };
const three: Files = {
  ...base,
  [lock]: { 0: 'hall', 1: 'tower', 2: 'silo' },
  [record('hall')]: { ...hall, order: 3 },
};
const withOrders = (first: number, second: number): Files => ({
  ...three,
  [record('tower')]: { ...tower(first) },
  [record('silo')]: { ...silo, order: second },
});

/** The expected changes to the base; for a question, the choice. */
const table: [
  what: string,
  mine: Files,
  theirs: Files,
  expected: Files,
  chosen?: (conflict: Conflict) => unknown,
][] = [
  [
    'two new projects get two numbers',
    withProject('silo'),
    withProject('tower'),
    {
      [lock]: { 0: 'hall', 1: 'tower', 2: 'silo' },
      [record('tower')]: { index: 1 },
      [record('silo')]: { index: 2 },
    },
  ],
  [
    'two new projects get two places in the list',
    withProject('silo', { order: 4 }),
    withProject('tower', { order: 4 }),
    {
      [lock]: { 0: 'hall', 1: 'tower', 2: 'silo' },
      [record('tower')]: { index: 1, order: 4 },
      [record('silo')]: { index: 2, order: 5 },
    },
  ],
  [
    'a link to a new project follows its number',
    { ...withProject('silo'), 'content/company.json': { text: 'See /project/1 and /project/10' } },
    withProject('tower'),
    {
      [lock]: { 0: 'hall', 1: 'tower', 2: 'silo' },
      [record('tower')]: { index: 1 },
      [record('silo')]: { index: 2 },
      'content/company.json': { text: 'See /project/2 and /project/10' },
    },
  ],
  [
    'two new projects of one name are asked for another',
    { ...withProject('silo', { hero: '/projects/silo/a.jpg' }), 'public/projects/silo/a.jpg': 'mine' },
    withProject('silo', { hero: null }),
    {
      [lock]: { 0: 'hall', 1: 'silo', 2: 'silo-west' },
      [record('silo')]: { index: 1, hero: null },
      [record('silo-west')]: { index: 2, hero: '/projects/silo-west/a.jpg' },
      'public/projects/silo-west/a.jpg': 'mine',
    },
    ({ isNew }) => isNew && 'silo-west',
  ],
  [
    'two new pictures of one name both stay',
    withPicture('mine'),
    withPicture('theirs'),
    {
      'public/projects/hall/new.jpg': 'theirs',
      [`public${second}`]: 'mine',
      [record('hall')]: {
        ...hall,
        images: [
          { src: second, alt: 'mine' },
          { src: '/projects/hall/new.jpg', alt: 'theirs' },
        ],
      },
    },
  ],
  ['two new pictures that are the same are one', withPicture('new'), withPicture('new'), withPicture('new')],
  [
    'a picture that both have replaced is asked about: mine',
    { ...base, [photo]: 'mine' },
    { ...base, [photo]: 'theirs' },
    { [photo]: 'mine' },
    ({ mine }) => mine,
  ],
  [
    'a picture that both have replaced is asked about: theirs',
    { ...base, [photo]: 'mine' },
    { ...base, [photo]: 'theirs' },
    { [photo]: 'theirs' },
    ({ theirs }) => theirs,
  ],
  [
    'a record that I changed and they removed is asked about',
    changed,
    without(record('hall')),
    changed,
    ({ mine }) => mine,
  ],
  [
    'a record that I removed and they changed is asked about',
    without(record('hall')),
    changed,
    nothingOfHall,
    ({ mine }) => mine,
  ],
  [
    'a record that both have removed is gone',
    without(record('hall')),
    without(record('hall')),
    nothingOfHall,
  ],
  [
    'two identical new projects are one project without a question',
    withProject('silo', { order: 4 }),
    withProject('silo', { order: 4 }),
    withProject('silo', { order: 4 }),
  ],
  [
    'only my picture stays where I replaced the hero too: mine',
    withHero('mine'),
    withHero('theirs'),
    { ...withHero('mine'), [photo]: undefined },
    ({ mine }) => mine,
  ],
  [
    'only their picture stays where I replaced the hero too: theirs',
    withHero('mine'),
    withHero('theirs'),
    { ...withHero('theirs'), [photo]: undefined },
    ({ theirs }) => theirs,
  ],
  [
    'only their logo stays where both added one client: theirs',
    withClient('mine'),
    withClient('theirs'),
    { [clients]: clientOf('theirs'), 'public/clients/theirs.svg': 'theirs' },
    ({ theirs }) => theirs,
  ],
  [
    'only my logo stays where both added one client: mine',
    withClient('mine'),
    withClient('theirs'),
    { [clients]: clientOf('mine'), 'public/clients/mine.svg': 'mine' },
    ({ mine }) => mine,
  ],
  [
    'a sentence about the old hero is not published with my new hero: theirs',
    withHero('mine'),
    { ...base, [record('hall')]: described },
    { [record('hall')]: described },
    ({ theirs }) => theirs,
  ],
  [
    'my new hero is not published with their sentence about the old one: mine',
    withHero('mine'),
    { ...base, [record('hall')]: described },
    { ...withHero('mine'), [photo]: undefined },
    ({ mine }) => mine,
  ],
  [
    'a new project and a change of another come together',
    withProject('silo'),
    changed,
    { ...withProject('silo'), [record('hall')]: changed[record('hall')] },
  ],
];

const resolved = (tree: Files) =>
  Object.fromEntries(Object.entries(tree).filter(([, data]) => data !== undefined));

test.each(table)('%s', async (...[, mine, theirs, expected, chosen]) => {
  const sides = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) };
  const index = path.join(root, '.git/own-index');
  const first = await mergeTrees(root, index, sides, []);
  expect(first.conflicts).toHaveLength(chosen ? 1 : 0);
  const choices = first.conflicts.map((conflict) => ({ ...conflict, value: chosen?.(conflict) }));
  const { tree, conflicts } = await mergeTrees(root, index, sides, choices);
  expect(conflicts).toEqual([]);
  expect(filesOf(tree)).toEqual(resolved({ ...base, ...expected }));
});

const merge = (base: Files, mine: Files, theirs: Files) =>
  mergeTrees(
    root,
    path.join(root, '.git/own-index'),
    { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) },
    [],
  );

test('two projects that are moved to one place get two places', async () => {
  const { tree, conflicts } = await merge(withOrders(1, 2), withOrders(1.5, 2), withOrders(1, 1.5));
  const files = filesOf(tree);
  expect([conflicts, files[record('tower')], files[record('silo')]]).toEqual([
    [],
    tower(2.25),
    { ...silo, order: 1.5 },
  ]);
});

test('a removed record is not the old name of a similar new one', async () => {
  const text = Array.from({ length: 40 }, (_, line) => `The same line ${line}`);
  const old = { index: 1, height: 8, text };
  const start: Files = { ...base, [record('old')]: old };
  const mine: Files = { ...base, [record('brandnew')]: { ...old, index: 2 } };
  const theirs: Files = { ...base, [record('old')]: { ...old, height: 9 } };
  const { tree, conflicts } = await merge(start, mine, theirs);
  expect(conflicts).toMatchObject([{ file: record('old'), path: [] }]);
  expect(filesOf(tree)[record('brandnew')]).toMatchObject({ height: 8 });
});

test('a conflict about pictures names the blobs of both', async () => {
  const { conflicts } = await merge(base, withHero('mine'), withHero('theirs'));
  const blobs = Object.values(conflicts[0]?.pictures ?? {}).map((id) => git('cat-file', 'blob', id ?? ''));
  expect(blobs).toEqual(['mine', 'theirs']);
});

test('a file of developers that both have changed is no question to a writer', async () => {
  const withReadme = (text: string) => ({ ...base, 'README.md': text });
  const merged = merge(withReadme('old'), withReadme('mine'), withReadme('theirs'));
  await expect(merged).rejects.toMatchObject({ reason: 'otherChanges' });
});
