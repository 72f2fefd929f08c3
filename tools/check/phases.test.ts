import { expectIssues } from '../../e2e/support/content/expected-issues';
import {
  type Change,
  makeCopy,
  removing,
  replacing,
  setting,
  writing,
} from '../../e2e/support/content/fixture-copy';
import { read } from '../../e2e/support/content/fixture-records';
import { emptyDraft } from '../new-project/draft';
import { listKeptFiles, listWordFiles } from './site-files';

/* Tests of the order of phases; each rule has its own test file. */

const [he, en] = ['messages/he.json', 'messages/en.json'] as const;
const hall = 'content/projects/steel-hall.json';
const gate = 'content/projects/harbour-gate.json';
const building = 'content/buildings/harbourgate.json';
const clients = 'content/clients.json';
const social = 'content/social.json';
const lock = 'content/projects.lock.json';

const copy = makeCopy();

test.each([
  ['a missing bracket', '{ "a": 12 ', 'the end of the file: %a closing } or ] is missing'],
  ['a conflict', '<<<<<<< HEAD\n{ "a": 1 }\n=======\n{}\n>>>>>>> b\n', 'HEAD: a merge conflict'],
])('a record with %s reports the syntax alone', async (_what, text, answer) => {
  expectIssues(await copy.issuesOf([{ file: social, to: () => text }]), [`error ${social}:% = ${answer}`]);
});

test('a building with broken syntax hides its pictures and links', async () => {
  expectIssues(await copy.issuesOf([{ file: building, to: (before) => before.slice(0, -3) }]), [
    `error ${building}:%: the file ends too early`,
  ]);
});

test('a repeated key is reported', async () => {
  const twice = replacing(
    en,
    '"follow": "Follow us",',
    '"follow": "Follow us",\n    "follow": "Follow us here",',
  );
  expectIssues(await copy.issuesOf([twice]), [`error ${en} Footer.follow = undefined: is repeated on line`]);
});

test.each([
  ['is missing', undefined, 'missing: the site needs this file'],
  ['is in another encoding', Buffer.from('{"Hero":"\xf9"}', 'latin1'), 'undefined: is not UTF-8'],
])('a catalog is reported when it %s', async (_how, bytes, answer) => {
  expectIssues(await copy.issuesOf([{ file: he, to: () => bytes }]), [`error ${he} = ${answer}`]);
});

test.each([he, social, hall, building, lock])(
  '%s is named when it begins with a hidden mark',
  async (file) => {
    expectIssues(await copy.issuesOf([{ file, to: (before) => `\ufeff${before}` }]), [
      `error ${file}:1 = U+FEFF: starts with a hidden mark`,
    ]);
  },
);

test('a broken catalog hides no issue of another file', async () => {
  const found = await copy.issuesOf([
    replacing(he, '{', ''),
    setting(en, 'Hero.text', '<b>Bold</b>'),
    setting('content/company.json', 'founded', '2010'),
  ]);
  expectIssues(found, ['error content/company.json founded', `error ${en} Hero.text`, `error ${he}:2`]);
});

test('a shape error only hides the rules of its field', async () => {
  const changes = [
    setting(hall, 'totalArea', '9000'),
    setting(hall, 'dunam', 17),
    setting(en, 'Hero.text', ''),
  ];
  expectIssues(await copy.issuesOf(changes), [`error ${hall} totalArea`, `error ${en} Hero.text`]);
});

test('a kind of use needs a name in each catalog', async () => {
  const unit = setting(building, 'units.0.use', 'coldStore');
  const [found] = await copy.issuesOf([unit]);
  expect(found).toMatchObject({
    file: building,
    field: 'units.0.use',
    hint: expect.stringContaining('no text for this in Units.uses'),
  });
  const texts = [
    setting(he, 'Units.uses.coldStore', 'מחסן קירור'),
    setting(en, 'Units.uses.coldStore', 'Cold store'),
  ];
  expect(await copy.issuesOf([unit, ...texts])).toEqual([]);
});

test('a unit of prices needs a name in each catalog', async () => {
  const price = setting(building, 'units.0.price.per', 'berthMetre');
  const [found] = await copy.issuesOf([price]);
  expect(found).toMatchObject({
    file: building,
    field: 'units.0.price.per',
    hint: expect.stringContaining('no text for this in Unit.per'),
  });
  const texts = [
    setting(he, 'Unit.per.berthMetre', '{price} למטר'),
    setting(en, 'Unit.per.berthMetre', '{price} per metre'),
  ];
  expect(await copy.issuesOf([price, ...texts])).toEqual([]);
});

test('a draft may name a picture that does not exist yet', async () => {
  const index = 1 + Math.max(...Object.keys(read(lock)).map(Number));
  const draft = emptyDraft({ index, order: 99, updated: '2026-05-29' });
  const images = [{ src: '/projects/silo/hero.jpg', alt: { he: 'מגורה', en: 'A silo' } }];
  const changes = [
    writing('content/projects/silo.json', { ...draft, images }),
    setting(lock, String(index), 'silo'),
  ];
  expect((await copy.issuesOf(changes)).filter(({ level }) => level === 'error')).toEqual([]);
});

/** The name of a copied project or catalog, and its report; one case also removes the original. */
const stray: [file: string, answer: string, ...changes: Change[]][] = [
  ['content/projects/steel-hall copy.json', 'name the file with lower-case Latin letters'],
  [
    'content/projects/Steel House.json',
    'name the file with lower-case Latin letters',
    setting(lock, '0', 'Steel House'),
    removing(hall),
  ],
  ['content/projects/new/silo.json', '%move it to content/projects/silo.json'],
  ['content/steel-hall.json', 'nothing reads this file'],
  ['content/projects/note.txt', 'not a project'],
  ['messages/he copy.json', 'nothing reads this file'],
  ['messages/ar.json', 'the site has no language “ar”, only he, en'],
];

test.each(stray)('the stray file %s is reported once: %s', async (file, answer, ...changes) => {
  const found = await copy.issuesOf([
    writing(file, file.startsWith('content') ? read(hall) : {}),
    ...changes,
  ]);
  expectIssues(found, [`error ${file} = undefined: ${answer}`]);
});

test('a renamed catalog is reported with the missing path', async () => {
  const found = await copy.issuesOf([writing('messages/english.json', {}), removing(en)]);
  expectIssues(found, [
    `error ${en} = missing: the site needs this file`,
    'error messages/english.json = undefined: nothing reads this file',
  ]);
});

test.each(['null', '5', '"text"', '[]', '{}', '[null]', '{ "he": null }'])(
  'no phase throws when every file holds %s',
  async (text) => {
    const files = [...listWordFiles(copy.root), lock];
    const found = await copy.issuesOf(files.map((file) => ({ file, to: () => text })));
    const reported = new Set(found.map(({ file }) => file));
    expect(reported).not.toContain('tools/check');
    // Empty lists of clients or posts are valid, and for empty catalogs and locks other files have issues.
    const right =
      {
        '[]': [clients, social, 'content/redirects.json'],
        '{}': ['messages/he.json', 'messages/en.json', lock],
      }[text] ?? [];
    expect(files.filter((file) => !reported.has(file) && !right.includes(file))).toEqual([]);
  },
);

function withWindowsLineEnds(file: string): Change {
  return { file, to: (before) => before.replace(/\r?\n/g, '\r\n') };
}

const edits: [what: string, change: () => Change[]][] = [
  [
    'the line ends of Windows in a whole clone',
    () =>
      ['messages', 'content', 'public']
        .flatMap((folder) => listKeptFiles(copy.root, folder))
        .filter((file) => /\.(json|svg)$/.test(file) && !file.includes('generated'))
        .concat('.gitignore', 'app/globals.css')
        .map(withWindowsLineEnds),
  ],
  [
    'what desktops and writes that were stopped leave',
    () =>
      ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'hall.json.part'].flatMap((name) =>
        [
          'messages',
          'content',
          'content/projects',
          'public',
          'public/brand',
          'public/projects/steel-hall',
        ].map((folder) => ({ file: `${folder}/${name}`, to: () => 'x' })),
      ),
  ],
  ['the same picture in two records', () => [setting(gate, 'images', read(hall).images)]],
];

test.each(edits)('%s is allowed', async (_what, change) => {
  expect(await copy.issuesOf(change())).toEqual([]);
});
