import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newFolder } from '@/e2e/support/folder';
import { type AlertReceiver, startAlertReceiver } from '@/e2e/support/mail/alert-receiver';
import { setClock } from '@/e2e/support/mail/clock';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { retry } from '@/ops/outbox/retry';
import { createMonitor } from './monitor';
import { createOutbox, type Outbox } from './outbox';
import type { Failure, Relay } from './relay';
import { createRelays } from './relays';

setFlagsFromString('--expose-gc');
/** Frees what nothing holds, as happens at any time. */
const collectGarbage = runInNewContext('gc') as () => void;

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2030-01-01T12:00:00Z');

let dir: string;
let outbox: Outbox;
let receiver: AlertReceiver;
/** The answer of the first relay, and whether it accepts a session. */
let failure: Failure | undefined;
let isWell: boolean;

beforeEach(async () => {
  setClock(start);
  jest.spyOn(console, 'error').mockImplementation();
  dir = newFolder();
  outbox = createOutbox(dir);
  await outbox.prepare();
  receiver = await startAlertReceiver();
  failure = undefined;
  isWell = true;
});

afterEach(async () => {
  await receiver.close();
  jest.useRealTimers();
});

function monitor({
  store = outbox,
  alerts = true,
  token = undefined as string | undefined,
  server = 'one',
} = {}) {
  const relay: Relay = { send: async () => failure, verify: async () => isWell, close: () => {} };
  const relays = createRelays(relay, null);
  const settings = {
    url: alerts ? `${receiver.url}/alert` : undefined,
    token,
    heartbeatUrl: `${receiver.url}/beat`,
  };
  const names = { site: 'www.company.example', server, noteName: server };
  const watch = createMonitor({ outbox: store, relays, settings, ...names });
  return { relays, ...watch };
}

async function wait(id: string): Promise<void> {
  await outbox.put([entry(id)]);
  await outbox.postpone(entry(id), 0);
}

function pass(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
}

test('an inquiry that waits fifteen minutes is reported once a day until it ends', async () => {
  const { check } = monitor();
  await wait('a');
  pass(14 * minute);
  await check();
  expect(receiver.alerts).toEqual([]);
  pass(minute);
  for (let round = 0; round < 3; round += 1) {
    await check();
    pass(minute);
  }
  expect(receiver.texts()).toEqual([
    'www.company.example, one: Inquiries need attention: 1 waiting, the oldest for 15 min, 0 failed.',
  ]);
  pass(24 * hour);
  await check();
  expect(receiver.alerts).toHaveLength(2);
  await outbox.claim(1);
  await outbox.discard('a');
  await check();
  await check();
  expect(receiver.texts().slice(2)).toEqual(['www.company.example, one: OK: 0 waiting, 0 failed.']);
});

test('an alert has the usual fields, a token and counts, but no personal data', async () => {
  const { check } = monitor({ token: 'secret' });
  await outbox.put([entry('a')]);
  await outbox.fail(entry('a'));
  await check();
  const [{ method, headers, body }] = receiver.alerts as [(typeof receiver.alerts)[0]];
  expect([method, headers.authorization, headers['content-type']]).toEqual([
    'POST',
    'Bearer secret',
    'application/json',
  ]);
  const { text, ...rest } = JSON.parse(body);
  expect(text).toBe('www.company.example, one: Inquiries need attention: 0 waiting, 1 failed.');
  expect(rest).toEqual({
    content: text,
    server: 'one',
    problems: ['failed'],
    waiting: 0,
    oldestMinutes: 0,
    failed: 1,
  });
  expect(body).not.toContain('Private');
  const noted = JSON.parse(readFileSync(path.join(dir, 'alerts.json'), 'utf8'));
  expect(noted).toEqual({ outbox: { reported: { failed: start }, trouble: null } });
});

test('problems of the server and of the outbox end separately', async () => {
  const { check, relays } = monitor();
  failure = { kind: 'session', reason: 'EAUTH AUTH PLAIN 535', to: [] };
  isWell = false;
  await relays.send(entry('a'));
  await check();
  await outbox.put([entry('b')]);
  await outbox.fail(entry('b'));
  await check();
  isWell = true;
  await check();
  expect(receiver.texts().map((text) => text.replace('www.company.example, one: ', ''))).toEqual([
    'Inquiries need attention: the mail relay refuses our mail (EAUTH AUTH PLAIN 535); 0 waiting, 0 failed.',
    'Inquiries need attention: the mail relay refuses our mail (EAUTH AUTH PLAIN 535); 0 waiting, 1 failed.',
    'Inquiries need attention: 0 waiting, 1 failed.',
  ]);
  await retry(outbox);
  await outbox.claim(1);
  await outbox.discard('b');
  await check();
  expect(receiver.texts().at(-1)).toBe('www.company.example, one: OK: 0 waiting, 0 failed.');
});

test('the state of alerts survives a restart', async () => {
  const before = monitor();
  failure = { kind: 'session', reason: 'EAUTH AUTH PLAIN 535', to: [] };
  isWell = false;
  await before.relays.send(entry('a'));
  await before.check();
  const after = monitor();
  await after.check();
  expect(receiver.alerts).toHaveLength(1);
  isWell = true;
  await monitor().check();
  expect(receiver.texts()[1]).toContain(': OK: ');
});

test('an outbox that is not writable is reported once, without a stored note', async () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  const { check } = monitor({ store: createOutbox(file) });
  await check();
  await check();
  expect(receiver.texts()).toEqual([
    'www.company.example, one: Inquiries need attention: the outbox cannot be written to; 0 waiting, 0 failed.',
  ]);
  expect(receiver.beats).toEqual([]);
});

test('an outbox that hangs is reported', async () => {
  const never = () => new Promise<never>(() => {});
  const { check } = monitor({ store: { ...outbox, isWritable: never } });
  await check();
  expect(receiver.texts()[0]).toContain('the outbox cannot be written to');
}, 30_000);

test.each(['fail', 'hang'] as const)(
  'an alert that fails (%s) times out within seconds, and is sent again',
  async (mode) => {
    const { check } = monitor();
    await outbox.put([entry('a')]);
    await outbox.fail(entry('a'));
    receiver.mode = mode;
    const collecting = setInterval(collectGarbage, 100);
    const started = performance.now();
    await check().finally(() => clearInterval(collecting));
    expect(performance.now() - started).toBeLessThan(7000);
    expect(receiver.alerts).toEqual([]);
    receiver.mode = 'take';
    await check();
    expect(receiver.alerts).toHaveLength(1);
  },
  30_000,
);

test('the heartbeat stops while an inquiry waits too long or has failed', async () => {
  const { check } = monitor({ alerts: false });
  await check();
  await check();
  expect(receiver.beats.map(({ method }) => method)).toEqual(['GET']);
  pass(5 * minute);
  await check();
  expect(receiver.beats).toHaveLength(2);
  await wait('a');
  pass(15 * minute);
  await check();
  expect(receiver.beats).toHaveLength(2);
  await outbox.claim(1);
  await outbox.fail(entry('a'));
  await check();
  expect(receiver.beats).toHaveLength(2);
  expect(receiver.alerts).toEqual([]);
});

test('the heartbeat resumes immediately on recovery', async () => {
  const { check } = monitor();
  await check();
  await wait('a');
  pass(15 * minute);
  await check();
  await outbox.claim(1);
  await outbox.discard('a');
  await check();
  expect([receiver.alerts.length, receiver.beats.length]).toEqual([2, 2]);
});

test('each server reports its relay, one of them the outbox', async () => {
  let leader = 'one';
  const queueOf = (server: string) => ({
    store: { ...outbox, claimLeadership: async () => leader === server },
    server,
  });
  const [one, two] = [monitor(queueOf('one')), monitor(queueOf('two'))];
  failure = { kind: 'session', reason: 'EAUTH AUTH PLAIN 535', to: [] };
  isWell = false;
  await two.relays.send(entry('a'));
  await outbox.put([entry('b')]);
  await outbox.fail(entry('b'));
  for (const { check } of [one, two, one, two]) await check();
  expect(receiver.texts()).toEqual([
    'www.company.example, one: Inquiries need attention: 0 waiting, 1 failed.',
    expect.stringContaining('www.company.example, two: Inquiries need attention: the mail relay refuses'),
  ]);
  leader = 'two';
  for (const { check } of [one, two]) await check();
  expect(receiver.alerts).toHaveLength(2);
  isWell = true;
  await outbox.remove('failed', 'b');
  for (const { check } of [one, two]) await check();
  expect(receiver.texts().slice(2)).toEqual(
    Array(2).fill('www.company.example, two: OK: 0 waiting, 0 failed.'),
  );
});

test('processes with one name alert once, also after the other has reported', async () => {
  const [one, two] = [monitor(), monitor()];
  failure = { kind: 'session', reason: 'EAUTH AUTH PLAIN 535', to: [] };
  isWell = false;
  await one.relays.send(entry('a'));
  for (const { check } of [one, two]) await check();
  isWell = true;
  for (const { check } of [two, one]) await check();
  expect(receiver.texts()).toEqual([
    expect.stringContaining('the mail relay refuses our mail'),
    'www.company.example, one: OK: 0 waiting, 0 failed.',
  ]);
});

test('a check is due after half a minute, or a second after a change', async () => {
  const { checkWhenDue, onOutcome } = monitor();
  const checks = jest.spyOn(outbox, 'notes');
  const isChecked = async (milliseconds: number) => {
    pass(milliseconds);
    checks.mockClear();
    await checkWhenDue();
    return checks.mock.calls.length > 0;
  };
  expect([await isChecked(0), await isChecked(29_000), await isChecked(1500)]).toEqual([true, false, true]);
  onOutcome('delivered');
  expect(await isChecked(2000)).toBe(false);
  onOutcome('failed');
  expect([await isChecked(0), await isChecked(2000)]).toEqual([true, false]);
});

test('a failed alert is logged with its cause', async () => {
  const { check } = monitor();
  await receiver.close();
  await outbox.put([entry('a')]);
  await outbox.fail(entry('a'));
  await check();
  expect(jest.mocked(console.error).mock.calls.join()).toContain(
    '"alert not delivered","code":"ECONNREFUSED"',
  );
  receiver = await startAlertReceiver();
});
