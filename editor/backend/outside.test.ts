import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { inEvery } from '../../e2e/support/content/texts';
import { newFolder } from '../../e2e/support/folder';
import { listFiles } from '../../lib/list-files';
import { freeName } from './pictures';
import { placeOf } from './place';
import { type Requests, requests } from './requests';
import { startEditor } from './server';

/* No request changes a file outside content, messages and public. */

const copy = makeCopy();
const outside = newFolder();
writeFileSync(path.join(outside, 'own.json'), '{"units":[]}');
const near = `../${path.basename(outside)}/own`;
const file = 'content/projects/steel-hall.json';
const alt = inEvery('The frame from the north');

/** Every request that names a file, folder or page. */
function bodiesOf(file: string, folder: string): [keyof Requests, object][] {
  const place = { file, path: ['a'] };
  const edit = { ...place, kind: 'set', value: 'b' };
  const picture = { ...place, kind: 'insert', folder: 'home', name: 'a.jpg', alt, bytes: '' };
  return [
    ['change', { edit }],
    ['changeAll', { edits: [edit] }],
    ['takeBack', { edit, commit: 'a'.repeat(40) }],
    ['discard', place],
    ['published', place],
    ['picture', picture],
    ['picture', { ...picture, file: 'content/company.json', folder }],
    ['drawing', { ...place, name: 'a.svg', source: '' }],
    ['print', { path: `/${folder}` }],
  ];
}

const accepts = (name: string, folder = name) =>
  bodiesOf(name, folder).map(([action, body]) => requests[action].safeParse(body).success);

test('a request can name a record', () => {
  expect(new Set(accepts(file, 'home'))).toEqual(new Set([true]));
  expect(placeOf(copy.root, file)).toBe(path.join(copy.root, file));
});

test.each([
  `../${near}`,
  `content/../${near}.json`,
  `${outside}/own.json`,
  '/etc/own.jpg',
  `..\\..\\${near}`,
  encodeURIComponent(`../${near}`),
  `${file}\0.json`,
  'model/fields/he.json',
])('no request can name %j', (name) => {
  expect(new Set(accepts(name))).toEqual(new Set([false]));
});

test.each([near, `content/../${near}.json`, `${file}\0.json`, 'model/fields/he.json', 'content/..'])(
  'a file of the site is not %j',
  (name) => {
    expect(() => placeOf(copy.root, name)).toThrow('no file of the site');
  },
);

test.each([
  [near, 'own'],
  [`${outside}/own.jpg`, 'own'],
  ['own\0.jpg', 'own'],
  ['תמונה West Side.PNG', 'west-side'],
  ['תמונה.jpg', 'picture'],
  ['hero.jpg', 'hero-2'],
  ['con.jpg', 'con-1'],
  [`${'a'.repeat(200)}.jpg`, 'a'.repeat(76)],
])('a picture that is called %j becomes %s.jpg in its folder', (name, stem) => {
  expect(freeName(copy.root, 'projects/steel-hall', name, '.jpg')).toBe(`/projects/steel-hall/${stem}.jpg`);
});

test('nothing is written through a link that leads out of the site', async () => {
  const editor = await startEditor({ root: copy.root, port: 0 });
  async function statusOf<Name extends keyof Requests>(name: Name, sent: Requests[Name]) {
    const headers = { 'X-Editor-Token': editor.token };
    const body = JSON.stringify(sent);
    return (await fetch(`${editor.local}/api/${name}`, { method: 'POST', headers, body })).status;
  }
  const link = 'content/buildings/link.json';
  symlinkSync(path.join(outside, 'own.json'), path.join(copy.root, link));
  const edit = { kind: 'set' as const, file: link, path: ['units'], before: [], value: ['own'] };
  expect(await statusOf('change', { edit })).toBe(400);
  rmSync(path.join(copy.root, link));

  const folder = path.join(copy.root, 'public/projects/steel-hall');
  renameSync(folder, `${folder}-aside`);
  symlinkSync(outside, folder);
  const photograph = sharp({ create: { width: 1700, height: 900, channels: 3, background: '#888' } });
  const bytes = (await photograph.jpeg().toBuffer()).toString('base64');
  const before = JSON.parse(readFileSync(path.join(copy.root, file), 'utf8')).images;
  const place = { file, path: ['images', 0], kind: 'insert' as const, before };
  const picture = { ...place, folder: 'projects/steel-hall', name: 'north.jpg', alt, bytes };
  expect(await statusOf('picture', picture)).toBe(400);
  await editor.close();
  expect(listFiles(outside).map((name) => [name, readFileSync(path.join(outside, name), 'utf8')])).toEqual([
    ['own.json', '{"units":[]}'],
  ]);
});
