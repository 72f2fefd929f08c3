import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { createFilter } from './filter';

const root = newFolder();
const hosts = ['preview.company.example'];
const inner = createServer((_, response) => response.end('inner'));
inner.on('upgrade', (_, socket) => socket.resume().end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
const filter = createFilter(inner, { root, hosts });
let port: number;

beforeAll(async () => {
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'secret.svg'), 'secret');
  symlinkSync('../secret.svg', path.join(root, 'public/link.svg'));
  symlinkSync('..', path.join(root, 'public/folder'));
  port = await listenOnLoopback(filter);
});

afterAll(() => endServer(filter));

/** Resolves to the status of an answer, or to the error of a connection that was cut. */
function ask(address: string, headers: IncomingHttpHeaders = {}, method = 'GET'): Promise<unknown> {
  const own = { host: hosts[0], ...headers };
  return new Promise((resolve) => {
    const asked = request({ port, path: address, headers: own, method }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    asked.on('error', ({ message }) => resolve(message)).end();
  });
}

test.each([
  '/',
  '/en/',
  '/project/0?_rsc=1a2b',
  '/hartuvcenter',
  '/%D7%A9%D7%9C%D7%95%D7%9D',
  '/brand/icon.svg',
  '/api/health',
  '/press.js',
  '/.well-known/security.txt',
  '/_next/static/chunks/%5Broot-of-the-server%5D__0hj9a._.js',
  '/_next/static/media/font.woff2',
])('%s passes', async (address) => {
  expect(await ask(address)).toBe(200);
});

test.each([
  '/__nextjs_attach-nodejs-inspector',
  '/__nextjs_attach-nodejs-inspector?a=/',
  '/%5f_nextjs_attach-nodejs-inspector',
  '/%255f_nextjs_attach-nodejs-inspector',
  '/en/../__nextjs_attach-nodejs-inspector',
  '/en/%2e%2e/__nextjs_attach-nodejs-inspector',
  '/en%2f..%2f__nextjs_attach-nodejs-inspector',
  '/en\\..\\__nextjs_attach-nodejs-inspector',
  '/_next/static/../../__nextjs_attach-nodejs-inspector',
  '/_next/static/%2e%2e/mcp',
  '//__nextjs_attach-nodejs-inspector',
  'http://localhost/__nextjs_attach-nodejs-inspector',
  '/en#/__nextjs_attach-nodejs-inspector',
  '/%23/../__nextjs_attach-nodejs-inspector',
  '/__nextjs_source-map?filename=x',
  '/__nextjs_original-stack-frames',
  '/__nextjs_launch-editor?file=x',
  '/__nextjs_restart_dev',
  '/_next/mcp',
  '/_next/image?url=/x.jpg&w=64&q=75',
  '/_next/data/development/en.json',
  '/_next/hmr',
  '/_next/static/chunks/app.js.map',
  '/en/_next/mcp',
  '/.env',
  '/%',
])('%s is not found', async (address) => {
  expect(await ask(address)).toBe(404);
  expect(await ask(address, {}, 'POST')).toBe(404);
});

test.each(['/link.svg', '/folder/secret.svg'])('a link out of public is not found (%s)', async (address) => {
  expect(await ask(address)).toBe(404);
});

test('pages take no POST, routes do', async () => {
  expect(await ask('/en', {}, 'POST')).toBe(405);
  expect(await ask('/api/email/send', {}, 'POST')).toBe(200);
});

test.each<[string, IncomingHttpHeaders]>([
  ['another name of this machine', { host: 'elsewhere.example' }],
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['an opaque origin', { origin: 'null' }],
])('a request with %s is refused', async (_, headers) => {
  expect(await ask('/en', headers)).toBe(403);
});

describe('WebSocket', () => {
  const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: `https://${hosts[0]}` };

  test('hot reload passes from a page of the preview', async () => {
    expect(await ask('/_next/hmr?id=1', headers)).toBe(101);
  });

  test.each<[string, string, IncomingHttpHeaders]>([
    ['from another origin', '/_next/hmr', { origin: 'https://elsewhere.example' }],
    ['under another name', '/_next/hmr', { host: 'elsewhere.example' }],
    ['at another address', '/_next/mcp', {}],
    ['at a page', '/en', {}],
  ])('a connection %s is cut', async (_, address, changed) => {
    expect(await ask(address, { ...headers, ...changed })).toBe('socket hang up');
  });
});
