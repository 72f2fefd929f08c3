import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { addRelease } from '../../ops/release/releases';
import { writeWhole } from '../../tools/files/write-whole';
import { type ScriptedRelay, startScriptedRelay } from '../support/mail/scripted-relay';
import { type Caddy, missingForCaddy, startCaddy } from '../support/servers/caddy';
import { exchange } from '../support/servers/exchange';
import { type HeldSocket, holdSocket } from '../support/servers/held-socket';
import { postOnIdleConnections } from '../support/servers/idle-posts';
import { startLoad } from '../support/servers/load';
import { freePort, postContact, startProduction } from '../support/servers/production-server';
import { expect, test } from '../support/test';

/* deploy/Caddyfile: while Node restarts under 200 requests a second, one tenth of them inquiries, and before replicas. */

/** Milliseconds of load before and after a restart. */
const calm = 1500;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test.describe('a restart behind Caddy', { tag: '@servers' }, () => {
  test.skip(missingForCaddy() !== '', missingForCaddy());
  test.describe.configure({ mode: 'default', timeout: 180_000 });

  let folder: string;
  let relay: ScriptedRelay;
  let port: number;
  let socket: HeldSocket;
  let caddy: Caddy;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'restart-'));
    [relay, port] = await Promise.all([startScriptedRelay(), freePort()]);
    socket = holdSocket(port);
    caddy = await startCaddy(port);
  });

  test.afterAll(async () => {
    await caddy?.stop();
    socket?.close();
    await relay?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the server of the build, or of a release, with the settings of deploy/company-site.service. */
  const start = (server?: string, settings = {}) => {
    const own = { SMTP_URL: relay.url, TRUST_PROXY: '1', MAIL_OUTBOX_DIR: path.join(folder, 'outbox') };
    return startProduction(port, { ...own, ...settings }, { folder: server, socket });
  };

  /** Expects that every inquiry arrives once. */
  async function expectMails(inquiries: readonly string[]): Promise<void> {
    const arrived = () =>
      relay.delivered.flatMap(({ mail }) => /Inquiry \d+-\d+\./.exec(mail.text ?? '')?.[0] ?? []).sort();
    await expect.poll(() => arrived().length, { timeout: 45_000 }).toBeGreaterThanOrEqual(inquiries.length);
    expect(arrived()).toEqual([...inquiries].sort());
    relay.delivered.length = 0;
  }

  test('a release fails no request and loses or doubles no inquiry', async () => {
    const [target, build] = [path.join(folder, 'company-site'), path.join(folder, 'dist')];
    cpSync(dist, build, { recursive: true });
    await addRelease(target, new Date('2026-01-01T12:00:00Z'), build);
    const [script = ''] = listFiles(path.join(build, 'site')).filter((file) =>
      /^islands\/.*\.js$/.test(file),
    );
    const before = await start(path.join(target, 'current/server'));
    const stop = startLoad(caddy.url, ['/', '/en', `/${script}`, '/build.json']);
    await pause(calm);
    rmSync(path.join(build, 'site', script));
    writeWhole(path.join(build, 'site/next.txt'), 'the next release');
    await addRelease(target, new Date('2026-01-02T12:00:00Z'), build);
    await before.stop('SIGTERM');
    const after = await start(path.join(target, 'current/server'));
    await pause(calm);
    const { seconds, answers, failures, inquiries } = await stop();
    expect(failures).toEqual([]);
    expect(answers / seconds).toBeGreaterThan(150);
    expect((await exchange(caddy.url, '/next.txt')).status).toBe(200);
    await expectMails(inquiries);
    await after.stop('SIGTERM');
  });

  test('neither does a restart while the relay hangs', async () => {
    const before = await start();
    const stop = startLoad(caddy.url, ['/', '/en']);
    await pause(calm);
    relay.script = { message: 'hang' };
    await pause(calm);
    await before.stop('SIGTERM');
    relay.script = {};
    const after = await start();
    await pause(calm);
    const { failures, inquiries } = await stop();
    expect(failures).toEqual([]);
    await expectMails(inquiries);
    await after.stop('SIGTERM');
  });

  test('requests wait for Node, which counts a visitor by address', async () => {
    const first = exchange(caddy.url, '/en');
    const server = await start(undefined, { RATE_LIMIT_VISITOR: '2' });
    const { status, headers } = await first;
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const forged = { 'X-Forwarded-For': `198.51.100.${count}` };
      statuses.push((await postContact(caddy.url, `one visitor ${count}`, forged))?.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(caddy.output()).not.toMatch(/127\.0\.0\.1"|198\.51\.100/);
    await server.stop('SIGKILL');
  });
});

test('forms are taken on connections that have idled for six seconds', { tag: '@servers' }, async () => {
  test.skip(missingForCaddy() !== '', missingForCaddy());
  const relay = await startScriptedRelay();
  const node = await startProduction(await freePort(), { SMTP_URL: relay.url, TRUST_PROXY: '1' });
  const caddy = await startCaddy(node.port);
  const results = await Promise.all([node, caddy].map(({ url }) => postOnIdleConnections(url, 30)));
  expect(results).toEqual([{ 200: 30 }, { 200: 30 }]);
  await caddy.stop();
  await node.stop('SIGTERM');
  await relay.close();
});

/** Starts a server that answers as a replica: a page, and either working routes or the error of broken ones. */
async function startReplica(name: string, routesWork: boolean) {
  const server = createServer(({ url = '', method }, response) => {
    const status = !url.startsWith('/api/') ? 200 : !routesWork ? 500 : method === 'GET' ? 405 : 200;
    response.writeHead(status).end(name);
  });
  return { port: await listenOnLoopback(server), stop: () => endServer(server) };
}

/** Sends many requests, because Caddy chooses a replica at random. */
async function collect(url: string, address: string, method: string): Promise<string[]> {
  const answers: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { status, body } = await exchange(url, address, { method });
    answers.push(`${status} ${body}`);
  }
  return [...new Set(answers)].sort();
}

test.describe('Caddy before two replicas', { tag: '@servers' }, () => {
  test.skip(missingForCaddy() !== '', missingForCaddy());

  test('passes requests only to a replica whose routes work', async () => {
    const [broken, working] = [await startReplica('broken', false), await startReplica('working', true)];
    const proxy = await startCaddy(broken.port, working.port);
    await expect.poll(() => collect(proxy.url, '/en', 'GET')).toEqual(['200 working']);
    expect(await collect(proxy.url, '/api/email/send', 'POST')).toEqual(['200 working']);
    await Promise.all([proxy.stop(), broken.stop(), working.stop()]);
  });

  test('serves pages and forms while one replica is down', async () => {
    const working = await startReplica('working', true);
    const proxy = await startCaddy(await freePort(), working.port);
    expect(await collect(proxy.url, '/en', 'GET')).toEqual(['200 working']);
    expect(await collect(proxy.url, '/api/email/send', 'POST')).toEqual(['200 working']);
    await Promise.all([proxy.stop(), working.stop()]);
  });
});
