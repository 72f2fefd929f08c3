import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { newFolder } from '../../e2e/support/folder';
import { exchange } from '../../e2e/support/servers/exchange';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { createStaticSite } from './static-site';

/* A folder with a page of each kind, served over a real socket: requests are sent byte by byte as written. */

const texts: Record<string, string> = {
  'index.html': '<h1>עברית</h1>'.repeat(20),
  'en.html': '<h1>English</h1>'.repeat(20),
  'en/accessibility.html': '<h1>About</h1>'.repeat(20),
  '404.html': '<h1>אין</h1>'.repeat(20),
  'en/404.html': '<h1>None</h1>'.repeat(20),
  'en/project/404.html': '<h1>No project</h1>'.repeat(20),
  'project/404.html': '<h1>אין פרויקט</h1>'.repeat(20),
  'islands/ABC.js': 'export {};'.repeat(20),
};
const digits = '0123456789';

const folder = newFolder();
for (const [name, text] of Object.entries(texts)) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}
mkdirSync(path.join(folder, 'pictures'));
writeFileSync(path.join(folder, 'pictures', 'a b-123.avif'), digits);
writeFileSync(path.join(folder, '_headers'), 'for other hosts');

const server = createServer(
  createStaticSite(folder, { pages: ['/', '/en', '/en/accessibility'], redirects: {} }),
);
let url: string;

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => endServer(server));

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  exchange(url, address, { method, headers });

/** Sends a whole request as text, and returns the whole response until the server closes the connection. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

test('a long address is not found', async () => {
  expect((await ask(`/${'x'.repeat(8000)}`)).status).toBe(404);
});

test('a long chain of redirects takes several answers', async () => {
  const { status, headers } = await ask('/a'.padEnd(12_000, '\\b'));
  expect([status, headers.location?.slice(0, 17)]).toEqual([308, '/a/b/b/b/b/b/b/b/']);
});

test('HEAD answers like GET without a body', async () => {
  for (const address of ['/', '/none', '/he', '/pictures/a%20b-123.avif']) {
    const [head, get] = [await ask(address, {}, 'HEAD'), await ask(address)];
    const { date: _, ...headers } = head.headers;
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(get.headers).toMatchObject(headers);
  }
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['brotli-like', undefined],
  ['', undefined],
])('Accept-Encoding “%s” gives the form %s', async (accepted, encoding) => {
  expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('only the encoding that a browser has cached is answered 304', async () => {
  const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
  const etag = headers.etag ?? '';
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.headers.vary).toBe('Accept-Encoding');
  }
  expect((await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  expect((await ask('/none', { 'If-None-Match': '*' })).status).toBe(404);
});

test('a date is a condition only without an entity tag', async () => {
  const modified = (await ask('/')).headers['last-modified'] ?? '';
  expect((await ask('/', { 'If-Modified-Since': modified })).status).toBe(304);
  expect((await ask('/', { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  expect((await ask('/', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  expect((await ask('/', { 'If-Modified-Since': modified, 'If-None-Match': '"x"' })).status).toBe(200);
});

const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT';

test.each([
  [{ 'If-Match': 'ETAG' }, 200],
  [{ 'If-Match': '"x", ETAG' }, 200],
  [{ 'If-Match': '*' }, 200],
  [{ 'If-Match': '"x"' }, 412],
  [{ 'If-Match': 'W/ETAG' }, 412],
  [{ 'If-Match': '"x"', 'If-None-Match': 'ETAG' }, 412],
  [{ 'If-Match': 'ETAG', 'If-Unmodified-Since': longAgo }, 200],
  [{ 'If-Unmodified-Since': 'MODIFIED' }, 200],
  [{ 'If-Unmodified-Since': 'yesterday' }, 200],
  [{ 'If-Unmodified-Since': longAgo }, 412],
])('%j is answered with %i', async (conditions, status) => {
  const { etag = '', 'last-modified': modified = '' } = (await ask('/')).headers;
  const headers = Object.fromEntries(
    Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace('ETAG', etag).replace('MODIFIED', modified),
    ]),
  );
  const { body, ...answer } = await ask('/', headers);
  expect([answer.status, answer.headers['content-length']]).toEqual([status, String(body.length)]);
  expect((await ask('/none', headers)).status).toBe(404);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-20', 206, digits, 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, digits, undefined],
  ['bytes=0-1,4-5', 200, digits, undefined],
  ['bytes=x', 200, digits, undefined],
  ['lines=1-2', 200, digits, undefined],
])('Range “%s” is answered with %i', async (range, status, body, contentRange) => {
  const answer = await ask('/pictures/a%20b-123.avif', { Range: range });
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    body,
    contentRange,
  ]);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test('a range is sent only of the version that the browser has begun', async () => {
  const address = '/pictures/a%20b-123.avif';
  const { headers } = await ask(address);
  for (const [condition, status] of [
    [headers.etag, 206],
    [headers['last-modified'], 206],
    ['"other"', 200],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 200],
  ] as const) {
    const answer = await ask(address, { Range: 'bytes=2-4', 'If-Range': condition ?? '' });
    expect([condition, answer.status]).toEqual([condition, status]);
  }
});

test('one connection serves further requests after an ignored body', async () => {
  const answer = await sendRaw(
    `POST /none HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhelloGET /none HTTP/1.1\r\nHost: x\r\n\r\n` +
      'GET /en HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  expect(answer).toContain(texts['en.html']);
});

test('HTTP/1.0 gets the whole answer with its length', async () => {
  const answer = await sendRaw('GET /none HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  expect(answer).toContain(`Content-Length: ${Buffer.byteLength(texts['404.html'] ?? '')}`);
  expect(answer).not.toContain('chunked');
});

test.each([
  ['OPTIONS *', 405],
  ['GET *', 400],
  [`GET /${'x'.repeat(20_000)}`, 431],
])('the request line “%.12s” is answered with %i', async (line, status) => {
  const answer = await sendRaw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
});
