import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startScriptedRelay } from '@/e2e/support/scripted-relay';
import { health } from './health';
import { createPostroom, type Postroom } from './postroom';
import { readSettings } from './settings';

const dir = mkdtempSync(path.join(tmpdir(), 'health-'));
const mail = { MAIL_FROM: 'site@b.example', MAIL_TO: 'a@b.example' };

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function roomOf(environment: Record<string, string>): Postroom {
  return createPostroom(
    readSettings({ NODE_ENV: 'test', ...mail, MAIL_OUTBOX_DIR: path.join(dir, 'outbox'), ...environment }),
  );
}

async function ask(room: Postroom): Promise<[number, unknown]> {
  const response = await health(room);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

test('all is well with a relay that lets us in, which is asked once a minute at most', async () => {
  const relay = await startScriptedRelay({ login: true });
  const room = roomOf({ SMTP_URL: relay.url });
  for (let count = 0; count < 3; count += 1) {
    expect(await ask(room)).toEqual([200, { process: 'ok', outbox: 'ok', relay: 'ok' }]);
  }
  expect(relay.connections).toBe(1);
  await relay.close();
});

test('a relay that is down, refuses the login or never answers is named', async () => {
  const refusing = await startScriptedRelay({ login: true, script: { AUTH: '535 Wrong' } });
  const hanging = await startScriptedRelay({ script: { greeting: 'hang' } });
  const urls = ['smtp://127.0.0.1:1', refusing.url, hanging.url];
  const answers = await Promise.all(urls.map((url) => ask(roomOf({ SMTP_URL: url }))));
  for (const answer of answers)
    expect(answer).toEqual([503, { process: 'ok', outbox: 'ok', relay: 'unreachable' }]);
  await Promise.all([refusing.close(), hanging.close()]);
}, 10_000);

test('a missing relay is named', async () => {
  expect(await ask(roomOf({}))).toEqual([503, { process: 'ok', outbox: 'ok', relay: 'not configured' }]);
});

test('an outbox that cannot be written to is named', async () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  expect((await ask(roomOf({ MAIL_OUTBOX_DIR: file })))[1]).toMatchObject({ outbox: 'not writable' });
});
