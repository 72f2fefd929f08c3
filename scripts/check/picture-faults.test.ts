import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type BrokenCopy, type Change, makeCopy, replacing, setting } from '../../testing/broken-copy';

const hall = 'content/projects/steel-hall.json';
const clients = 'content/clients.json';
const hero = 'public/projects/steel-hall/hero.jpg';
const logo = 'public/clients/korot-steel-he.svg';

let copy: BrokenCopy;
const bytes: Record<string, Uint8Array> = {};

beforeAll(async () => {
  copy = await makeCopy();
  const original = sharp(readFileSync(hero));
  bytes.small = await original.clone().resize(1200).jpeg().toBuffer();
  bytes.large = await original.clone().resize(4800).jpeg({ quality: 20 }).toBuffer();
  bytes.png = await original.clone().resize(1600).png().toBuffer();
  bytes.turned = await original.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  bytes.heavy = Buffer.concat([readFileSync(hero), Buffer.alloc(1_000_000)]);
});
afterAll(() => copy.remove());

type Told = { level?: 'error' | 'warning'; file: string; field?: string; value?: string; cure: string };
type Row = [what: string, change: () => Change | Change[], ...told: Told[]];

const drawing =
  (inside: string, marks = 'viewBox="0 0 10 10"') =>
  () =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${marks}>${inside}</svg>`;

const faults: Row[] = [
  [
    'a picture that is not there',
    () => ({ file: hero, to: () => undefined }),
    {
      file: hall,
      field: 'images.0.src',
      value: '/projects/steel-hall/hero.jpg',
      cure: 'there is no file public/projects/steel-hall/hero.jpg',
    },
  ],
  [
    'a misspelt name',
    () => replacing(hall, 'steel-hall/hero.jpg', 'steel-hall/heros.jpg'),
    {
      file: hall,
      field: 'images.0.src',
      value: 'heros.jpg',
      cure: 'did you mean “/projects/steel-hall/hero.jpg”?',
    },
    { file: hero, cure: 'nothing uses this file: delete it, or name it' },
  ],
  [
    'a file whose name has another case than its record',
    () => [
      { file: hero, to: () => undefined },
      { file: 'public/projects/steel-hall/Hero.jpg', to: () => readFileSync(hero) },
    ],
    {
      file: hall,
      field: 'images.0.src',
      cure: 'the file is public/projects/steel-hall/Hero.jpg: capital and small letters must be the same in both',
    },
    { file: 'public/projects/steel-hall/Hero.jpg', cure: 'nothing uses this file' },
  ],
  [
    'a picture outside of the folders of pictures',
    () => setting(hall, 'images.0.src', '/clients/hero.jpg'),
    {
      file: hall,
      field: 'images.0.src',
      value: '/clients/hero.jpg',
      cure: 'a picture stands in public/projects or public/building',
    },
    { file: hero, cure: 'nothing uses this file' },
  ],
  [
    'a picture that is too small',
    () => ({ file: hero, to: () => bytes.small }),
    { file: hero, value: '1200×750 pixels', cure: 'at least 1600 pixels wide' },
  ],
  [
    'a picture with too many pixels',
    () => ({ file: hero, to: () => bytes.large }),
    { file: hero, value: '4800×3000 pixels', cure: 'at most 4000 pixels wide' },
  ],
  [
    'a picture that is too heavy',
    () => ({ file: hero, to: () => bytes.heavy }),
    { file: hero, value: ' kB', cure: 'at most 1000 kB' },
  ],
  [
    'a PNG under the name of a JPEG',
    () => ({ file: hero, to: () => bytes.png }),
    { file: hero, value: 'png', cure: 'is no JPEG inside' },
  ],
  [
    'a picture turned by a mark',
    () => ({ file: hero, to: () => bytes.turned }),
    { file: hero, cure: 'turn the picture upright' },
  ],
  [
    'a file that is no picture',
    () => ({ file: hero, to: () => 'hello' }),
    { file: hero, cure: 'cannot be read as a picture' },
  ],
  [
    'a panorama of another size',
    () => ({ file: 'public/building/pano-street.jpg', to: () => bytes.small }),
    { file: 'public/building/pano-street.jpg', value: '1200×750', cure: 'a panorama has 4096×2048 pixels' },
  ],
  [
    'words of a picture in one language',
    () => setting(hall, 'images.0.alt.en', undefined),
    { file: hall, field: 'images.0.alt.en', value: 'missing', cure: 'is missing: write a text' },
  ],
  [
    'no words of a picture',
    () => setting(hall, 'images.0.alt', undefined),
    { file: hall, field: 'images.0.alt', value: 'missing', cure: 'is missing: write a group { he, en }' },
  ],
  [
    'the name of the file for words',
    () => setting(hall, 'images.0.alt.en', 'hero.jpg'),
    { file: hall, field: 'images.0.alt.en', value: 'hero.jpg', cure: 'is the name of the file' },
  ],
  [
    'the same words in both languages',
    () => setting(hall, 'images.0.alt', { he: '2026', en: '2026' }),
    { file: hall, field: 'images.0.alt', cure: 'is the same in both languages' },
  ],
  [
    'a picture that nobody uses',
    () => ({ file: 'public/projects/steel-hall/extra.jpg', to: () => bytes.small }),
    { file: 'public/projects/steel-hall/extra.jpg', cure: 'nothing uses this file: delete it' },
  ],
  [
    'a logo that is not there',
    () => setting(clients, '0.logo.he', '/clients/korot-stel-he.svg'),
    {
      file: clients,
      field: '0.logo.he',
      value: '/clients/korot-stel-he.svg',
      cure: 'did you mean “/clients/korot-steel-he.svg”?',
    },
    { file: logo, cure: 'nothing uses this file' },
  ],
  [
    'a logo with a script',
    () => ({ file: logo, to: drawing('<script>1</script>') }),
    { file: logo, value: '<script', cure: 'has a script inside' },
  ],
  [
    'a logo that loads something',
    () => ({ file: logo, to: drawing('<use href="https://example.org/a.svg#b"/>') }),
    { file: logo, value: 'href="', cure: 'loads something from elsewhere' },
  ],
  [
    'a logo with letters',
    () => ({ file: logo, to: drawing('<text>Korot</text>') }),
    { file: logo, value: '<text', cure: 'turn the text into paths' },
  ],
  [
    'a logo without a viewBox',
    () => ({ file: logo, to: drawing('<path d="M0 0"/>', 'width="9"') }),
    { file: logo, value: '<svg', cure: 'has no viewBox' },
  ],
  [
    'a logo that is no drawing',
    () => ({ file: logo, to: () => 'PNG' }),
    { file: logo, cure: 'is no SVG inside' },
  ],
  [
    'a logo that is too heavy',
    () => ({ file: logo, to: drawing(`<path d="${'M0 0'.repeat(6000)}"/>`) }),
    { file: logo, value: '24 kB', cure: 'is too heavy: at most 20 kB' },
  ],
];

test.each(faults)(
  '%s is told with its place and its cure, and nothing else is',
  async (_what, change, ...told) => {
    expect(await copy.findingsOf([change()].flat())).toEqual(
      told.map(({ level = 'error', file, field, value, cure }) =>
        expect.objectContaining({
          level,
          file,
          ...(field && { field }),
          ...(value && { value: expect.stringContaining(value) }),
          cure: expect.stringContaining(cure),
        }),
      ),
    );
  },
);
