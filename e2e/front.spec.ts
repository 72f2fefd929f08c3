import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Front, frontFolder, readFront } from '../scripts/front/front';
import { keepFile } from '../scripts/front/store';
import { addRelease } from '../scripts/release/folder';
import { freePort, standalone } from '../scripts/standalone';
import { type Exchange, exchange, plainBody } from './support/exchange';
import { missingForFront, type Nginx, startNginx } from './support/nginx';
import { at, everyAddress, hydrated, locales, open } from './support/pages';
import { projectsIn } from './support/records';

/* nginx in front, as deploy/nginx.conf has it: it must say what the server says, and go on without it. */

test.skip(missingForFront() !== '', missingForFront());
test.describe.configure({ mode: 'default' });

const server = 'http://127.0.0.1:4000';
const oldChunk = '/_next/static/chunks/of-the-release-before.js';

let releases: string;
let front: Nginx;
/** A front that never had a server behind it. */
let alone: Nginx;

test.beforeAll(async () => {
  releases = mkdtempSync(path.join(tmpdir(), 'releases-'));
  await addEarlierRelease();
  await addRelease(releases, '2026-01-01');
  front = await startNginx({ releases, routesPort: 4000 });
  alone = await startNginx({ releases, routesPort: await freePort() });
});

test.afterAll(async () => {
  await front?.stop();
  await alone?.stop();
  if (releases) rmSync(releases, { recursive: true });
});

/** A release with a hashed file that the build does not have any more. */
async function addEarlierRelease(): Promise<void> {
  const built = readFront(frontFolder);
  const [hashed] = built.answers.filter(({ place }) => place.endsWith('.js'));
  if (!hashed) throw new Error('There is no hashed file.');
  const file = await keepFile(path.join(releases, 'store'), hashed.type, Buffer.from('// of yesterday'));
  const earlier: Front = { ...built, id: 'earlier', answers: [{ ...hashed, place: oldChunk, file }] };
  mkdirSync(path.join(releases, 'releases', 'earlier'), { recursive: true });
  writeFileSync(path.join(releases, 'releases', 'earlier', 'front.json'), JSON.stringify(earlier));
  symlinkSync(path.join('releases', 'earlier'), path.join(releases, 'current'));
}

/** What a visitor or a cache can tell two answers apart by. */
function essence({ status, headers, body }: Exchange) {
  const own = /^(date|server|connection|keep-alive|etag|last-modified|accept-ranges|transfer-encoding)$/;
  const transient = /^(content-length|x-nextjs-cache|x-nextjs-rewritten-query)$/;
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !own.test(name) && !transient.test(name)),
    ),
    body: body.toString('base64'),
  };
}

async function expectSame(address: string, headers: Record<string, string> = {}): Promise<void> {
  const [ours, theirs] = [
    await exchange(front.url, address, { headers }),
    await exchange(server, address, { headers }),
  ];
  expect(essence(ours), address).toEqual(essence(theirs));
}

function listFiles(folder: string, prefix: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => prefix + path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const pages = locales.flatMap((locale) => [
  ...everyAddress(locale),
  ...['street', 'hall', 'none'].map((scene) => at(locale, `/tour/${scene}`)),
]);

test('every page answers as the server does, with its own content policy', async () => {
  for (const page of [...pages, '/en/', '/?a=b', '/project/3?_rsc=abc']) await expectSame(page);
});

test('every file answers as the server does', async () => {
  const described = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/manifest.webmanifest'];
  const files = [
    ...[...described, '/en/manifest.webmanifest'],
    ...listFiles(path.join(standalone, 'public'), '/'),
    ...listFiles(path.join(standalone, '.next/static'), '/_next/static/'),
  ];
  for (const file of files) await expectSame(file);
});

test('an address that nobody has answers as the server does', async () => {
  for (const address of [
    ...[
      '/project/01',
      '/project/-1',
      '/project/%D7%90',
      '/project/3/x',
      '/project',
      '/Project/3',
      '/project/%33',
    ],
    ...['/en/project/12', '/en/project', '/en/project/3/x', '/EN/project/99', '/en/Project/3'],
    ...['/HARTUVCENTER', '/Accessibility', '/EN', '/HE', '/HE/x', '/enx', '/En/tour/x', '/tour/x/y'],
    ...['/index', '/INDEX', '/en/index', '/en/index/x', '/he.html', '/en%2f', '/a%20b', '/%D7%A7', '/api'],
    ...['/missing', '/en/missing', '/_next/none', '/_next/data/x/he.json', '/_next/static/none.js', '/.env'],
    ...['/pictures/none-0123456789-640.avif', '/previews/none.jpg', '/brand', '/projects'],
  ]) {
    await expectSame(address);
  }
});

test('a redirect leads where the server leads', async () => {
  for (const address of [
    ...['/he', '/he/', '/he/x?y=1', '/he/project/3', '/accessibility/?a=b', '/project/3/', '/robots.txt/'],
    ...['/tour', '/tour/', '/en/tour?x=1', '//', '//en', '/en//', '/a//b', '/a\\b', '/en\\'],
    ...[
      '//evil.example/',
      '/he//evil.example',
      '/he/%2f%2fevil.example',
      '/evil.example//',
      '/\\evil.example',
    ],
  ]) {
    const [ours, theirs] = [await exchange(front.url, address), await exchange(server, address)];
    expect([ours.status, ours.headers.location], address).toEqual([theirs.status, theirs.headers.location]);
    expect(ours.headers['x-content-type-options'], address).toBe('nosniff');
  }
});

test('what the router of the browser asks for is what the server would give', async () => {
  const segments = readFront(frontFolder).answers.filter(({ place, form }) => form && pages.includes(place));
  expect(segments.length).toBeGreaterThan(100);
  for (const { place, form } of segments) {
    const headers = {
      RSC: '1',
      ...(form === 'payload'
        ? { 'Next-Router-State-Tree': '%5B%22%22%5D', 'Next-Url': '/he' }
        : { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': form }),
    };
    const { headers: led } = await exchange(server, place, { headers });
    await expectSame(led.location ?? '', headers);
  }
});

test('a payload has an address of its own, so that no cache gives it to a reader of the page', async () => {
  for (const [asked, led] of [
    ['/', '/?_rsc'],
    ['/project/3?a=b', '/project/3?a=b&_rsc'],
    ['/nowhere', '/nowhere?_rsc'],
  ] as const) {
    const headers = { RSC: '1' };
    const answers = [
      await exchange(front.url, asked, { headers }),
      await exchange(server, asked, { headers }),
    ];
    for (const { status, headers } of answers) expect([status, headers.location]).toEqual([307, led]);
  }
});

test('a malformed address is refused', async () => {
  for (const address of [
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/%FF',
    '/en/%C3',
    '/%ED%A0%80',
    '/%00',
    '/../etc/passwd',
  ]) {
    expect((await exchange(front.url, address)).status, address).toBe(400);
  }
});

test('a method that reads nothing is refused, on pages and where there are none', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const address of ['/', '/nowhere', '/robots.txt', '/he']) {
      const { status, headers } = await exchange(front.url, address, { method });
      expect([method, address, status]).toEqual([method, address, 405]);
      if (method !== 'TRACE') expect(headers.allow).toBe('GET, HEAD');
    }
  }
});

test('HEAD answers like GET without a body', async () => {
  for (const address of ['/', '/nowhere', '/brand/logo-he.svg', '/he']) {
    const [head, get] = [
      await exchange(front.url, address, { method: 'HEAD' }),
      await exchange(front.url, address),
    ];
    expect({ ...essence(head), body: '' }).toEqual({ ...essence(get), body: '' });
    expect([head.body.length, head.headers['content-length']]).toEqual([0, get.headers['content-length']]);
  }
});

test('pages and scripts are compressed as well as can be, once, and told apart by caches', async () => {
  const script = listFiles(path.join(standalone, '.next/static'), '/_next/static/').find((file) =>
    file.endsWith('.js'),
  );
  for (const address of ['/', '/nowhere', '/sitemap.xml', script ?? '']) {
    const plain = await exchange(front.url, address);
    const gzip = await exchange(front.url, address, { headers: { 'Accept-Encoding': 'gzip' } });
    const brotli = await exchange(front.url, address, {
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    });
    expect(plain.headers['content-encoding'], address).toBeUndefined();
    expect([gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(brotli.body.length, address).toBeLessThan(gzip.body.length);
    expect(gzip.body.length, address).toBeLessThan(plain.body.length);
    for (const packed of [gzip, brotli]) {
      expect(plainBody(packed).equals(plain.body), address).toBe(true);
      expect(packed.headers.vary, address).toContain('Accept-Encoding');
    }
  }
});

test('what a browser has already is not sent again', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const first = await exchange(front.url, '/', { headers });
  const again = await exchange(front.url, '/', {
    headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
});

test('the routes are passed on', async () => {
  const { status, headers } = await exchange(front.url, '/api/email/send');
  expect([status, headers.allow, headers['content-type']]).toEqual([
    405,
    'POST, OPTIONS',
    'application/json; charset=utf-8',
  ]);
  expect((await exchange(front.url, '/api/none')).headers['cache-control']).toContain('no-store');
});

test('a hashed file of the release before is still there', async () => {
  const { status, headers, body } = await exchange(front.url, oldChunk);
  expect([status, body.toString()]).toEqual([200, '// of yesterday']);
  expect(headers['cache-control']).toContain('immutable');
});

test('a release says which addresses it changes, for the caches that hold them', () => {
  const changes: string[] = JSON.parse(readFileSync(path.join(releases, 'current/changes.json'), 'utf8'));
  const changed = changes.map((address) => new URL(address).pathname);
  expect(changed).toEqual(expect.arrayContaining(pages.filter((page) => !/nowhere|99|none/.test(page))));
  expect(changed).not.toContain(oldChunk);
  expect(changed).not.toContain('/he/missing');
});

test('without the server every page is read, and only the routes are away', async () => {
  for (const page of pages) {
    const [ours, theirs] = [await exchange(alone.url, page), await exchange(front.url, page)];
    expect(essence(ours), page).toEqual(essence(theirs));
  }
  expect((await exchange(alone.url, '/api/health')).status).toBe(502);
});

for (const locale of locales) {
  test(`${locale}: without the server a visitor goes from page to page without a new document`, async ({
    page,
  }) => {
    const [project] = projectsIn(locale);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await open(page, alone.url + at(locale, '/'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .locator(`#projects a[href="${at(locale, `/project/${project?.index}`)}"]`)
      .first()
      .click();
    await expect(page.locator('article h1')).toHaveText(project?.title ?? '');
    await page.goBack();
    await expect(page.locator('#contact')).toBeAttached();
    await hydrated(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
}
