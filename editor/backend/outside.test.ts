import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { inEvery } from '../../e2e/support/content/texts';
import { newFolder } from '../../e2e/support/folder';
import { listFiles } from '../../lib/list-files';
import type { Requests } from './requests';
import { startEditor } from './server';

/* No request changes a file outside content, messages and public. */

const project = 'content/projects/steel-hall.json';
const building = 'content/buildings/harbourgate.json';
const copy = makeCopy();
const outside = newFolder();
const near = `../${path.basename(outside)}/own`;
let editor: Awaited<ReturnType<typeof startEditor>>;
let photograph: string;

beforeAll(async () => {
  writeFileSync(path.join(outside, 'own.json'), '{"units":[]}');
  editor = await startEditor({ root: copy.root, port: 0 });
  const picture = sharp({ create: { width: 1700, height: 900, channels: 3, background: '#8899aa' } });
  photograph = (await picture.jpeg().toBuffer()).toString('base64');
});

afterAll(async () => {
  await editor.close();
});

async function ask<Name extends keyof Requests>(name: Name, sent: Requests[Name]) {
  const response = await fetch(`${editor.local}/api/${name}`, {
    method: 'POST',
    headers: { 'X-Editor-Token': editor.token },
    body: JSON.stringify(sent),
  });
  const text = await response.text();
  return { status: response.status, ...(text && JSON.parse(text)) };
}

const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
const place = { file: project, path: ['images', 0, 'src'] };

/** The files that the editor must not change. */
const others = () => [
  ...readdirSync(copy.root),
  ...listFiles(outside).map((file) => [file, readFileSync(path.join(outside, file), 'utf8')]),
];

const picture = (changed: Partial<Requests['picture']>): Requests['picture'] => ({
  ...{ file: project, path: ['images', 0], kind: 'insert', before: JSON.parse(read(project)).images },
  ...{ folder: 'projects/steel-hall', name: 'north.jpg', bytes: photograph },
  ...{ alt: { ...inEvery('The frame from the north'), he: 'השלד מצפון' }, ...changed },
});
const drawing = {
  ...{ file: project, path: ['partners', 0, 'logo'] },
  source: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 24"><path d="M0 0h80v24H0z"/></svg>',
};

const names = [
  `../${near}`,
  `content/../${near}.json`,
  `${outside}/own.json`,
  '/etc/own.jpg',
  encodeURIComponent(`../${near}`),
  `..\\..\\${near}`,
  'content/projects/steel-hall.json\0.json',
  'model/fields/he.json',
];

test.each(names)(
  'a request that names %j changes nothing outside of the site, and no record',
  async (name) => {
    const [known, texts] = [others(), [project, building].map(read)];
    const set = { kind: 'set' as const, file: name, path: ['a'], value: 'b' };
    for (const { status } of [
      await ask('change', { edit: set }),
      await ask('changeAll', { edits: [set] }),
      await ask('takeBack', { edit: set, commit: 'a'.repeat(40) }),
      await ask('picture', picture({ file: name })),
      await ask('picture', picture({ folder: name })),
      await ask('drawing', { ...drawing, file: name, name: 'a.svg', before: undefined }),
      await ask('print', { path: `/${name}` }),
    ])
      expect(status).toBe(400);
    await ask('discard', { file: name, path: ['a'] });
    expect((await ask('published', { file: name, path: ['a'] })).published).toBeUndefined();
    expect([project, building].map(read)).toEqual(texts);
    expect(others()).toEqual(known);
  },
);

const files = [`../${near}`, `${outside}/own`, 'own\0'];

test.each(files)('a table or record that names %j is rejected', async (name) => {
  const [known, texts] = [others(), [project, building].map(read)];
  const table = Buffer.from(`building,number,area\n"${name}",1,650\nharbourgate,"${name}",650`).toString(
    'base64',
  );
  const { report } = await ask('importUnits', { bytes: table, locale: 'en', write: true });
  // A file with a NUL is no table at all.
  const lines = name.includes('\0') ? [0] : [2, 3];
  expect(report).toMatchObject({ changed: [], refused: lines.map((line) => ({ line })) });

  const src = JSON.parse(read(project)).images[0].src;
  for (const value of [name, `/${name}.jpg`, `/projects/${name}.jpg`]) {
    const { state } = await ask('change', { edit: { ...place, kind: 'set', before: src, value } });
    expect(state.issues).toContainEqual(
      expect.objectContaining({ level: 'error', file: project, field: 'images.0.src' }),
    );
    await ask('discard', place);
  }
  expect([project, building].map(read)).toEqual(texts);
  expect(others()).toEqual(known);
});

test.each(files)(
  'a file or project that is called %j gets a name of letters and digits in its own folder',
  async (name) => {
    const [known, files] = [others(), listFiles(copy.root)];
    expect((await ask('picture', picture({ name: `${name}.jpg` }))).status).toBe(200);
    await ask('drawing', { ...drawing, name, before: JSON.parse(read(project)).partners[0].logo });
    const { file, status } = await ask('project', { name });
    expect([status, file ?? '']).toEqual([
      200,
      expect.stringMatching(/^content\/projects\/[a-z0-9-]+\.json$/),
    ]);
    const come = listFiles(copy.root).filter((each) => !files.includes(each) && !each.startsWith('var/'));
    expect(come).toContain(file);
    for (const each of come)
      expect(each).toMatch(
        /^(content\/projects|public\/projects\/steel-hall|public\/partners)\/[a-z0-9-]+\.(json|jpg|svg)$/,
      );
    expect(others()).toEqual(known);
    for (;;) {
      const { state } = await ask('undo', {});
      if (!state.undo) break;
    }
    expect(others()).toEqual(known);
  },
);

test('nothing is written through a link that leads out of the site', async () => {
  const known = others();
  const link = 'content/buildings/link.json';
  symlinkSync(path.join(outside, 'own.json'), path.join(copy.root, link));
  const edit = { kind: 'set' as const, file: link, path: ['units'], before: [], value: ['own'] };
  expect((await ask('change', { edit })).status).toBe(400);
  rmSync(path.join(copy.root, link));

  const folder = path.join(copy.root, 'public/projects/steel-hall');
  renameSync(folder, `${folder}-aside`);
  symlinkSync(outside, folder);
  expect((await ask('picture', picture({}))).status).toBe(400);
  rmSync(folder);
  renameSync(`${folder}-aside`, folder);
  expect(others()).toEqual(known);
});
