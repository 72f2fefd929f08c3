import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { inEvery } from '../../e2e/support/content/texts';
import { addDrawing, addPicture } from './pictures';
import { openWorkspace } from './workspace';

const file = 'content/projects/steel-hall.json';
const copy = makeCopy();
const workspace = openWorkspace(copy.root);

function images(): { src: string }[] {
  return JSON.parse(readFileSync(path.join(copy.root, file), 'utf8')).images;
}

function add(
  bytes: Buffer,
  name = 'new.jpg',
  alt = { ...inEvery('The frame from the north'), he: 'השלד מצפון' },
) {
  const before = images();
  return addPicture(workspace, {
    ...{ file, path: ['images', before.length], kind: 'insert', before },
    ...{ folder: 'projects/steel-hall', name, bytes: bytes.toString('base64'), alt },
  });
}

/** A picture that compresses badly, as a photograph of leaves does. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** A picture of one colour, which is encoded fast. */
function plain(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
}

test('a large picture becomes a light, upright JPEG without metadata', async () => {
  const photograph = await noise(1650, 1600).withMetadata({ orientation: 6 }).png().toBuffer();
  expect(await add(photograph, 'תמונה West Side.PNG')).toEqual([]);
  const { src = '' } = images().at(-1) ?? {};
  expect(src).toBe('/projects/steel-hall/west-side.jpg');
  const place = path.join(copy.root, 'public', src);
  const { format, orientation, exif, width = 0 } = await sharp(place).metadata();
  expect({ format, orientation, exif }).toEqual({ format: 'jpeg', orientation: undefined, exif: undefined });
  expect(width).toBeGreaterThanOrEqual(1600);
  expect(statSync(place).size).toBeLessThanOrEqual(1_000_000);
});

test('a small picture or another file is rejected without a trace', async () => {
  const before = images();
  await expect(add(await plain(1200, 900), 'small.jpg')).rejects.toThrow('tooSmall');
  await expect(add(Buffer.from('no picture'), 'text.jpg')).rejects.toThrow('noPicture');
  expect(images()).toEqual(before);
  expect(existsSync(path.join(copy.root, 'public/projects/steel-hall/small.jpg'))).toBe(false);
});

test('an empty file is called empty', async () => {
  await expect(add(Buffer.alloc(0))).rejects.toMatchObject({ kind: 'emptyPicture' });
});

test('a JPEG of 280 megapixels is called too large', async () => {
  const large = await plain(1700, 900);
  // The frame header: length, precision, height, width.
  const frame = large.indexOf(Buffer.from('ffc0', 'hex'));
  large.writeUInt16BE(14_000, frame + 5);
  large.writeUInt16BE(20_000, frame + 7);
  await expect(add(large)).rejects.toMatchObject({ kind: 'tooLarge' });
});

test('a name of 200 letters is cut', async () => {
  const alt = { ...inEvery('The frame from the south'), he: 'השלד מדרום' };
  expect(await add(await plain(1700, 900), `${'a'.repeat(200)}.jpg`, alt)).toEqual([]);
  expect(images().at(-1)?.src).toBe(`/projects/steel-hall/${'a'.repeat(76)}.jpg`);
});

test('a rejected text alternative keeps the picture out', async () => {
  const before = images();
  const issues = await add(await plain(1700, 900), 'north.jpg', {
    ...inEvery('The frame'),
    he: '',
  });
  expect(issues.map(({ field }) => field)).toContain(`images.${before.length}.alt.he`);
  expect(images()).toEqual(before);
  expect(existsSync(path.join(copy.root, 'public/projects/steel-hall/north.jpg'))).toBe(false);
});

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 24"><path d="M0 0h80v24H0z"/></svg>';
const clientFile = 'content/clients.json';

function clients(): { name: object; logo: { he: string; en: string } }[] {
  return JSON.parse(readFileSync(path.join(copy.root, clientFile), 'utf8'));
}

function isThere(src: string): boolean {
  return existsSync(path.join(copy.root, 'public', src));
}

test('a new logo takes the place of the old one, which undo brings back', async () => {
  const old = clients()[0]?.logo.he ?? '';
  const given = {
    file: clientFile,
    path: [0, 'logo', 'he'],
    before: old,
    name: 'New Logo.svg',
    source: logo,
  };
  expect(await addDrawing(workspace, given)).toEqual([]);
  expect(clients()[0]?.logo.he).toBe('/clients/new-logo.svg');
  expect([isThere('/clients/new-logo.svg'), isThere(old)]).toEqual([true, false]);
  await workspace.undo();
  expect(clients()[0]?.logo.he).toBe(old);
  expect([isThere('/clients/new-logo.svg'), isThere(old)]).toEqual([false, true]);
});

test('a logo that runs something is refused in both languages and leaves nothing behind', async () => {
  const before = clients()[0]?.logo.he;
  const source = logo.replace('<path', '<script>alert(1)</script><path');
  const given = { file: clientFile, path: [0, 'logo', 'he'], before, name: 'bad.svg', source };
  const [issue] = await addDrawing(workspace, given);
  expect(issue?.hint.he).toMatch(/[א-ת]/);
  expect(issue?.hint.en).toMatch(/[a-z]/);
  expect(clients()[0]?.logo.he).toBe(before);
  expect(isThere('/clients/bad.svg')).toBe(false);
});

test('a new client is saved with its name and both logos', async () => {
  const before = clients();
  const at = before.length;
  const begin = () =>
    workspace.change({
      ...{ file: clientFile, path: [at], kind: 'insert', before },
      value: { name: { he: '', en: '' }, industry: 'general', logo: { he: '', en: '' } },
    });
  const give = (language: 'he' | 'en') =>
    addDrawing(workspace, {
      ...{ file: clientFile, path: [at, 'logo', language], before: '' },
      ...{
        name: `alon-${language}.svg`,
        source: logo.replace('80 24', language === 'he' ? '90 24' : '70 24'),
      },
    });
  await begin();
  await give('he');
  expect([clients().length, isThere('/clients/alon-he.svg')]).toEqual([at, true]);
  await workspace.discard({ file: clientFile, path: [at] });
  expect(isThere('/clients/alon-he.svg')).toBe(false);

  await begin();
  await give('he');
  await give('en');
  for (const [language, value] of Object.entries({ he: 'אלון', en: 'Alon' })) {
    const name = [at, 'name', language];
    await workspace.change({ kind: 'set', file: clientFile, path: name, before: '', value });
  }
  expect(clients()[at]).toEqual({
    name: { he: 'אלון', en: 'Alon' },
    industry: 'general',
    logo: { he: '/clients/alon-he.svg', en: '/clients/alon-en.svg' },
  });
  expect(workspace.journal.list().flatMap(({ pictures }) => pictures)).toContain(
    'public/clients/alon-he.svg',
  );
});

test('a new step is saved with its picture although other fields wait', async () => {
  const building = 'content/buildings/harbourgate.json';
  const read = () => JSON.parse(readFileSync(path.join(copy.root, building), 'utf8'));
  const { progress: before, units } = read();
  const area = { file: building, path: ['units', 0, 'area'] };
  await workspace.change({ ...area, kind: 'set', before: units[0].area, value: 'many' });
  const place = ['progress', before.length];
  await workspace.change({
    ...{ kind: 'insert', file: building, path: place, before },
    value: { ...before[0], date: '2026-10-02', text: { ...before[0].text, he: '' } },
  });
  const bytes = (await plain(1700, 900)).toString('base64');
  const alt = { ...inEvery('The foundations from the west'), he: 'היסודות ממערב' };
  const picture = { file: building, path: [...place, 'image'], kind: 'set' as const, before: undefined };
  expect(
    await addPicture(workspace, { ...picture, folder: 'building', name: 'west.jpg', bytes, alt }),
  ).toEqual([]);
  expect(read().progress).toEqual(before);
  const text = { file: building, path: [...place, 'text', 'he'], before: '', value: before[0].text.he };
  await workspace.change({ kind: 'set', ...text });
  const saved = { text: before[0].text, image: { src: '/building/west.jpg', alt } };
  expect(read().progress.at(-1)).toMatchObject(saved);
  expect((await workspace.view()).drafts).toMatchObject([{ edit: area }]);
});

test('a removed picture leaves its folder until undo', async () => {
  const before = images();
  const last = before.at(-1)?.src ?? '';
  const at = ['images', before.length - 1];
  await workspace.change({ kind: 'set', file, path: at, before: before.at(-1) });
  expect([images().length, isThere(last)]).toEqual([before.length - 1, false]);
  await workspace.undo();
  expect([images(), isThere(last)]).toEqual([before, true]);
});
