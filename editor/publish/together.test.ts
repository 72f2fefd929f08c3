import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import type { Conflict } from './merge';
import { bringTogether } from './together';

type Files = Record<string, unknown>;

// Many processes, on a machine that may be busy.
jest.setTimeout(120_000);

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const identity = ['-c', 'user.name=A', '-c', 'user.email=a@company.example'];

beforeAll(() => {
  root = newFolder();
  git('init', '--quiet');
});

/** A tree of these files; a value that is no text is written as JSON. */
function treeOf(files: Files): string {
  for (const name of ['content', 'public']) rmSync(path.join(root, name), { recursive: true, force: true });
  for (const [name, data] of Object.entries(files)) {
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
const hall = { index: 0, images: [] };
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
  [record('hall')]: { index: 0, images: [{ src: '/projects/hall/new.jpg', alt: text }] },
});
const second = '/projects/hall/new-2.jpg';

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
      ...{ [lock]: { 0: 'hall', 1: 'tower', 2: 'silo' }, [record('tower')]: { index: 1 } },
      ...{
        [record('silo')]: { index: 2 },
        'content/company.json': { text: 'See /project/2 and /project/10' },
      },
    },
  ],
  [
    'two new projects of one name are asked for another',
    { ...withProject('silo', { hero: '/projects/silo/a.jpg' }), 'public/projects/silo/a.jpg': 'mine' },
    withProject('silo', { hero: null }),
    {
      ...{ [lock]: { 0: 'hall', 1: 'silo', 2: 'silo-west' }, [record('silo')]: { index: 1, hero: null } },
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
      ...{ 'public/projects/hall/new.jpg': 'theirs', [`public${second}`]: 'mine' },
      [record('hall')]: {
        index: 0,
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
    { [record('hall')]: undefined },
    ({ mine }) => mine,
  ],
  [
    'a record that both have removed is gone',
    without(record('hall')),
    without(record('hall')),
    { [record('hall')]: undefined },
  ],
  [
    'a new project and a change of another come together',
    withProject('silo'),
    changed,
    { ...withProject('silo'), [record('hall')]: changed[record('hall')] },
  ],
];

test.each(table)('%s', async (...[, mine, theirs, expected, chosen]) => {
  const sides = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) };
  const index = path.join(root, '.git/own-index');
  const first = await bringTogether(root, index, identity, sides, []);
  expect(first.conflicts).toHaveLength(chosen ? 1 : 0);
  const choices = first.conflicts.map((conflict) => ({ ...conflict, value: chosen?.(conflict) }));
  const { tree, conflicts } = await bringTogether(root, index, identity, sides, choices);
  expect(conflicts).toEqual([]);
  const wanted = Object.entries({ ...base, ...expected }).filter(([, data]) => data !== undefined);
  expect(filesOf(tree)).toEqual(Object.fromEntries(wanted));
});
