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

function deliveryBy(send: (message: Entry) => Promise<Failure | undefined>, store = outbox) {
  const options = { retryMs: 30_000, readdress: (entry: Entry) => entry };
  return createDelivery({ outbox: store, relays: { send }, ...options });
}

/** Delivers one message in a round, and returns when the next attempt is due, if there is one. */
async function workOff(message: Entry, failure: Failure): Promise<{ delay: number } | 'failed'> {
  await outbox.put([message]);
  await outbox.postpone(message, 0);
  let started = 0;
  const delivery = deliveryBy(async () => {
    started = Date.now();
    return failure;
  });
  await delivery.round(performance.now() + 10_000);
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
  expect((await outbox.read('id'))?.entry?.attempts).toBe(attempts + 1);
});

test.each([
  ['after five days a message waits for a person', 119, -1, 'failed'],
  ['a clock that is ahead gives nothing up', 7, -1, 'waits'],
  ['attempts in a row give nothing up', 500, 60_000, 'waits'],
])('%s', async (_, attempts, left, expected) => {
  const result = await workOff(entry('id', { attempts, giveUp: Date.now() + left }), down);
  expect(result === 'failed' ? result : 'waits').toBe(expected);
  expect((await outbox.read('id'))?.entry).toMatchObject({
    reason: 'ESOCKET CONN',
    attempts: attempts + 1,
  });
});

const refused: Failure = { kind: 'message', reason: 'EMESSAGE DATA 554', to: ['c@d.example'] };

test('a refused message fails once the relay has accepted another one', async () => {
  const delivery = deliveryBy(async ({ id }) => (id === 'bad' ? refused : undefined));
  const round = () => delivery.round(performance.now() + 10_000);
  await outbox.setState(entry('bad'), 'new');
  await round();
  expect(await outbox.findRefusal()).toEqual({ kind: 'settings', reason: refused.reason });
  await new Promise((done) => setTimeout(done, 5));
  await outbox.setState(entry('good'), 'new');
  await round();
  expect((await outbox.list('new')).map(({ id }) => id)).toEqual(['bad']);
  await outbox.makeDue();
  await round();
  expect((await outbox.list('failed')).map(({ id }) => id)).toEqual(['bad']);
});

test('messages whose sender is refused leave after the correction', async () => {
  let isCorrected = false;
  const delivery = deliveryBy(async () => (isCorrected ? undefined : refused));
  const round = () => delivery.round(performance.now() + 10_000);
  for (const id of ['a', 'b']) await outbox.setState(entry(id), 'new');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await round();
    await outbox.makeDue();
  }
  expect((await outbox.list('new')).map(({ id }) => id).sort()).toEqual(['a', 'b']);
  isCorrected = true;
  expect(await round()).toBe(2);
});

test('a claimed message is sent although the visitor repeats it at the same moment', async () => {
  await outbox.put([entry()]);
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
  const round = delivery.round(performance.now() + 10_000);
  while (attempts === 0) await new Promise((done) => setTimeout(done, 10));
  open();
  expect((await accepted).safe).toBe(true);
  expect(await round).toBe(1);
  expect([attempts, await outbox.list('busy'), await outbox.list('new')]).toEqual([1, [], []]);
});

test('a hanging disk does not delay the visitor beyond the usual wait', async () => {
  const hanging: Outbox = { ...outbox, put: () => new Promise(() => {}) };
  const delivery = deliveryBy(async () => undefined, hanging);
  expect((await delivery.accept(entry())).safe).toBe(false);
}, 10_000);

test('an inquiry that could not be stored before its attempt is stored afterwards', async () => {
  let isAway = true;
  const put: Outbox['put'] = async (...given) => {
    if (isAway) throw new Error('away');
    return await outbox.put(...given);
  };
  const send = async () => {
    isAway = false;
    return down;
  };
  const { end, safe } = await deliveryBy(send, { ...outbox, put }).accept(entry());
  await end;
  expect([safe, (await outbox.list('new')).length]).toEqual([true, 1]);
});

test('old entries are deleted once an hour, also after errors', async () => {
  const purge = jest.fn(async () => []);
  const claim = jest.fn(async () => {
    throw new Error('no disk');
  });
  const store = { ...outbox, purge, claim };
  const options = { retryMs: 10, readdress: (entry: Entry) => entry };
  const delivery = createDelivery({ outbox: store, relays: { send: async () => down }, ...options });
  for (let round = 0; round < 3; round += 1)
    await expect(delivery.round(performance.now() + 1000)).rejects.toThrow('no disk');
  expect(purge).toHaveBeenCalledTimes(1);
});

test('a round delivers beside answers in flight, and claims no more often because of them', async () => {
  await outbox.put([entry('due')]);
  await outbox.postpone(entry('due'), 0);
  const claim = jest.fn(outbox.claim);
  let endAnswers = () => {};
  const answered = new Promise<undefined>((done) => {
    endAnswers = () => done(undefined);
  });
  const send = async ({ id }: Entry) => (id === 'due' ? undefined : await answered);
  const delivery = deliveryBy(send, { ...outbox, claim });
  const answers = Array.from({ length: 20 }, (_, n) => delivery.accept(entry(`answer-${n}`)));
  expect(await delivery.round(performance.now() + 2000)).toBe(1);
  expect(claim).toHaveBeenCalledTimes(2);
  endAnswers();
  await Promise.all(answers);
});
