import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eachForm } from '../support/mail/forms';
import { type ScriptedRelay, startScriptedRelay } from '../support/mail/scripted-relay';
import { exchange } from '../support/servers/exchange';
import {
  freePort,
  type Production,
  postContact,
  startProduction,
} from '../support/servers/production-server';
import { slowPost } from '../support/servers/slow-post';
import { expect, test } from '../support/test';

/* Behaviour of the framework's server; the handlers are tested in app/api/email. */
test.describe.configure({ mode: 'serial' });

let relay: ScriptedRelay;
let server: Production;

test.beforeAll(async () => {
  relay = await startScriptedRelay();
  server = await startProduction(await freePort(), { SMTP_URL: relay.url, RATE_LIMIT_VISITOR: '5' });
});

test.afterAll(async () => {
  await server.stop('SIGKILL');
  await relay.close();
});

test('methods other than POST and OPTIONS are rejected', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
    for (const { route } of eachForm) {
      const { status, headers } = await exchange(server.url, route, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'POST, OPTIONS']);
    }
  }
});

test('a round of the outbox needs CRON_SECRET', async () => {
  const secret = 's'.repeat(32);
  const clock = { Authorization: `Bearer ${secret}` };
  const site = await startProduction(await freePort(), { SMTP_URL: relay.url, CRON_SECRET: secret });
  const ask = (url: string, method: string, headers = {}) =>
    exchange(url, '/api/outbox', { method, headers });
  expect((await ask(server.url, 'GET', clock)).status).toBe(404);
  expect((await ask(site.url, 'GET')).status).toBe(401);
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask(site.url, method, clock);
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET']);
  }
  const { status, headers } = await ask(site.url, 'GET', clock);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  await site.stop('SIGTERM');
});

test('a declared body of 1 GB is rejected immediately', async () => {
  const answer = await slowPost(`${server.url}/api/email/send`, { 'Content-Length': '1073741824' });
  expect([answer?.status, answer?.headers.connection]).toEqual([413, 'close']);
  expect(answer?.ms).toBeLessThan(1000);
});

test('endless bodies use no memory', async () => {
  test.skip(!existsSync('/proc/self/status'), 'the memory of a process is read from /proc');
  const before = server.memory();
  const flood = Array(3200).fill('x'.repeat(65_536));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => slowPost(`${server.url}/api/email/send`, {}, flood)),
  );
  // A client that still sends when the connection closes may lose the answer.
  for (const answer of answers) expect(answer?.status ?? 413).toBe(413);
  expect(server.memory() - before).toBeLessThan(60_000);
});

test('the rate limit ignores forged address headers', async () => {
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) {
    const lie = `198.51.100.${count}`;
    const answer = await postContact(server.url, `limit ${count}`, {
      'X-Forwarded-For': lie,
      'X-Peer-Address': lie,
    });
    statuses.push(answer?.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(relay.delivered).toHaveLength(5);
});

test('SIGTERM lets a delivery in flight finish', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const ending = await startProduction(await freePort(), { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: folder });
  await postContact(ending.url, 'warm up');
  relay.delivered.length = 0;
  relay.script = { message: { after: 5500, say: '250 Taken' } };
  const answer = postContact(ending.url, 'last words');
  await expect.poll(() => readdirSync(path.join(folder, 'busy')).length).toBe(1);
  await ending.stop('SIGTERM');
  expect((await answer)?.status).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  expect(readdirSync(path.join(folder, 'new')).concat(readdirSync(path.join(folder, 'busy')))).toEqual([]);
  relay.script = {};
  rmSync(folder, { recursive: true });
});

test('SIGTERM lets an attempt of the worker finish', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const ending = await startProduction(await freePort(), { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: folder });
  relay.delivered.length = 0;
  let attempts = 0;
  relay.script = {
    message: () => (++attempts === 1 ? '451 Later' : { after: 3000, say: '250 Taken' }),
  };
  await postContact(ending.url, 'second attempt');
  await expect.poll(() => attempts).toBe(2);
  await ending.stop('SIGTERM');
  expect(relay.delivered).toHaveLength(1);
  expect(readdirSync(path.join(folder, 'new')).concat(readdirSync(path.join(folder, 'busy')))).toEqual([]);
  relay.script = {};
  rmSync(folder, { recursive: true });
});

test('the outbox command lists failures without personal data', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const environment = { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: folder };
  const run = (...words: string[]) =>
    execFileSync('node_modules/.bin/tsx', ['ops/outbox/command.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
  const site = await startProduction(await freePort(), environment);
  relay.delivered.length = 0;
  relay.script = { message: (mail) => (mail.includes('the private question') ? '550 No' : '250 Taken') };
  for (const message of ['the private question', 'another one'])
    expect((await postContact(site.url, message))?.status).toBe(200);
  await expect
    .poll(() => run(), { timeout: 30_000 })
    .toMatch(/^Inquiries need attention: 0 waiting, 1 failed\.\n/);
  relay.script = {};
  relay.delivered.length = 0;

  expect(run()).toMatch(
    /Failed, kept for 30 days: 1\n {2}[0-9a-f]{32} {2}contact {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}attempts: \d+ {2}EMESSAGE DATA 550/,
  );
  expect(run()).not.toMatch(/Dana|private/);
  expect(run('--show')).toContain('message: the private question');
  expect(run('retry')).toContain('1 messages are due now');
  await expect.poll(() => relay.delivered.length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => run(), { timeout: 30_000 }).toContain('Failed, kept for 30 days: 0');
  expect(run()).toMatch(/^OK: 0 waiting, 0 failed\.\n/);
  await site.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('two servers, a repeat and a restart send an inquiry once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const environment = { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: folder };
  const start = async () => await startProduction(await freePort(), environment);
  const [one, two] = [await start(), await start()];
  relay.delivered.length = 0;
  const answers = await Promise.all([one, two, one].map(({ url }) => postContact(url, 'only once')));
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
  await Promise.all([one, two].map((server) => server.stop('SIGKILL')));
  const next = await start();
  expect((await postContact(next.url, 'only once'))?.status).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  await next.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});
