import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { entryOf } from '@/e2e/support/mail/entries';
import { type MountedRoutes, mountRoutes, roundPath, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';

const secret = 's'.repeat(32);
const clock = { Authorization: `Bearer ${secret}` };

let relay: ScriptedRelay;
let site: MountedRoutes;

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  relay = await startScriptedRelay();
  site = await mountRoutes({ SMTP_URL: relay.url, CRON_SECRET: secret, MAIL_RETRY_MS: '3600000' });
});

afterAll(async () => {
  await site.close();
  await relay.close();
});

const get = (headers: Record<string, string> = {}, { url } = site) => fetch(url + roundPath, { headers });

test('without CRON_SECRET the route is unknown', async () => {
  await withRoutes({ SMTP_URL: relay.url }, async (other) => {
    const answer = await get({ Authorization: 'Bearer undefined' }, other);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await fetch(other.url + roundPath, { method: 'POST' })).status).toBe(404);
  });
});

test.each([
  ['nothing', {}],
  ['another secret', { Authorization: `Bearer ${'t'.repeat(32)}` }],
  ['a part of the secret', { Authorization: `Bearer ${secret.slice(1)}` }],
  ['the secret without its scheme', { Authorization: secret }],
  ['an empty token', { Authorization: 'Bearer ' }],
])('%s is rejected', async (_, headers) => {
  const { status, headers: answered } = await get(headers);
  expect([status, answered.get('www-authenticate'), answered.get('cache-control')]).toEqual([
    401,
    'Bearer',
    'no-store',
  ]);
});

test.each(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is rejected', async (method) => {
  const { status, headers } = await fetch(site.url + roundPath, { method, headers: clock });
  expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'GET', 'no-store']);
});

test('a round delivers what is due and answers with counts', async () => {
  const { outbox } = site.services;
  await outbox.setState(entryOf('later'), 'new');
  await outbox.claim(1);
  await outbox.postpone(entryOf('later'), 3_600_000);
  await outbox.setState(entryOf('failed'), 'failed');
  await outbox.setState(entryOf('due'), 'new');
  const answer = await get(clock);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ delivered: 1, waiting: 1, failed: 1 });
  expect(relay.delivered).toHaveLength(1);
});

test('a round without mail settings or outbox is 503', async () => {
  await withRoutes({ CRON_SECRET: secret, SMTP_URL: '' }, async (other) => {
    expect((await get(clock, other)).status).toBe(503);
  });
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const settings = { SMTP_URL: relay.url, CRON_SECRET: secret, MAIL_OUTBOX_DIR: file };
  const broken = await mountRoutes(settings);
  expect((await get(clock, broken)).status).toBe(503);
  await broken.stop();
});
