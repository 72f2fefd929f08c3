import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { createOutbox, keepFailedFor, type Outbox } from './outbox';
import { leaseTime } from './queue';

let dir: string;
let outbox: Outbox;

beforeEach(async () => {
  dir = newFolder();
  outbox = createOutbox(dir);
  await outbox.prepare();
});

function ids(state: string): string[] {
  return readdirSync(path.join(dir, state)).sort();
}

const nobody = () => false;

test('a message is whole on the disk, for its owner alone, before put returns', async () => {
  await outbox.put(entry('a'));
  expect(await outbox.read('busy', 'a')).toMatchObject({ id: 'a', raw: entry().raw });
  expect(statSync(path.join(dir, 'busy')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'busy', 'a')).mode & 0o777).toBe(0o600);
  expect(ids('tmp')).toEqual([]);
});

test('a postponed message is claimed when it is due, not before', async () => {
  for (const id of ['a', 'b']) await outbox.put(entry(id));
  await outbox.postpone(entry('a', { attempts: 1 }), Date.now() - 1);
  await outbox.postpone(entry('b'), Date.now() + 60_000);
  expect(await outbox.claim(5)).toMatchObject([{ id: 'a', attempts: 1 }]);
  expect([ids('new'), ids('busy')]).toEqual([['b'], ['a']]);
});

test('two processes never claim the same message', async () => {
  for (let index = 0; index < 40; index += 1) {
    await outbox.put(entry(`m${index}`));
    await outbox.postpone(entry(`m${index}`), 0);
  }
  const other = createOutbox(dir);
  const claims = (
    await Promise.all([outbox, other, outbox, other].map((process) => process.claim(40)))
  ).flat();
  expect(claims).toHaveLength(40);
  expect(new Set(claims.map(({ id }) => id)).size).toBe(40);
});

test('no message is claimed when there is no room', async () => {
  await outbox.put(entry('a'));
  await outbox.postpone(entry('a'), 0);
  expect([await outbox.claim(0), await outbox.claim(-1)]).toEqual([[], []]);
});

test('what a dead process was sending is due again, what another one or we send is not', async () => {
  for (const id of ['dead', 'alive', 'ours']) await outbox.put(entry(id));
  const old = (Date.now() - leaseTime - 1000) / 1000;
  for (const id of ['dead', 'alive', 'ours']) utimesSync(path.join(dir, 'busy', id), old, old);
  await outbox.renew('alive');
  expect(await outbox.recover((id) => id === 'ours')).toBe(1);
  expect((await outbox.claim(5)).map(({ id }) => id)).toEqual(['dead']);
});

test.each(['busy', 'new', 'failed', 'delivered'])(
  'a message is taken in once, also when it is %s',
  async (state) => {
    expect(await outbox.put(entry('a'))).toBe(true);
    if (state === 'new') await outbox.postpone(entry('a'), Date.now());
    if (state === 'failed') await outbox.fail(entry('a'));
    if (state === 'delivered') await outbox.discard('a');
    const before = ['new', 'busy', 'failed'].map(ids);
    expect(await createOutbox(dir).put(entry('a'))).toBe(false);
    expect(['new', 'busy', 'failed'].map(ids)).toEqual(before);
  },
);

test('of many processes that take in the same message at once, one sends it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const processes = Array.from({ length: 6 }, () => createOutbox(dir));
    const results = await Promise.all(
      processes.map(async (process) => {
        const isNew = await process.put(entry(`m${round}`));
        // Delivered at once, while others are still at it.
        if (isNew) await process.discard(`m${round}`);
        return isNew;
      }),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(ids('busy')).toEqual([]);
  }
});

test('of a delivered message nothing but its id stays', async () => {
  await outbox.put(entry('a'));
  await outbox.discard('a');
  expect(readFileSync(path.join(dir, 'seen', 'a'), 'utf8')).toBe('');
  expect(['tmp', 'new', 'busy', 'failed'].flatMap(ids)).toEqual([]);
  await outbox.purge();
  expect(ids('seen')).toEqual(['a']);
});

test('what waits and what has failed is counted, with the time of the first', async () => {
  expect(await outbox.count()).toEqual({ waiting: 0, oldest: null, failed: 0 });
  const [first, second] = [Date.now() - 3_600_000, Date.now() - 60_000];
  await outbox.put(entry('a', { received: second }));
  await outbox.put(entry('b', { received: first }));
  await outbox.postpone(entry('b', { received: first }), Date.now() + 60_000);
  await outbox.put(entry('c'));
  await outbox.fail(entry('c'));
  for (const process of [outbox, createOutbox(dir)]) {
    expect(await process.count()).toEqual({ waiting: 2, oldest: first, failed: 1 });
  }
});

test('drafts of a dead process go, fresh ones stay', async () => {
  for (const name of ['old', 'fresh']) writeFileSync(path.join(dir, 'tmp', name), '{"id":');
  utimesSync(path.join(dir, 'tmp', 'old'), 1000, 1000);
  await outbox.recover(nobody);
  expect(ids('tmp')).toEqual(['fresh']);
});

test('a file that cannot be read waits for a person', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const broken = path.join(dir, 'new', 'broken');
  writeFileSync(broken, '{"id":');
  // Its time is finer than that of the clock, and could still be to come.
  utimesSync(broken, 1000, 1000);
  expect(await outbox.claim(5)).toEqual([]);
  expect(ids('failed')).toEqual(['broken']);
  expect(error).toHaveBeenCalled();
  await outbox.put(entry('later'));
  await outbox.fail(entry('later'));
  expect(await outbox.retry()).toBe(1);
  expect([ids('new'), ids('failed')]).toEqual([['later'], ['broken']]);
});

test('a failed message is tried for its full time again when a person asks', async () => {
  await outbox.put(entry('a', { giveUp: 0 }));
  await outbox.fail(entry('a', { giveUp: 0, reason: 'EMESSAGE DATA 550' }));
  expect(await outbox.retry()).toBe(1);
  const [again] = await outbox.claim(1);
  expect(again?.giveUp).toBeGreaterThan(Date.now());
  expect(ids('failed')).toEqual([]);
});

test('a failed message is deleted after thirty days, and its id returned', async () => {
  for (const id of ['old', 'young']) {
    await outbox.put(entry(id));
    await outbox.fail(entry(id));
  }
  const time = (Date.now() - keepFailedFor - 1000) / 1000;
  utimesSync(path.join(dir, 'failed', 'old'), time, time);
  expect(await outbox.purge()).toEqual(['old']);
  expect(ids('failed')).toEqual(['young']);
});
