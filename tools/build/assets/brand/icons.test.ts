import sharp from 'sharp';
import { makeIcons } from './icons';

/** A red disc on blue, which reaches the edge. */
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    '<path fill="#0000ff" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="31" fill="#ff0000"/></svg>',
);

let icons: Map<string, Buffer>;

beforeAll(async () => {
  icons = new Map(await makeIcons(svg));
});

/** Returns the colour at a point of an icon; `x` and `y` are fractions of its width and height. */
async function colourAt(name: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icons.get(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(at, at + 3)];
}

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %d pixels', async (name, size) => {
  expect(await sharp(icons.get(name)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('the favicon holds three pictures of the sizes that it names', async () => {
  const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico.readUInt8(entry), width, format]).toEqual([size, size, 'png']);
  }
});

test('a maskable icon has a centred drawing on a full ground', async () => {
  const red = [255, 0, 0];
  const blue = [0, 0, 255];
  expect(await colourAt('icon-512.png', 0.05, 0.5)).toEqual(red);
  expect(await colourAt('icon-maskable-512.png', 0.05, 0.5)).not.toEqual(red);
  expect(await colourAt('icon-maskable-512.png', 0.5, 0.5)).toEqual(red);
  for (const corner of [0.01, 0.98]) {
    expect(await colourAt('icon-maskable-512.png', corner, corner)).toEqual(blue);
  }
});
