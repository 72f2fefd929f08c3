import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFolder } from '../../lib/http/folders';
import { type ScriptedRelay, startScriptedRelay } from '../support/mail/scripted-relay';
import { hasPostgres, type Postgres, startPostgres } from '../support/servers/postgres';
import {
  freePort,
  type Production,
  postContact,
  startProduction,
} from '../support/servers/production-server';
import { expect, test } from '../support/test';

/* Three servers on one database; e2e/mail/kill.spec.ts kills them under load. */
test.describe.configure({ mode: 'serial' });
test.skip(!hasPostgres, 'postgresql is not installed');

let relay: ScriptedRelay;
let postgres: Postgres;
let local: string;
let servers: Production[];

const start = async () =>
  await startProduction(await freePort(), {
    SMTP_URL: relay.url,
    DATABASE_URL: postgres.url,
    MAIL_OUTBOX_DIR: local,
  });

const post = async (index: number, message: string) => {
  const { url = '' } = servers[index % servers.length] ?? {};
  return (await postContact(url, message))?.status;
};

const deliveredOnce = async (messages: string[]) => {
  const texts = () => relay.delivered.map(({ mail }) => /message \w+ \d+!/.exec(mail.text ?? '')?.[0]).sort();
  await expect.poll(texts, { timeout: 60_000 }).toEqual([...messages].sort());
  // With an empty database no server sends a message again.
  const remaining = () => postgres.query('select id from site_outbox');
  await expect.poll(remaining, { timeout: 60_000 }).toEqual([]);
  expect(texts()).toEqual([...messages].sort());
};

const messagesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `message ${name} ${index}!`);

test.beforeAll(async () => {
  [relay, postgres] = await Promise.all([startScriptedRelay(), startPostgres()]);
  local = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  servers = await Promise.all([start(), start(), start()]);
});

test.beforeEach(() => {
  relay.delivered.length = 0;
  relay.script = {};
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await Promise.all([relay.close(), postgres.close()]);
  rmSync(local, { recursive: true, force: true });
});

test('a hundred inquiries to three servers are mailed once each', { tag: '@servers' }, async () => {
  const messages = messagesOf('many', 100);
  // Every fifth visitor presses twice, and reaches two servers.
  const visitor = async (first: number) => {
    for (let index = first; index < messages.length; index += 10) {
      const servers = index % 5 === 0 ? [index, index + 1] : [index];
      const answers = await Promise.all(servers.map((server) => post(server, messages[index] ?? '')));
      for (const status of answers) expect(status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, first) => visitor(first)));
  await deliveredOnce(messages);
});

test('one server accepts a whole burst of inquiries', { tag: '@servers' }, async () => {
  const messages = messagesOf('burst', 120);
  const [server] = servers;
  const answers = await Promise.all(messages.map((message) => postContact(server?.url ?? '', message)));
  expect(answers.map((answer) => answer?.status)).toEqual(messages.map(() => 200));
  await deliveredOnce(messages);
});

test('another server mails the inquiries of a dead server', {
  tag: '@servers',
}, async () => {
  relay.script = { MAIL: '451 Later' };
  const gone = await start();
  const messages = messagesOf('left', 10);
  for (const message of messages) expect((await postContact(gone.url, message))?.status).toBe(200);
  await gone.stop('SIGKILL');
  relay.script = {};
  await deliveredOnce(messages);
});

test('a database restart loses no inquiry', { tag: '@servers' }, async () => {
  test.setTimeout(180_000);
  relay.script = { MAIL: '451 Later' };
  const before = messagesOf('before', 10);
  for (const [index, message] of before.entries()) expect(await post(index, message)).toBe(200);
  await postgres.stop();
  expect(await post(0, 'message refused 0!'), 'neither stored nor mailed').toBe(503);
  relay.script = {};
  const without = messagesOf('without', 3);
  for (const [index, message] of without.entries()) expect(await post(index, message), 'mailed').toBe(200);
  await postgres.start();
  await expect.poll(() => post(1, 'message back 0!')).toBe(200);
  await deliveredOnce([...before, ...without, 'message back 0!']);
  for (const { url } of servers)
    expect((await (await fetch(`${url}/api/health`)).json()).waiting, 'waiting').toBe(0);
});

test('where a host freezes processes, only rounds retry', { tag: '@servers' }, async () => {
  const secret = 's'.repeat(32);
  const settings = { SMTP_URL: relay.url, CRON_SECRET: secret, VERCEL: '1' };
  const own = await startPostgres();
  const site = await startProduction(await freePort(), { ...settings, DATABASE_URL: own.url });
  relay.script = { MAIL: '451 Later' };
  expect((await postContact(site.url, 'message frozen 0!'))?.status).toBe(200);
  relay.script = {};
  // Ten times the delay before a retry.
  await new Promise((done) => setTimeout(done, 2000));
  expect(relay.delivered).toEqual([]);
  const headers = { Authorization: `Bearer ${secret}` };
  const round = async () => (await fetch(`${site.url}/api/outbox`, { headers })).json();
  expect(await round()).toEqual({ delivered: 1, waiting: 0, failed: 0 });
  expect(await round()).toEqual({ delivered: 0, waiting: 0, failed: 0 });
  expect(relay.delivered).toHaveLength(1);
  await site.stop('SIGTERM');
  await own.close();
});

test('the command beside the server lists the outbox of the database', { tag: '@servers' }, () => {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const command = [path.join(serverFolder, 'outbox.mjs')];
  expect(execFileSync(process.execPath, command, { encoding: 'utf8', env })).toMatch(
    /^OK: 0 waiting, 0 failed/,
  );
});

test('no inquiry is on a local disk', { tag: '@servers' }, () => {
  expect(readdirSync(local)).toEqual([]);
});
