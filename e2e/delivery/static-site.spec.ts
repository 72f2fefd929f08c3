import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf } from '../../lib/http/files';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import { copy } from '../../tools/files/copy';
import { endProcess, freePort, spawnServer, untilAnswered } from '../../tools/serve/server-process';
import { company } from '../support/content/records';
import { startScriptedRelay } from '../support/mail/scripted-relay';
import { at, everyAddress, locales, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { notFound, redirectAnswers, refusedMethods } from '../support/servers/answers';
import { type Exchange, exchange, follow } from '../support/servers/exchange';
import { withoutFolder } from '../support/servers/mounts';
import { postContact, startProduction } from '../support/servers/production-server';
import {
  missingForCaddy,
  missingForNginx,
  startCaddy,
  startNginx,
  type WebServer,
} from '../support/servers/web-servers';
import { expect, test } from '../support/test';

/* nginx gives the answers of the build's own server, which server/files/static-site.test.ts tests. */

test.describe.configure({ mode: 'default' });

/** The server of the build. */
let node: string;
let port: number;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  port = Number(new URL(project.use.baseURL ?? '').port);
  node = `http://127.0.0.1:${port}`;
});

const pages = locales.flatMap((locale) => [...everyAddress(locale), at(locale, tourPath)]);

/** Returns the address of one file of every folder and kind. */
function sampleFiles(): string[] {
  const samples = new Map<string, string>();
  for (const file of listFiles(siteFolder).sort()) {
    const address = addressOf(file);
    if (address && !file.endsWith('.html'))
      samples.set(`${file.split('/')[0]} ${path.extname(file)}`, address);
  }
  return [...samples.values()];
}

/** Returns the parts of an answer that a visitor or a cache can see. */
function essence({ status, headers, body }: Exchange) {
  // Operators set Strict-Transport-Security themselves.
  const varying =
    /^(strict-transport-security|date|server|connection|keep-alive|etag|last-modified|accept-ranges|transfer-encoding|content-length|x-request-id)$/;
  const type = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ');
  return {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.test(name))),
      ...(type && { 'content-type': type }),
    },
    body: body.toString('base64'),
  };
}

/** Returns the decompressed body. */
function plainBody({ headers, body }: Exchange): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

test('a copied build needs only Node and its two folders', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root can hide the packages of the checkout from a server.');
  const root = mkdtempSync(path.join(tmpdir(), 'carried-'));
  const folder = path.join(root, 'server');
  await copy(serverFolder, folder);
  await copy(siteFolder, path.join(root, 'site'));
  const before = listFiles(folder);
  const relay = await startScriptedRelay();
  const port = await freePort();
  const server = spawnServer({
    port,
    folder,
    launcher: withoutFolder(realpathSync('node_modules'), mkdtempSync(path.join(root, 'empty-'))),
    stdio: 'ignore',
    environment: {
      SMTP_URL: relay.url,
      MAIL_FROM: 'site@company.example',
      MAIL_TO: 'office@company.example',
      MAIL_OUTBOX_DIR: path.join(root, 'outbox'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, server);
  const home = await (await fetch(url)).text();
  const [, picture = ''] = /src="(\/pictures\/[^"]*)"/.exec(home) ?? [];
  expect((await fetch(url + picture)).status).toBe(200);
  expect((await fetch(`${url}/en/nowhere`)).status).toBe(404);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postContact(url, 'from afar'))?.status).toBe(200);
  expect(relay.delivered.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('from afar')]);
  await endProcess(server, 'SIGTERM');
  expect(server.exitCode).toBe(0);
  expect(listFiles(folder)).toEqual(before);
  await relay.close();
  rmSync(root, { recursive: true });
});

test('the server of the build accepts a whole address as a request target', async () => {
  for (const [target, status] of [
    ['http://elsewhere.example/accessibility?a=b', 200],
    ['http://elsewhere.example', 200],
    ['http://elsewhere.example/api/email/send', 405],
    ['http://elsewhere.example/nowhere', 404],
  ] as const) {
    expect([target, (await exchange(node, target)).status]).toEqual([target, status]);
  }
});

/** Waits for the line with a text in the access log of a web server, and returns its fields. */
async function findLine({ log }: WebServer, text: string): Promise<object> {
  const line = () =>
    log()
      .split('\n')
      .find((candidate) => candidate.includes(text));
  await expect.poll(line).toBeTruthy();
  return JSON.parse(line() ?? '');
}

test.describe('nginx', { tag: '@servers' }, () => {
  test.skip(missingForNginx() !== '', missingForNginx());

  let server: WebServer;
  /** A web server without a server of the routes. */
  let nginxOnly: WebServer;

  test.beforeAll(async () => {
    server = await startNginx({ routesPort: port });
    nginxOnly = await startNginx({ routesPort: await freePort() });
  });

  test.afterAll(async () => {
    await server?.stop();
    await nginxOnly?.stop();
  });

  async function expectSame(address: string, method = 'GET'): Promise<void> {
    const [ours, theirs] = [
      await exchange(server.url, address, { method }),
      await exchange(node, address, { method }),
    ];
    expect.soft(essence(ours), address).toEqual(essence(theirs));
  }

  test('pages, files, routes and missing addresses answer as from the server of the build', async () => {
    const files = sampleFiles();
    expect(files.length).toBeGreaterThan(15);
    const others = ['/en/', '/?a=b', '/en%2Faccessibility', '/api/email/send', '/api/none'];
    for (const address of [...pages, ...others, ...files, ...Object.values(notFound).flat()])
      await expectSame(address);
    for (const address of ['/', '/nowhere', '/brand/logo-he.svg']) await expectSame(address, 'HEAD');
    expect((await exchange(server.url, '/api/email/send', { method: 'OPTIONS' })).status).toBe(204);
  });

  test('a redirect is permanent, has the common headers and ends within the site', async () => {
    for (const [address, end] of redirectAnswers)
      expect.soft([address, ...(await follow(server.url, address))]).toEqual([address, 308, end]);
    for (const address of ['/he', '/he/en?a=b', '/accessibility/']) {
      const [ours, theirs] = [await exchange(server.url, address), await exchange(node, address)];
      const { 'content-type': _, ...headers } = essence(ours).headers;
      expect.soft([ours.status, headers], address).toEqual([theirs.status, essence(theirs).headers]);
    }
  });

  test('every answer has Strict-Transport-Security', async () => {
    for (const address of ['/', '/nowhere', '/he', '/brand/logo-he.svg', '/api/none', '/api/health']) {
      const { headers } = await exchange(server.url, address);
      expect([address, headers['strict-transport-security']]).toEqual([address, 'max-age=31536000']);
    }
  });

  test('a method other than GET and HEAD is rejected', async () => {
    for (const method of refusedMethods) {
      for (const address of ['/', '/nowhere', '/robots.txt', '/en/accessibility']) {
        const { status, headers } = await exchange(server.url, address, { method });
        expect([method, address, status, headers.allow]).toEqual([method, address, 405, 'GET, HEAD']);
      }
    }
  });

  test('pages and scripts are sent in the compressed forms of the build', async () => {
    const script = sampleFiles().find((file) => file.endsWith('.js')) ?? '';
    for (const address of ['/', '/nowhere', '/sitemap.xml', script]) {
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ]) {
        const headers = { 'Accept-Encoding': accepted ?? '', Via: '1.1 cdn' };
        const [ours, theirs] = [
          await exchange(server.url, address, { headers }),
          await exchange(node, address, { headers }),
        ];
        expect([address, ours.headers['content-encoding']]).toEqual([address, encoding]);
        expect(ours.headers.vary, address).toBe('Accept-Encoding');
        expect(ours.body.equals(theirs.body), address).toBe(true);
      }
    }
  });

  test('its log marks prefetches and has no whole address of a visitor', async () => {
    const headers = {
      'Sec-Purpose': 'prefetch',
      'X-Forwarded-For': '198.51.100.77',
      'User-Agent': 'a "browser"',
    };
    await exchange(server.url, '/?logged', { headers });
    await exchange(nginxOnly.url, '/api/email/send', { method: 'POST', headers });
    expect(JSON.stringify(await findLine(server, '/?logged'))).toMatch(/127\.0\.0\.0.*prefetch/);
    for (const { log, output } of [server, nginxOnly])
      expect(log() + output()).not.toMatch(/127\.0\.0\.1"|client: 127|198\.51\.100\.77/);
  });

  test('its log names the method of a request whose route is down', async () => {
    await exchange(nginxOnly.url, '/api/email/send?logged', { method: 'POST' });
    expect(await findLine(nginxOnly, '?logged')).toMatchObject({ method: 'POST', status: 503 });
  });

  test('a page that the browser has is answered with 304', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const first = await exchange(server.url, '/', { headers });
    const again = await exchange(server.url, '/', {
      headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });

  test('every page is served while the server of the routes is down', async () => {
    for (const page of pages) {
      const [ours, theirs] = [await exchange(nginxOnly.url, page), await exchange(server.url, page)];
      expect(essence(ours), page).toEqual(essence(theirs));
    }
  });

  test('routes answer with contacts in the visitor’s language while their server is down', async () => {
    const site = 'https://www.example.com';
    for (const [headers, language] of [
      [{ Referer: `${site}/en/project/1` }, 'en'],
      [{ Referer: `${site}/en`, 'Accept-Language': 'he' }, 'en'],
      [{ Referer: `${site}/`, 'Accept-Language': 'en' }, 'he'],
      [{ Referer: `${site}/entrance`, 'Accept-Language': 'en' }, 'he'],
      [{ 'Accept-Language': 'en-GB,en;q=0.9' }, 'en'],
      [{ 'Accept-Language': 'fr, en;q=0.9' }, 'en'],
      [{ 'Accept-Language': 'he-IL,he;q=0.9,en-US;q=0.8' }, 'he'],
      [{}, 'he'],
    ] as const) {
      for (const method of ['POST', 'GET']) {
        const answer = await exchange(nginxOnly.url, '/api/email/send', { method, headers });
        const html = plainBody(answer).toString();
        expect(answer.status).toBe(503);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
        expect(html).toContain("default-src 'none'");
        expect([headers, html.includes(`lang="${language}"`)]).toEqual([headers, true]);
        expect(html).toContain(words(language)('Unavailable.title'));
        expect(html).toContain(company.email);
        expect(html).toContain(`href="tel:+972${company.phone.replace(/^0|-/g, '')}"`);
      }
    }
  });

  test('the rate limit counts a visitor by address, ignoring forged headers', async () => {
    const relay = await startScriptedRelay();
    const settings = { SMTP_URL: relay.url, TRUST_PROXY: '1', RATE_LIMIT_VISITOR: '2' };
    const routes = await startProduction(await freePort(), settings);
    const before = await startNginx({ routesPort: routes.port });
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${count}` };
      statuses.push((await postContact(before.url, `inquiry ${count}`, headers))?.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    await before.stop();
    await routes.stop('SIGKILL');
    await relay.close();
  });
});

test('Caddy holds requests until Node answers', { tag: '@servers' }, async () => {
  test.skip(missingForCaddy() !== '', missingForCaddy());
  const nodePort = await freePort();
  const caddy = await startCaddy(nodePort);
  const first = exchange(caddy.url, '/en');
  const relay = await startScriptedRelay();
  const settings = { SMTP_URL: relay.url, TRUST_PROXY: '1', RATE_LIMIT_VISITOR: '2' };
  const routes = await startProduction(nodePort, settings);
  const { status, headers } = await first;
  expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const visitor = { 'X-Forwarded-For': `198.51.100.${count}` };
    statuses.push((await postContact(caddy.url, `inquiry ${count}`, visitor))?.status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect(caddy.output()).not.toMatch(/127\.0\.0\.1"|198\.51\.100/);
  await routes.stop('SIGKILL');
  await caddy.stop();
  await relay.close();
});
