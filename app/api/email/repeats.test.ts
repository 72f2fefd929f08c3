import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { setClock } from '@/testing/mail/clock';
import { type MountedRoutes, mountRoutes } from '@/testing/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/testing/mail/scripted-relay';
import { postContact } from '@/testing/servers/production-server';

const minute = 60_000;
/**
 * The end of a window of ten minutes is near. It is a past one, six hours ago, so that the clock of no test overtakes the
 * real one: the disk gives a new file the real time for a moment, and by a clock that is ahead the worker would take it
 * for what a dead process has left.
 */
const start = Math.floor(Date.now() / (10 * minute)) * 10 * minute - 6 * 60 * minute - minute;

let relay: ScriptedRelay;
let outbox: string;
let sites: MountedRoutes[];

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  setClock(start);
  relay = await startScriptedRelay();
  outbox = newFolder();
  sites = [];
});

afterEach(async () => {
  for (const site of sites) await site.close();
  await relay.close();
  jest.useRealTimers();
});

/** Routes on the outbox of the test, as another process or after a restart. */
async function mount(environment: Record<string, string> = {}): Promise<MountedRoutes> {
  const site = await mountRoutes({ SMTP_URL: relay.url, MAIL_OUTBOX_DIR: outbox, ...environment });
  sites.push(site);
  return site;
}

async function post(site: MountedRoutes, message = 'Hello', key?: string): Promise<number | undefined> {
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return (await postContact(site.url, message, headers))?.status;
}

function pass(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
}

async function statuses(count: number, ask: () => Promise<number | undefined>) {
  const all: (number | undefined)[] = [];
  for (let index = 0; index < count; index += 1) all.push(await ask());
  return all;
}

test('the same fields are one mail for ten minutes, also after delivery and over the end of a window', async () => {
  const site = await mount();
  expect(await post(site)).toBe(200);
  pass(9 * minute);
  expect(await post(site)).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  pass(minute);
  expect(await post(site)).toBe(200);
  expect(relay.delivered).toHaveLength(2);
});

test('the same Idempotency-Key is one mail, also hours later; another key or other fields are another mail', async () => {
  const site = await mount();
  expect(await statuses(2, () => post(site, 'Hello', 'one'))).toEqual([200, 200]);
  pass(5 * 60 * minute);
  expect(await post(site, 'Hello', 'one')).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  expect([await post(site, 'Hello', 'two'), await post(site, 'Other', 'one')]).toEqual([200, 200]);
  const ids = relay.delivered.map(({ mail }) => mail.messageId);
  expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^<[0-9a-f]{32}@company\.example>$/)));
  expect(new Set(ids).size).toBe(3);
});

test('two processes on one outbox send the same inquiry once', async () => {
  const [one, two] = [await mount(), await mount()];
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([one, two, one, two].map((site) => post(site, `Round ${round}`)));
    expect(answers).toEqual([200, 200, 200, 200]);
  }
  expect(relay.delivered).toHaveLength(10);
});

test('a second process leaves alone what the first is sending', async () => {
  relay.script = { message: { after: 1500, say: '250 Taken' } };
  const one = await mount();
  const answer = post(one);
  while (one.resting().busy === 0) await new Promise((done) => setTimeout(done, 20));
  await mount();
  expect(await answer).toBe(200);
  expect(relay.delivered).toHaveLength(1);
});

test('after a restart the same inquiry is still one mail, whether it was delivered or waits', async () => {
  const first = await mount();
  await post(first, 'delivered');
  relay.script = { MAIL: '451 Later' };
  await first.services.mail?.stop();
  const slow = await mount({ MAIL_RETRY_MS: '3600000' });
  await post(slow, 'waiting');
  await slow.services.mail?.stop();
  const next = await mount({ MAIL_RETRY_MS: '3600000' });
  expect(await statuses(2, () => post(next, 'delivered'))).toEqual([200, 200]);
  expect(await statuses(2, () => post(next, 'waiting'))).toEqual([200, 200]);
  expect(relay.delivered).toHaveLength(1);
  // The worker of the last process tries it once more.
  while (next.resting().busy !== 0) await new Promise((done) => setTimeout(done, 20));
  expect(next.resting()).toEqual({ new: 1, busy: 0, failed: 0 });
});

test('what is remembered of a delivered inquiry has nothing that the visitor wrote', async () => {
  const site = await mount();
  await post(site, 'A private question');
  const [name = ''] = readdirSync(path.join(outbox, 'seen'));
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(readFileSync(path.join(outbox, 'seen', name), 'utf8')).toBe('');
  for (const state of ['tmp', 'new', 'busy', 'failed'])
    expect(readdirSync(path.join(outbox, state))).toEqual([]);
});

test('an inquiry that could be neither sent nor stored is no repeat when it comes again', async () => {
  relay.script = { MAIL: '451 Later' };
  const file = path.join(outbox, 'file');
  writeFileSync(file, '');
  const site = await mount({ MAIL_OUTBOX_DIR: file });
  expect(await post(site)).toBe(503);
  relay.script = {};
  expect(await post(site)).toBe(200);
  expect(relay.delivered).toHaveLength(1);
});
