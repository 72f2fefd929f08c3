import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeCopy } from '../../e2e/support/content/fixture-copy';
import { inEvery } from '../../e2e/support/content/texts';
import { until } from '../../e2e/support/until';
import { openJournal } from './journal';
import { addDrawing, addPicture } from './pictures';
import { openWorkspace } from './workspace';

const file = 'content/projects/steel-hall.json';
const copy = makeCopy();
const workspace = openWorkspace(copy.root);

function images(): { src: string }[] {
  return JSON.parse(readFileSync(path.join(copy.root, file), 'utf8')).images;
}

const list = jest.fn(async () => {});

function add(
  bytes: Buffer,
  name = 'new.jpg',
  alt = { ...inEvery('The frame from the north'), he: 'השלד מצפון' },
) {
  const before = images();
  const picture = {
    file,
    path: ['images', before.length],
    kind: 'insert' as const,
    before,
    folder: 'projects/steel-hall',
    name,
    bytes: bytes.toString('base64'),
    alt,
  };
  return addPicture(workspace, picture, list);
}

/** A picture that compresses badly, as a photograph of leaves does. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** Creates a picture of one colour: it is encoded fast. */
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

test('a picture is listed before its record names it', async () => {
  const before = images();
  list.mockImplementationOnce(async () => {
    expect(images()).toEqual(before);
    expect(existsSync(path.join(copy.root, 'public/projects/steel-hall/listed.jpg'))).toBe(true);
  });
  await add(await plain(1700, 900), 'listed.jpg', { ...inEvery('A crane'), he: 'מנוף' });
  expect(list).toHaveBeenCalled();
  expect(images()).toHaveLength(before.length + 1);
});

test('a small picture or another file is rejected without a trace', async () => {
  const before = images();
  await expect(add(await plain(1200, 900), 'small.jpg')).rejects.toThrow('tooSmall');
  await expect(add(Buffer.from('no picture'), 'text.jpg')).rejects.toThrow('noPicture');
  await expect(add(Buffer.alloc(0))).rejects.toMatchObject({ kind: 'emptyPicture' });
  expect(images()).toEqual(before);
  expect(existsSync(path.join(copy.root, 'public/projects/steel-hall/small.jpg'))).toBe(false);
});

test('a JPEG of 280 megapixels is called too large', async () => {
  const large = await plain(1700, 900);
  // The frame header: length, precision, height, width.
  const frame = large.indexOf(Buffer.from('ffc0', 'hex'));
  large.writeUInt16BE(14_000, frame + 5);
  large.writeUInt16BE(20_000, frame + 7);
  await expect(add(large)).rejects.toMatchObject({ kind: 'tooLarge' });
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

const logoNow = () => JSON.parse(readFileSync(path.join(copy.root, clientFile), 'utf8'))[0].logo.he;

function isThere(src: string): boolean {
  return existsSync(path.join(copy.root, 'public', src));
}

test('a new logo takes the place of the old one, which undo brings back', async () => {
  const old = logoNow();
  const given = { file: clientFile, path: [0, 'logo', 'he'], before: old, name: 'New Logo.svg' };
  expect(await addDrawing(workspace, { ...given, source: logo })).toEqual([]);
  expect(logoNow()).toBe('/clients/new-logo.svg');
  expect([isThere('/clients/new-logo.svg'), isThere(old)]).toEqual([true, false]);
  await workspace.undo();
  expect(logoNow()).toBe(old);
  expect([isThere('/clients/new-logo.svg'), isThere(old)]).toEqual([false, true]);
});

test('a logo that runs something is refused in both languages and leaves nothing behind', async () => {
  const before = logoNow();
  const source = logo.replace('<path', '<script>alert(1)</script><path');
  const given = { file: clientFile, path: [0, 'logo', 'he'], before, name: 'bad.svg', source };
  const [issue] = await addDrawing(workspace, given);
  expect(issue?.hint.he).toMatch(/[א-ת]/);
  expect(issue?.hint.en).toMatch(/[a-z]/);
  expect(logoNow()).toBe(before);
  expect(isThere('/clients/bad.svg')).toBe(false);
});

describe('a new step', () => {
  const building = 'content/buildings/harbourgate.json';
  const read = () => JSON.parse(readFileSync(path.join(copy.root, building), 'utf8'));
  const { progress: before, units } = read();
  const place = { file: building, path: ['progress', before.length] };
  const area = { file: building, path: ['units', 0, 'area'] };
  const alt = { ...inEvery('The foundations from the west'), he: 'היסודות ממערב' };
  const src = '/building/west.jpg';

  beforeEach(async () => {
    const value = { ...before[0], id: 'new-step', date: '2026-10-02', text: { ...before[0].text, he: '' } };
    await workspace.change({ ...place, kind: 'insert', before, value });
    const bytes = (await plain(1700, 900)).toString('base64');
    const picture = {
      file: building,
      path: [...place.path, 'image'],
      kind: 'set' as const,
      before: undefined,
    };
    const sent = { ...picture, folder: 'building', name: 'west', bytes, alt };
    const issues = await addPicture(workspace, sent, list);
    expect([issues, read().progress, isThere(src)]).toEqual([[], before, true]);
  });

  test('takes its picture with it when it is discarded', async () => {
    await workspace.discard(place);
    expect(isThere(src)).toBe(false);
  });

  test('is saved with its picture although another field is invalid', async () => {
    await workspace.change({ ...area, kind: 'set', before: units[0].area, value: 'many' });
    const text = { file: building, path: [...place.path, 'text', 'he'], before: '' };
    await workspace.change({ ...text, kind: 'set', value: before[0].text.he });
    expect(read().progress.at(-1)).toMatchObject({ text: before[0].text, image: { src, alt } });
    expect((await workspace.view()).drafts).toMatchObject([{ edit: area }]);
    expect(workspace.journal.list().at(-1)?.pictures).toContain(`public${src}`);
  });
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

test('a start after a kill removes a picture that restoring had written', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root, stdio: 'pipe' });
  const src = '/projects/steel-hall/former.jpg';
  writeFileSync(path.join(copy.root, 'public', src), await plain(1700, 900));
  const commit = ['-c', 'user.name=Dana', '-c', 'user.email=d@company.example', 'commit', '--quiet'];
  git('init', '--quiet');
  git('add', `public${src}`);
  git(...commit, '--message=Begin');
  git(...commit, '--message=Edit', '--allow-empty');
  rmSync(path.join(copy.root, 'public', src));
  const [before] = images();
  const edit = { kind: 'set' as const, file, path: ['images', 0], before, value: { ...before, src } };
  const restored = workspace.takeBack(edit, 'HEAD');
  await until(() => isThere(src));
  openJournal(copy.root);
  expect(isThere(src)).toBe(false);
  await restored;
});
