import { newFolder } from '@/e2e/support/folder';
import { setClock } from '@/e2e/support/mail/clock';
import { type MountedRoutes, mountRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';

const minute = 60_000;
/**
 * Near the end of a window of ten minutes. The window is six hours ago, so that no test clock overtakes the real one:
 * the disk gives a new file the real time, and a worker whose clock is ahead would take the file for a leftover of a
 * dead process.
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

/** Mounts routes on the outbox of the test, as another process or after a restart. */
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

test('the same fields are one mail for ten minutes, also across two windows', async () => {
  const site = await mount();
  expect(await post(site)).toBe(200);
  pass(9 * minute);
  expect(await post(site)).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  pass(minute);
  expect(await post(site)).toBe(200);
  expect(relay.delivered).toHaveLength(2);
});

test('the same Idempotency-Key is one mail, also hours later', async () => {
  const site = await mount();
  for (let count = 0; count < 2; count += 1) expect(await post(site, 'Hello', 'one')).toBe(200);
  pass(5 * 60 * minute);
  expect(await post(site, 'Hello', 'one')).toBe(200);
  expect(relay.delivered).toHaveLength(1);
  expect([await post(site, 'Hello', 'two'), await post(site, 'Other', 'one')]).toEqual([200, 200]);
  const ids = relay.delivered.map(({ mail }) => mail.messageId);
  expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^<[0-9a-f]{32}@company\.example>$/)));
  expect(new Set(ids).size).toBe(3);
});
