import { newFolder } from '@/e2e/support/folder';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { createDelivery } from './delivery';
import type { Entry } from './entry';
import { createOutbox, type Outbox } from './outbox';
import type { Failure } from './relay';

let dir: string;
let outbox: Outbox;

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  dir = newFolder();
  outbox = createOutbox(dir);
  await outbox.prepare();
});

const down: Failure = { kind: 'unreachable', reason: 'ESOCKET CONN', to: ['c@d.example'] };

function deliveryBy(send: () => Promise<Failure | undefined>, store = outbox) {
  const options = { retryMs: 30_000, readdress: (entry: Entry) => entry, onOutcome: () => {} };
  return createDelivery({ outbox: store, relays: { send }, ...options });
}

/** Has the worker send one message, and gives the time at which the next attempt is due, if there is one. */
async function workOff(message: Entry, failure: Failure): Promise<{ delay: number } | 'failed'> {
  await outbox.put(message);
  await outbox.postpone(message, 0);
  let started = 0;
  const delivery = deliveryBy(async () => {
    started = Date.now();
    return failure;
  });
  const end = delivery.start();
  while (started === 0 || (await outbox.list('busy')).length > 0)
    await new Promise((done) => setTimeout(done, 10));
  await delivery.stop();
  await end;
  const [waiting] = await outbox.list('new');
  return waiting ? { delay: waiting.time - started } : 'failed';
}

test.each([
  [0, 30_000],
  [1, 60_000],
  [3, 240_000],
  [7, 3_600_000],
  [60, 3_600_000],
])('after %d attempts the next one waits %d ms', async (attempts, expected) => {
  const result = await workOff(entry('id', { attempts }), down);
  if (result === 'failed') throw new Error('failed');
  expect(Math.abs(result.delay - expected)).toBeLessThan(2000);
  expect((await outbox.read('new', 'id')).attempts).toBe(attempts + 1);
});

test('after five days a message waits for a person', async () => {
  expect(await workOff(entry('id', { giveUp: Date.now() - 1 }), down)).toBe('failed');
  expect(await outbox.read('failed', 'id')).toMatchObject({ reason: 'ESOCKET CONN', attempts: 1 });
});

test('a waiting message is sent, although the visitor sends it again at the moment when the worker takes it', async () => {
  await outbox.put(entry());
  await outbox.postpone(entry(), 0);
  let open = () => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const slow: Outbox = { ...outbox, put: (...args) => gate.then(() => outbox.put(...args)) };
  let attempts = 0;
  const delivery = deliveryBy(async () => {
    attempts += 1;
    return undefined;
  }, slow);
  const accepted = delivery.accept(entry());
  const worker = delivery.start();
  while (attempts === 0) await new Promise((done) => setTimeout(done, 10));
  open();
  expect((await accepted).safe).toBe(true);
  await delivery.stop();
  await worker;
  expect([attempts, await outbox.list('busy'), await outbox.list('new')]).toEqual([1, [], []]);
});

test('a disk that hangs is not waited for longer than a visitor waits', async () => {
  const hanging: Outbox = { ...outbox, put: () => new Promise(() => {}) };
  const delivery = deliveryBy(async () => undefined, hanging);
  expect((await delivery.accept(entry())).safe).toBe(false);
}, 10_000);
