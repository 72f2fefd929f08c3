import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { health } from './health';
import { createServices, type Services } from './services';
import { readSettings } from './settings';

const dir = newFolder();
const nothing = { waiting: 0, oldestMinutes: 0, failed: 0 };
const mail = { MAIL_FROM: 'site@b.example', MAIL_TO: 'a@b.example' };

function servicesWith(environment: Record<string, string>): Services {
  return createServices(
    readSettings({ NODE_ENV: 'test', ...mail, MAIL_OUTBOX_DIR: path.join(dir, 'outbox'), ...environment }),
  );
}

async function ask(services: Services): Promise<[number, unknown]> {
  const response = await health(services);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

test('the login to the relay is tested once a minute', async () => {
  const relay = await startScriptedRelay({ login: true });
  const services = servicesWith({ SMTP_URL: relay.url });
  for (let count = 0; count < 3; count += 1) {
    expect(await ask(services)).toEqual([200, { process: 'ok', outbox: 'ok', relay: 'ok', ...nothing }]);
  }
  expect(relay.connections).toBe(1);
  await relay.close();
});

test('the status names a relay that is down, refuses the login or times out', async () => {
  const refusing = await startScriptedRelay({ login: true, script: { AUTH: '535 Wrong' } });
  const hanging = await startScriptedRelay({ script: { greeting: 'hang' } });
  const urls = ['smtp://127.0.0.1:1', refusing.url, hanging.url];
  const answers = await Promise.all(urls.map((url) => ask(servicesWith({ SMTP_URL: url }))));
  expect(answers).toEqual(
    ['unreachable', 'refuses mail', 'unreachable'].map((relay) => [
      503,
      { process: 'ok', outbox: 'ok', relay, ...nothing },
    ]),
  );
  await Promise.all([refusing.close(), hanging.close()]);
}, 10_000);

test('the status names a missing relay', async () => {
  expect(await ask(servicesWith({}))).toEqual([
    503,
    { process: 'ok', outbox: 'ok', relay: 'not configured', ...nothing },
  ]);
});

test('health reports settings that keep copies longer than promised', async () => {
  const healthFor = (days: string) =>
    createServices(
      readSettings({ NODE_ENV: 'test', MAIL_OUTBOX_DIR: path.join(dir, 'kept'), MAIL_KEEP_DAYS: days }),
      2,
    );
  expect((await ask(healthFor('2')))[1]).not.toHaveProperty('warnings');
  const { outbox, warnings } = healthFor('9');
  expect((await ask(healthFor('9')))[1]).toMatchObject({
    warnings: [expect.stringContaining('kept for 2 days')],
  });
  expect(warnings).toHaveLength(1);
  writeFileSync(path.join(dir, 'kept', 'sent', 'old'), '{}');
  utimesSync(path.join(dir, 'kept', 'sent', 'old'), 0, Date.now() / 1000 - 3 * 24 * 3600);
  await outbox.purge();
  expect(await outbox.list('sent')).toEqual([]);
});

test('health reports a host that freezes processes without a clock', () => {
  const host = { VERCEL: '1', DATABASE_URL: 'postgres://127.0.0.1:1/site' };
  const warningsFor = (secret: string) => servicesWith({ ...host, CRON_SECRET: secret }).warnings;
  expect(warningsFor('')).toEqual([expect.stringContaining('CRON_SECRET')]);
  expect(warningsFor('s'.repeat(32))).toEqual([]);
});

test('health names each removed setting that is still set, with its cure', async () => {
  const removed = {
    ALERT_URL: 'https://a.example',
    ALERT_TOKEN: 'b',
    MAIL_PROBE_TO: 'c@d.example',
    SERVER_NAME: 'e',
  };
  expect(servicesWith({ ...removed, ALERT_TOKEN: '' }).warnings).toEqual([
    expect.stringMatching(/^ALERT_URL has no effect any more: .*HEARTBEAT_URL/),
    expect.stringMatching(/^MAIL_PROBE_TO /),
    expect.stringMatching(/^SERVER_NAME /),
  ]);
});

test('the status names an outbox that is not writable', async () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  expect((await ask(servicesWith({ MAIL_OUTBOX_DIR: file })))[1]).toMatchObject({ outbox: 'not writable' });
});
