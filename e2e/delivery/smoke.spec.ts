import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { siteFolder } from '../../lib/http/folders';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { projectsIn } from '../support/content/records';
import { startScriptedRelay } from '../support/mail/scripted-relay';
import { exchange } from '../support/servers/exchange';
import { freePort, startProduction } from '../support/servers/production-server';
import { serveStaticHost } from '../support/servers/static-host';
import { expect, test } from '../support/test';

/* `npm run smoke` accepts the production build and reports every fault of a broken one. */

/** The address for which the build was made. */
const site = 'http://localhost:4000';
const [first, second] = projectsIn('en').map(({ index }) => index);

async function smoke(
  address: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...environment };
  return await new Promise((done) => {
    execFile(
      'node_modules/.bin/tsx',
      ['ops/smoke/command.ts', address, ...options],
      { env },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test('smoke finds no issue in the production build', { tag: '@servers' }, async () => {
  const { code, output } = await smoke(site);
  expect(output).toContain(`${site}: no issues.`);
  expect(code).toBe(0);
});

/** Breaks the answers of the server, as a misconfigured proxy does. */
function spoil(path: string, status: number, headers: IncomingHttpHeaders, body: string) {
  const spoilt = { ...headers };
  delete spoilt['content-security-policy'];
  delete spoilt['content-length'];
  if (path.startsWith('/islands/')) spoilt['cache-control'] = 'no-cache';
  if (path === '/speculation-rules.json') spoilt['content-type'] = 'application/json';
  if (path === '/accessibility') spoilt['cache-control'] = 'private';
  return {
    status: path.includes('nowhere') ? 200 : path === `/en/project/${second}` ? 500 : status,
    headers: path === '/he' ? { ...spoilt, location: '/en' } : spoilt,
    body:
      path === '/en'
        ? body.replace('lang="en"', 'lang="he"').replace('rel="canonical"', 'rel="x"')
        : body.replace('http-equiv="Content-Security-Policy"', 'name="x"'),
  };
}

test('smoke reports every issue of a broken site', { tag: '@servers' }, async () => {
  const broken = createServer(async ({ url = '', method, headers }, response) => {
    const asked = Object.fromEntries(
      Object.entries({ ...headers, 'accept-encoding': 'identity' }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const answer = await exchange(site, url, { method, headers: asked });
    const {
      status,
      headers: spoilt,
      body,
    } = spoil(url, answer.status, answer.headers, answer.body.toString('latin1'));
    delete spoilt['transfer-encoding'];
    response.writeHead(url === '/api/health' ? 503 : status, spoilt).end(Buffer.from(body, 'latin1'));
  });
  const { code, output } = await smoke(`http://127.0.0.1:${await listenOnLoopback(broken)}`);
  await endServer(broken);

  expect(code).toBe(1);
  for (const issue of [
    `/project/${first}: its content policy names no scripts`,
    `/: the sitemap names it at ${site}`,
    '/: its header Content-Security-Policy is null',
    '/accessibility: its Cache-Control names no s-maxage',
    `/en/project/${second}: answers 500`,
    '/en: its language is he',
    '/en: its canonical address is undefined',
    '/he: leads to',
    '/api/health: answers 503',
    '/speculation-rules.json: has the type application/json',
    '/robots.txt: does not name the sitemap at this address',
    '/: is not compressed',
  ]) {
    expect(output).toContain(issue);
  }
  expect(output).toMatch(/\/nowhere-\d+: answers 200, not 404/);
  expect(output).toMatch(/\/islands\/.*: is not immutable/);
});

/** Changes of pages that services between server and browser make. */
const changes: Record<string, (html: string) => string> = {
  '/accessibility': (html) => html.replace(/"mailto:[^"]*"/, '"/cdn-cgi/l/email-protection#ab12"'),
  '/en/accessibility': (html) =>
    html.replace('</body>', '<script src="/cdn-cgi/scripts/decode.min.js"></script></body>'),
  '/privacy': (html) => html.replace('<style>', '<style> '),
};

test('smoke names pages that were changed on the way, or arrive uncompressed', {
  tag: '@servers',
}, async () => {
  let own = '';
  const proxy = createServer(async ({ url = '', method }, response) => {
    const asked = await exchange(site, url, { method, headers: { 'accept-encoding': 'identity' } });
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = asked.headers;
    const isText = /text|javascript|json|xml/.test(headers['content-type'] ?? '');
    const change = changes[url] ?? ((html: string) => html);
    const body = isText ? change(asked.body.toString().replaceAll(site, own)) : asked.body;
    const isCompressed = isText && url !== '/en/privacy';
    response
      .writeHead(asked.status, { ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) })
      .end(isCompressed ? gzipSync(body) : body);
  });
  own = `http://127.0.0.1:${await listenOnLoopback(proxy)}`;
  const { output } = await smoke(own);
  await endServer(proxy);
  const found = output.split('\n').filter((line) => /on the way|not compressed/.test(line));
  const changed = 'was changed on the way: the build did not write';
  expect(found.sort()).toEqual([
    `/accessibility: ${changed} the address /cdn-cgi/l/email-protection`,
    `/en/accessibility: ${changed} the script /cdn-cgi/scripts/decode.min.js`,
    '/en/privacy: is not compressed',
    `/privacy: ${changed} the text of a style`,
  ]);
});

test('smoke accepts a static host whose routes are elsewhere', { tag: '@servers' }, async () => {
  let own = '';
  const host = createServer(serveStaticHost(siteFolder, (text) => text.replaceAll(site, own)));
  own = `http://127.0.0.1:${await listenOnLoopback(host)}`;
  const relay = await startScriptedRelay();
  const routes = await startProduction(await freePort(), { SMTP_URL: relay.url, ALLOWED_ORIGINS: own });
  const environment = { NEXT_PUBLIC_API_BASE: routes.url };
  const accepted = await smoke(own, ['--host', 'static'], environment);
  expect(accepted.output).toContain(`${own}: no issues.`);
  expect(accepted.code).toBe(0);

  const { output } = await smoke(own, [], environment);
  expect(output).toContain('/accessibility: its Cache-Control names no s-maxage');
  expect(output).toContain('/accessibility/: answers 307, not 308');
  expect(output).toMatch(/\/islands\/.*: is not immutable/);
  expect(output).not.toContain('/api/');
  await routes.stop('SIGKILL');
  await relay.close();
  await endServer(host);
});

test('smoke posts nothing that could become a mail', { tag: '@servers' }, async () => {
  const bodies: string[] = [];
  const listener = createServer(async (request, response) => {
    if (request.method === 'POST') bodies.push(await text(request));
    response.writeHead(404).end();
  });
  await smoke(`http://127.0.0.1:${await listenOnLoopback(listener)}`);
  await endServer(listener);
  expect(bodies.length).toBeGreaterThan(0);
  expect(new Set(bodies)).toEqual(new Set(['{}']));
});
