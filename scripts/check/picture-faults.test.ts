import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type BrokenCopy, type Change, makeCopy, replacing, setting } from '../../testing/broken-copy';
import { expectTold, type Told } from '../../testing/told';

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
  bytes.cmyk = await original.clone().toColourspace('cmyk').jpeg().toBuffer();
  const whole = readFileSync(hero);
  bytes.short = whole.subarray(0, whole.length / 2);
  bytes.broken = Buffer.concat([whole.subarray(0, 40_000), Buffer.alloc(2000, 0xff), whole.subarray(42_000)]);
  bytes.heavy = Buffer.concat([readFileSync(hero), Buffer.alloc(1_000_000)]);
}, 120_000);
afterAll(() => copy?.remove());

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
      cure: 'there is no file public/projects/steel-hall/hero.jpg: put it there, or name another',
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
      cure: 'the file is called public/projects/steel-hall/Hero.jpg: rename it',
    },
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
    {
      file: 'public/projects/steel-hall/extra.jpg',
      cure: 'nothing uses this file: name it in a record of content/, or delete it',
    },
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
    'a picture that is cut off',
    () => ({ file: hero, to: () => bytes.short }),
    { file: hero, value: 'broken', cure: 'is cut off or broken: copy it again from the original' },
  ],
  [
    'a picture with broken bytes',
    () => ({ file: hero, to: () => bytes.broken }),
    { file: hero, value: 'broken', cure: 'is cut off or broken' },
  ],
  [
    'a picture in the colours of print',
    () => ({ file: hero, to: () => bytes.cmyk }),
    { file: hero, value: 'CMYK', cure: 'save it as RGB (sRGB)' },
  ],
  [
    'a file of an iPhone beside the pictures',
    () => ({ file: 'public/projects/steel-hall/IMG_2041.HEIC', to: () => 'heic' }),
    {
      file: 'public/projects/steel-hall/IMG_2041.HEIC',
      cure: 'export it as JPEG under a name of small Latin letters',
    },
  ],
  [
    'a file with a Hebrew name beside the pictures',
    () => ({ file: 'public/projects/steel-hall/אולם חדש.jpg', to: () => bytes.small }),
    { file: 'public/projects/steel-hall/אולם חדש.jpg', cure: 'rename the file with small Latin letters' },
  ],
  [
    'the words of another picture',
    () => setting(hall, 'images.1.alt', JSON.parse(readFileSync(hall, 'utf8')).images[0].alt),
    { file: hall, field: 'images.1.alt.he', cure: '/projects/steel-hall/hero.jpg has these words too' },
  ],
  [
    'words that say that it is a picture',
    () => setting(hall, 'images.0.alt.en', 'Picture of a hall'),
    { file: hall, field: 'images.0.alt.en', value: 'Picture of', cure: 'begin with what the picture shows' },
  ],
  [
    'Hebrew words that say that it is a picture',
    () => setting(hall, 'images.0.alt.he', 'תמונה של אולם'),
    { file: hall, field: 'images.0.alt.he', value: 'תמונה של', cure: 'begin with what the picture shows' },
  ],
  [
    'a logo that is cut off',
    () => ({ file: logo, to: (before) => before.slice(0, -20) }),
    { file: logo, field: 'line 1', cure: 'the drawing is cut off or broken here' },
  ],
  [
    'a logo with a tag that is not closed',
    () => ({ file: logo, to: drawing('<g><path d="M0 0"/>') }),
    { file: logo, field: 'line 1', cure: 'the drawing is cut off or broken here' },
  ],
  [
    'a logo of the company that is gone',
    () => ({ file: 'public/brand/logo-en.svg', to: () => undefined }),
    { file: 'public/brand/logo-en.svg', value: 'missing', cure: 'the site needs this drawing' },
  ],
  [
    'a PNG under the name of an SVG',
    () => ({ file: 'public/brand/logo-en.svg', to: () => bytes.png }),
    { file: 'public/brand/logo-en.svg', cure: 'is no SVG inside' },
  ],
  [
    'a script in a logo of the company',
    () => ({ file: 'public/brand/mark-light.svg', to: drawing('<script>1</script>') }),
    { file: 'public/brand/mark-light.svg', cure: 'has a script inside' },
  ],
  [
    'letters in a logo of the building',
    () => ({ file: 'public/brand/building-logo-he.svg', to: drawing('<text>קו</text>') }),
    { file: 'public/brand/building-logo-he.svg', cure: 'turn the text into paths' },
  ],
  [
    'a logo of the company without a viewBox',
    () => ({ file: 'public/brand/logo-he.svg', to: drawing('<path d="M0 0"/>', 'width="9" height="9"') }),
    { file: 'public/brand/logo-he.svg', cure: 'has no viewBox' },
  ],
  [
    'an oblong icon',
    () => ({ file: 'public/brand/icon.svg', to: drawing('<path d="M0 0h9v9z"/>', 'viewBox="0 0 64 48"') }),
    { file: 'public/brand/icon.svg', value: '64×48', cure: 'the icon is not square' },
  ],
  [
    'another drawing in the folder of the brand',
    () => ({ file: 'public/brand/logo-fr.svg', to: drawing('<path d="M0 0"/>') }),
    { file: 'public/brand/logo-fr.svg', cure: 'nothing uses this file' },
  ],
  [
    'a logo that is too heavy',
    () => ({ file: logo, to: drawing(`<path d="${'M0 0'.repeat(6000)}"/>`) }),
    { file: logo, value: '24 kB', cure: 'is too heavy: at most 20 kB' },
  ],
];

test.each(faults)(
  '%s is told with its place and its cure, and nothing else is',
  async (_what, change, ...told) => expectTold(await copy.findingsOf([change()].flat()), told),
);
