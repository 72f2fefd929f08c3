import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectIssues } from '../../e2e/support/content/expected-issues';
import { type Change, makeCopy, setting } from '../../e2e/support/content/fixture-copy';
import { fixture } from '../../e2e/support/content/other-company';
import { newFolder } from '../../e2e/support/folder';
import { writeWhole } from '../files/write-whole';
import { checkDrawing } from './drawings';
import { checkPictureFile } from './pictures';
import { translate } from './report';

const hall = 'content/projects/steel-hall.json';
const clients = 'content/clients.json';
const hero = 'public/projects/steel-hall/hero.jpg';
const logo = 'public/clients/north-shipping-he.svg';

const original = readFileSync(`${fixture}/${hero}`);
const copy = makeCopy();
const folder = newFolder();

const putting = (file: string, bytes: string | Uint8Array | undefined): Change => ({ file, to: () => bytes });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#445566' } });
const noise = (length: number) => Buffer.alloc(length, 0xff);

describe('a picture', () => {
  test.each<[what: string, bytes: () => Promise<Uint8Array | string> | Uint8Array | string, answer: string]>([
    [
      'with too few pixels',
      () => picture(1200, 750).jpeg().toBuffer(),
      '1200×750: is too small and would look blurred: at least 1600',
    ],
    [
      'with too many pixels',
      () => picture(4800, 300).jpeg().toBuffer(),
      '4800×300: is too large: at most 4000 pixels wide',
    ],
    ['that is too heavy', () => Buffer.concat([original, noise(1_000_000)]), '% kB: %at most 1000 kB'],
    ['that is a PNG', () => picture(1600, 100).png().toBuffer(), 'png: is named as a JPEG but is not one'],
    [
      'turned by a mark',
      () => picture(1600, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      'undefined: %turn the picture upright',
    ],
    [
      'with the place where it was taken',
      () =>
        picture(1600, 900)
          .jpeg()
          .withExif({ IFD3: { GPSLatitude: '32/1 5/1 0/1', GPSLongitude: '34/1 46/1 0/1' } })
          .toBuffer(),
      'EXIF: %save it without metadata',
    ],
    [
      'with the name of its author',
      () =>
        picture(1600, 900).jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Dana</x:xmpmeta>').toBuffer(),
      'XMP: %save it without metadata',
    ],
    ['that is no picture', () => 'hello', 'undefined: cannot be read as a picture'],
    ['that is cut off', () => original.subarray(0, original.length / 2), 'undefined: is cut off or damaged'],
    [
      'with broken bytes',
      () => Buffer.concat([original.subarray(0, original.length - 900), noise(500), original.subarray(-400)]),
      'undefined: is cut off or damaged',
    ],
    [
      'in the colours of print',
      () => picture(1600, 900).toColourspace('cmyk').jpeg().toBuffer(),
      'CMYK: %save it as RGB (sRGB)',
    ],
  ])('%s is reported', async (_what, bytes, answer) => {
    writeWhole(path.join(folder, hero), await bytes());
    const found = await checkPictureFile(folder, hero, 'picture');
    expectIssues(translate(folder, found, 'en'), [`error ${hero} = ${answer}`]);
  });

  test('with too few pixels is reported once at its file', async () => {
    const found = await copy.issuesOf([putting(hero, await picture(1200, 750).jpeg().toBuffer())]);
    expectIssues(found, [`error ${hero} = 1200×750: is too small`]);
  });

  test('of a tour with another size is reported', async () => {
    const file = 'public/building/pano-street.jpg';
    const found = await copy.issuesOf([putting(file, await picture(1200, 750).jpeg().toBuffer())]);
    expectIssues(found, [`error ${file} = 1200×750: a panorama must have 4096×2048 pixels`]);
  });
});

const src = '/projects/steel-hall/hero.jpg';

test.each([
  [
    hall,
    'images.0.src',
    '/projects/steel-hall/heros.jpg',
    '%there is no file public/projects/steel-hall/heros.jpg',
  ],
  [
    hall,
    'images.0.src',
    '/clients/hero.jpg',
    '%: a picture belongs in one of these folders: public/projects',
  ],
  [
    clients,
    '0.logo.he',
    '/clients/north-shiping-he.svg',
    '%there is no file public/clients/north-shiping-he.svg',
  ],
])('%s %s cannot be %s', async (file, field, value, answer) => {
  expectIssues(await copy.issuesOf([setting(file, field, value)]), [`error ${file} ${field} = ${answer}`]);
});

const another = 'public/projects/steel-hall';

test.each([
  [`${another}/extra.jpg`, 'nothing uses this file: name it in a record, or delete it'],
  [`${another}/hero copy.jpg`, 'rename the file with lower-case Latin letters'],
  [`${another}/IMG_2041.HEIC`, 'is an iPhone photo (HEIC)'],
  ['public/brand/logo-fr.svg', 'nothing uses this file'],
])('the further file %s is reported once: %s', async (file, answer) => {
  expectIssues(await copy.issuesOf([putting(file, original)]), [`error ${file} = undefined: ${answer}`]);
});

test.each([
  ['nowhere', `there is no file ${hero}`],
  [`${another}/hero.png`, `there is no file ${hero}`],
  [`${another}/Hero.jpg`, `the file is called ${another}/Hero.jpg: rename it`],
])('a picture that is at %s instead is reported at its record: %s', async (to, answer) => {
  const found = await copy.issuesOf([putting(hero, undefined), putting(to, original)]);
  expectIssues(found, [`error ${hall} images.0.src = ${src}: ${answer}`]);
});

test('a missing logo of the company is reported', async () => {
  const file = 'public/brand/logo-en.svg';
  const found = await copy.issuesOf([putting(file, undefined)]);
  expectIssues(found, [`error ${file} = missing: the site needs this drawing`]);
});

function svg(inside: string, attributes = 'viewBox="0 0 10 10"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
}

test.each([
  [logo, svg('<script>1</script>'), ' = <script: has a script inside'],
  [
    logo,
    svg('<use href="https://example.org/a.svg#b"/>'),
    ' = href="https:%: loads something from elsewhere',
  ],
  [logo, svg('<text>North</text>'), ' = <text: %turn the text into paths'],
  [logo, svg('<image href="#a"/>'), ' = <image: %draw it as shapes'],
  [logo, svg('<path d="M0 0"/>', 'width="9"'), ' = <svg%has no viewBox'],
  [logo, 'PNG', ' = undefined: is not an SVG: export the drawing again, as SVG'],
  [logo, svg('<g><path d="M0 0"/>'), ':1 = undefined: is cut off or damaged here'],
  [logo, svg('<path d="M0 0"/>').slice(0, -8), ':1 = undefined: is cut off or damaged here'],
  [logo, svg(`<path d="${'M0 0'.repeat(6000)}"/>`), ' = 24 kB: is too heavy: at most 20 kB'],
  [
    'public/brand/icon.svg',
    svg('<path d="M0 0"/>', 'viewBox="0 0 64 48"'),
    ' = 64×48: the icon is not square',
  ],
])('the drawing %s = %.40s is reported', (file, text, answer) => {
  writeWhole(path.join(folder, file), text);
  expectIssues(translate(folder, checkDrawing(folder, file), 'en'), [`error ${file}${answer}`]);
});

test.each([logo, 'public/brand/mark-light.svg'])('the unsafe drawing %s is reported once', async (file) => {
  const found = await copy.issuesOf([putting(file, svg('<script>1</script>'))]);
  expectIssues(found, [`error ${file} = <script: has a script inside`]);
});
