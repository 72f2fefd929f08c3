import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import {
  missingForCaddy,
  missingForNginx,
  runCaddy,
  runNginx,
  type WebServer,
} from '../../e2e/support/servers/web-servers';
import { expect, test } from '../../e2e/support/test';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { freePort } from '../../tools/serve/server-process';
import { readHosting } from '../backend/hosting';
import type * as backend from '../backend/server';

/* The two configurations of `deploy/`: the requests that reach the preview, and the limit of passwords. */

const [user, password] = ['dana@company.example', 'four-words-of-a-person'];
const secret = 'secret-of-the-proxy-'.repeat(2);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const ends: (() => unknown)[] = [];

test.afterAll(async () => {
  agent.destroy();
  for (const end of ends.reverse()) await end();
});

/** Starts an editor, and a server that answers every request instead of its preview. */
async function startBehind(url: string, previewUrl: string) {
  const preview = createServer((_, response) => response.end('preview'));
  const previewPort = await listenOnLoopback(preview);
  // Playwright's loader does not import JSON.
  const { startEditor }: typeof backend = await tsImport('../backend/server.ts', import.meta.url);
  const editor = await startEditor({
    root: process.cwd(),
    port: 0,
    hosting: readHosting({
      EDITOR_URL: url,
      EDITOR_PREVIEW_URL: previewUrl,
      EDITOR_PERSON_HEADER: 'X-Person',
      EDITOR_PROXY_SECRET: secret,
    }),
  });
  ends.push(
    () => editor.close(),
    () => endServer(preview),
  );
  return { editorHost: new URL(editor.local).host, previewHost: `127.0.0.1:${previewPort}` };
}

type Ports = { port: number; previewPort: number; folder: string };

async function startWithNginx({ port, previewPort, folder }: Ports): Promise<WebServer> {
  const [url, previewUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${previewPort}`];
  const { editorHost, previewHost } = await startBehind(url, previewUrl);
  writeFileSync(`${folder}/company-site-editor.users`, `${user}:{PLAIN}${password}\n`);
  writeFileSync(`${folder}/company-site-editor.secret`, `proxy_set_header X-Editor-Secret "${secret}";\n`);
  const ports = [port, previewPort];
  const config = readFileSync('deploy/nginx-editor.conf', 'utf8')
    .replaceAll('/etc/nginx', folder)
    .replaceAll('listen 80;', () => `listen 127.0.0.1:${ports.shift()};`)
    .replaceAll('listen [::]:80;', '')
    .replace('127.0.0.1:4100', editorHost)
    .replace('127.0.0.1:4101', previewHost);
  return await runNginx(config, folder, port);
}

async function startWithCaddy({ port, previewPort, folder }: Ports): Promise<WebServer> {
  const [url, previewUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${previewPort}`];
  const { editorHost, previewHost } = await startBehind(url, previewUrl);
  const hash = execFileSync('caddy', ['hash-password', '--plaintext', password], { encoding: 'utf8' }).trim();
  writeFileSync(`${folder}/company-site-editor.users`, `${user} ${hash}\n`);
  const config = readFileSync('deploy/Caddyfile-editor', 'utf8')
    .replaceAll('/etc/caddy', folder)
    .replaceAll('{$EDITOR_PROXY_SECRET}', secret)
    .replace('edit.example.com {', `${url} {`)
    .replace('preview.example.com {', `${previewUrl} {`)
    .replaceAll('127.0.0.1:4100', editorHost)
    .replaceAll('127.0.0.1:4101', previewHost);
  return await runCaddy(`{\n\tadmin off\n\tauto_https off\n}\n${config}`, folder, port);
}

const servers = [
  ['nginx', startWithNginx, missingForNginx()],
  ['Caddy', startWithCaddy, missingForCaddy()],
] as const;

for (const [name, start, missing] of servers) {
  test.describe(name, { tag: '@servers' }, () => {
    test.skip(missing !== '', missing);

    let previewPort: number;

    test.beforeAll(async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sign-in-'));
      previewPort = await freePort();
      const server = await start({ port: await freePort(), previewPort, folder });
      ends.push(
        () => rmSync(folder, { recursive: true, force: true }),
        () => server.stop(),
      );
    });

    /** Returns the status of an answer of the preview's address. */
    function ask(path: string, word = password): Promise<number | undefined> {
      const headers = { authorization: `Basic ${btoa(`${user}:${word}`)}` };
      return new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port: previewPort, path, headers, agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        asked.on('error', reject).end();
      });
    }

    /** The statuses of the answers to paths. */
    const askAll = (paths: string[]) => Promise.all(paths.map(async (path) => [path, await ask(path)]));

    test('pages, their files and hot reload reach the preview', async () => {
      const paths = ['/', '/en/', '/project/0?_rsc=1', '/brand/icon.svg', '/.well-known/security.txt'];
      paths.push('/_next/hmr?id=1', '/_next/static/chunks/%5Broot%5D__0h._.js', '/%D7%A9%D7%9C%D7%95%D7%9D');
      expect(await askAll(paths)).toEqual(paths.map((path) => [path, 200]));
    });

    test('nothing else of the development server is reachable', async () => {
      const paths = [
        '/__nextjs_attach-nodejs-inspector',
        '/%5f_nextjs_attach-nodejs-inspector',
        '/_next/mcp',
      ];
      paths.push('/en/../__nextjs_attach-nodejs-inspector', '/_next/static/../mcp', '/en/%2e%2e/_next/mcp');
      paths.push('/_next/static/chunks/app.js.map', '/_next/image?url=/x.jpg&w=64&q=75', '/.env');
      expect(await askAll(paths)).toEqual(paths.map((path) => [path, 404]));
    });

    test('password attempts are limited at the address of the preview', async () => {
      const guesses = Array.from({ length: 400 }, (_, guess) => `guess-${guess}`);
      const statuses = await Promise.all(guesses.map((guess) => ask('/', guess)));
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
    });
  });
}
