import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  type BrokenCopy,
  type Change,
  makeCopy,
  replacing,
  setting,
} from '../../testing/content/broken-copy';
import { type ExpectedIssue, expectIssues } from '../../testing/content/expected-issues';

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

type Row = [what: string, change: () => Change | Change[], ...expected: ExpectedIssue[]];

const drawing =
  (inside: string, marks = 'viewBox="0 0 10 10"') =>
  () =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${marks}>${inside}</svg>`;

const cases: Row[] = [
  [
    'a picture that is not there',
    () => ({ file: hero, to: () => undefined }),
    {
      file: hall,
      field: 'images.0.src',
      value: '/projects/steel-hall/hero.jpg',
      hint: 'there is no file public/projects/steel-hall/hero.jpg: put it there, or name another',
    },
  ],
  [
    'a misspelt name',
    () => replacing(hall, 'steel-hall/hero.jpg', 'steel-hall/heros.jpg'),
    {
      file: hall,
      field: 'images.0.src',
      value: 'heros.jpg',
      hint: 'did you mean “/projects/steel-hall/hero.jpg”?',
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
      hint: 'the file is called public/projects/steel-hall/Hero.jpg: rename it',
    },
  ],
  [
    'a picture outside of the folders of pictures',
    () => setting(hall, 'images.0.src', '/clients/hero.jpg'),
    {
      file: hall,
      field: 'images.0.src',
      value: '/clients/hero.jpg',
      hint: 'a picture belongs in one of these folders: public/projects, public/building, public/home',
    },
  ],
  [
    'a picture that is too small',
    () => ({ file: hero, to: () => bytes.small }),
    {
      file: hero,
      value: '1200×750',
      hint: 'is too small and would look blurred: at least 1600',
    },
  ],
  [
    'a picture with too many',
    () => ({ file: hero, to: () => bytes.large }),
    { file: hero, value: '4800×3000', hint: 'is too large: at most 4000 pixels wide' },
  ],
  [
    'a picture that is too heavy',
    () => ({ file: hero, to: () => bytes.heavy }),
    { file: hero, value: ' kB', hint: 'at most 1000 kB' },
  ],
  [
    'a PNG under the name of a JPEG',
    () => ({ file: hero, to: () => bytes.png }),
    { file: hero, value: 'png', hint: 'is not a JPEG, only its name says so: export it as JPEG' },
  ],
  [
    'a picture turned by a mark',
    () => ({ file: hero, to: () => bytes.turned }),
    { file: hero, hint: 'turn the picture upright' },
  ],
  [
    'a file that is no picture',
    () => ({ file: hero, to: () => 'hello' }),
    { file: hero, hint: 'cannot be read as a picture' },
  ],
  [
    'a panorama of another size',
    () => ({ file: 'public/building/pano-street.jpg', to: () => bytes.small }),
    {
      file: 'public/building/pano-street.jpg',
      value: '1200×750',
      hint: 'a panorama must have 4096×2048 pixels: save it in this size',
    },
  ],
  [
    'words of a picture in one language',
    () => setting(hall, 'images.0.alt.en', undefined),
    { file: hall, field: 'images.0.alt.en', value: 'missing', hint: 'write a text' },
  ],
  [
    'no words of a picture',
    () => setting(hall, 'images.0.alt', undefined),
    { file: hall, field: 'images.0.alt', value: 'missing', hint: 'write a group { he, en }' },
  ],
  [
    'the name of the file for words',
    () => setting(hall, 'images.0.alt.en', 'hero.jpg'),
    { file: hall, field: 'images.0.alt.en', value: 'hero.jpg', hint: 'is the name of the file' },
  ],
  [
    'the same words in both languages',
    () => setting(hall, 'images.0.alt', { he: '2026', en: '2026' }),
    { file: hall, field: 'images.0.alt', hint: 'is the same in both languages' },
  ],
  [
    'a picture that nobody uses',
    () => ({ file: 'public/projects/steel-hall/extra.jpg', to: () => bytes.small }),
    {
      file: 'public/projects/steel-hall/extra.jpg',
      hint: 'nothing uses this file: name it in a record, or delete it',
    },
  ],
  [
    'a logo that is not there',
    () => setting(clients, '0.logo.he', '/clients/korot-stel-he.svg'),
    {
      file: clients,
      field: '0.logo.he',
      value: '/clients/korot-stel-he.svg',
      hint: 'did you mean “/clients/korot-steel-he.svg”?',
    },
  ],
  [
    'a logo with a script',
    () => ({ file: logo, to: drawing('<script>1</script>') }),
    { file: logo, value: '<script', hint: 'has a script inside' },
  ],
  [
    'a logo that loads something',
    () => ({ file: logo, to: drawing('<use href="https://example.org/a.svg#b"/>') }),
    { file: logo, value: 'href="', hint: 'loads something from elsewhere' },
  ],
  [
    'a logo with letters',
    () => ({ file: logo, to: drawing('<text>Korot</text>') }),
    { file: logo, value: '<text', hint: 'turn the text into paths' },
  ],
  [
    'a logo without a viewBox',
    () => ({ file: logo, to: drawing('<path d="M0 0"/>', 'width="9"') }),
    { file: logo, value: '<svg', hint: 'has no viewBox' },
  ],
  [
    'a logo that is no drawing',
    () => ({ file: logo, to: () => 'PNG' }),
    { file: logo, hint: 'is not an SVG: export the logo again, as SVG' },
  ],
  [
    'a picture that is cut off',
    () => ({ file: hero, to: () => bytes.short }),
    { file: hero, hint: 'is cut off or damaged: copy it again from the original' },
  ],
  [
    'a picture with broken bytes',
    () => ({ file: hero, to: () => bytes.broken }),
    { file: hero, hint: 'is cut off or damaged: copy it again from the original' },
  ],
  [
    'a picture in the colours of print',
    () => ({ file: hero, to: () => bytes.cmyk }),
    { file: hero, value: 'CMYK', hint: 'save it as RGB (sRGB)' },
  ],
  [
    'a file of an iPhone beside the pictures',
    () => ({ file: 'public/projects/steel-hall/IMG_2041.HEIC', to: () => 'heic' }),
    {
      file: 'public/projects/steel-hall/IMG_2041.HEIC',
      hint: 'is an iPhone photo (HEIC): export it as JPEG, with lower-case Latin letters in its name',
    },
  ],
  [
    'a file with a Hebrew name beside the pictures',
    () => ({ file: 'public/projects/steel-hall/אולם חדש.jpg', to: () => bytes.small }),
    {
      file: 'public/projects/steel-hall/אולם חדש.jpg',
      hint: 'rename the file with lower-case Latin letters',
    },
  ],
  [
    'the words of another picture',
    () => setting(hall, 'images.1.alt', JSON.parse(readFileSync(hall, 'utf8')).images[0].alt),
    {
      file: hall,
      field: 'images.1.alt.he',
      hint: '/projects/steel-hall/hero.jpg has the same words: say what this picture shows',
    },
  ],
  [
    'words that say that it is a picture',
    () => setting(hall, 'images.0.alt.en', 'Picture of a hall'),
    {
      file: hall,
      field: 'images.0.alt.en',
      value: 'Picture of',
      hint: 'say what the picture shows, without “picture of” or “תמונה של”',
    },
  ],
  [
    'Hebrew words that say that it is a picture',
    () => setting(hall, 'images.0.alt.he', 'תמונה של אולם'),
    {
      file: hall,
      field: 'images.0.alt.he',
      value: 'תמונה של',
      hint: 'say what the picture shows, without “picture of” or “תמונה של”',
    },
  ],
  [
    'a logo that is cut off',
    () => ({ file: logo, to: (before) => before.slice(0, -20) }),
    { file: logo, atLine: true, hint: 'is cut off or damaged here: export the logo again' },
  ],
  [
    'a logo with a tag that is not closed',
    () => ({ file: logo, to: drawing('<g><path d="M0 0"/>') }),
    { file: logo, atLine: true, hint: 'is cut off or damaged here: export the logo again' },
  ],
  [
    'a logo of the company that is gone',
    () => ({ file: 'public/brand/logo-en.svg', to: () => undefined }),
    { file: 'public/brand/logo-en.svg', value: 'missing', hint: 'the site needs this drawing' },
  ],
  [
    'a PNG under the name of an SVG',
    () => ({ file: 'public/brand/logo-en.svg', to: () => bytes.png }),
    { file: 'public/brand/logo-en.svg', hint: 'is not an SVG: export the logo again, as SVG' },
  ],
  [
    'a script in a logo of the company',
    () => ({ file: 'public/brand/mark-light.svg', to: drawing('<script>1</script>') }),
    { file: 'public/brand/mark-light.svg', hint: 'has a script inside' },
  ],
  [
    'letters in a logo of the building',
    () => ({ file: 'public/brand/building-logo-he.svg', to: drawing('<text>קו</text>') }),
    { file: 'public/brand/building-logo-he.svg', hint: 'turn the text into paths' },
  ],
  [
    'a logo of the company without a viewBox',
    () => ({ file: 'public/brand/logo-he.svg', to: drawing('<path d="M0 0"/>', 'width="9" height="9"') }),
    { file: 'public/brand/logo-he.svg', hint: 'has no viewBox' },
  ],
  [
    'an oblong icon',
    () => ({ file: 'public/brand/icon.svg', to: drawing('<path d="M0 0h9v9z"/>', 'viewBox="0 0 64 48"') }),
    { file: 'public/brand/icon.svg', value: '64×48', hint: 'the icon is not square' },
  ],
  [
    'another drawing in the folder of the brand',
    () => ({ file: 'public/brand/logo-fr.svg', to: drawing('<path d="M0 0"/>') }),
    { file: 'public/brand/logo-fr.svg', hint: 'nothing uses this file' },
  ],
  [
    'a logo that is too heavy',
    () => ({ file: logo, to: drawing(`<path d="${'M0 0'.repeat(6000)}"/>`) }),
    { file: logo, value: '24 kB', hint: 'is too heavy: at most 20 kB' },
  ],
];

test.each(cases)(
  '%s is reported with its place and a hint, and nothing else is',
  async (_what, change, ...expected) => expectIssues(await copy.issuesOf([change()].flat()), expected),
);
