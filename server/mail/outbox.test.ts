import { chownSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { setClock } from '@/e2e/support/mail/clock';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { retry } from '@/ops/outbox/retry';
import { openDatabase } from '../database';
import { day } from './entry';
import { createFolderQueue } from './folder-queue';
import { createOutbox, type Outbox } from './outbox';
import { createPostgresQueue } from './postgres-queue';
import type { Queue } from './queue';

let dir: string;
let outbox: Outbox;
let postgres: Postgres;

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});

afterAll(async () => {
  if (hasPostgres) await postgres.close();
});

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  dir = newFolder();
  outbox = createOutbox(dir);
  await outbox.prepare();
});

afterEach(() => {
  jest.useRealTimers();
});

function ids(state: string): string[] {
  return readdirSync(path.join(dir, state)).sort();
}

async function fail(id: string): Promise<void> {
  await outbox.put([entry(id)]);
  await outbox.fail(entry(id));
}

test('a message is on the disk before put returns, readable by its owner only', async () => {
  await outbox.put([entry('a')]);
  expect((await outbox.read('a'))?.entry).toMatchObject({ id: 'a', raw: entry().raw });
  expect(statSync(path.join(dir, 'busy')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'busy', 'a')).mode & 0o777).toBe(0o600);
  expect(ids('tmp')).toEqual([]);
});

test('only the id of a delivered message is kept', async () => {
  await outbox.put([entry('a')]);
  await outbox.discard(entry('a'));
  expect(readFileSync(path.join(dir, 'seen', 'a'), 'utf8')).toBe('');
  expect(['tmp', 'new', 'busy', 'failed'].flatMap(ids)).toEqual([]);
  await outbox.purge();
  expect(ids('seen')).toEqual(['a']);
});

test('drafts of a dead process are deleted, fresh ones stay', async () => {
  for (const name of ['old', 'fresh']) writeFileSync(path.join(dir, 'tmp', name), '{"id":');
  utimesSync(path.join(dir, 'tmp', 'old'), 1000, 1000);
  await outbox.recover([]);
  expect(ids('tmp')).toEqual(['fresh']);
});

test('an unreadable file is kept for someone to handle', async () => {
  const broken = path.join(dir, 'new', 'broken');
  writeFileSync(broken, '{"id":');
  // A file's time is finer than the clock, and could be in the future.
  utimesSync(broken, 1000, 1000);
  expect(await outbox.claim(5)).toEqual([]);
  expect(ids('failed')).toEqual(['broken']);
  expect(console.error).toHaveBeenCalled();
  await fail('later');
  expect(await retry(outbox)).toBe(1);
  expect([ids('new'), ids('failed')]).toEqual([['later'], ['broken']]);
});

(process.getuid?.() === 0 ? describe : describe.skip)('beside a command of root', () => {
  const server = 65_534;

  beforeEach(async () => {
    for (const folder of ['', ...readdirSync(dir)]) chownSync(path.join(dir, folder), server, server);
  });

  test('its entries and folders belong to the server', async () => {
    rmSync(path.join(dir, 'gone'), { recursive: true });
    await outbox.prepare();
    await outbox.put([entry('a')]);
    expect(['gone', 'busy/a'].map((file) => statSync(path.join(dir, file)).uid)).toEqual([server, server]);
  });

  test('an entry that the server may not read stops no other', async () => {
    for (const id of ['a', 'b']) await outbox.setState(entry(id), 'new');
    chownSync(path.join(dir, 'new', 'a'), 0, 0);
    process.seteuid?.(server);
    const claimed = await outbox.claim(5).finally(() => process.seteuid?.(0));
    expect([claimed.map(({ id }) => id), ids('failed')]).toEqual([['b'], ['a']]);
  });
});

test('a retried message gets its full time again', async () => {
  await outbox.put([entry('a', { giveUp: 0 })]);
  await outbox.fail(entry('a', { giveUp: 0, reason: 'EMESSAGE DATA 550' }));
  expect(await retry(outbox)).toBe(1);
  const [again] = await outbox.claim(1);
  expect(again?.giveUp).toBeGreaterThan(Date.now());
  expect(ids('failed')).toEqual([]);
});

test('a failed message is deleted after thirty days', async () => {
  for (const id of ['old', 'young']) await fail(id);
  const time = (Date.now() - 30 * day - 1000) / 1000;
  utimesSync(path.join(dir, 'failed', 'old'), time, time);
  expect(await outbox.purge()).toEqual(['old']);
  expect(ids('failed')).toEqual(['young']);
});

/** Stores with a clock that a test sets. */
const stores: [name: string, open: () => Promise<Queue>, setClock: (now: number) => Promise<void>][] = [
  ['a folder', async () => createFolderQueue(dir, false), async (now) => setClock(now)],
];
if (hasPostgres)
  stores.push([
    'PostgreSQL',
    async () => createPostgresQueue(await openDatabaseWithClock(), false),
    setDatabaseClock,
  ]);

/** Opens a database whose `now()` a test sets. */
async function openDatabaseWithClock() {
  await setDatabaseClock(Date.now());
  await postgres.query('drop table if exists site_outbox, site_marks, site_limits');
  return openDatabase(`${postgres.url}?options=-c%20search_path%3Dpublic,pg_catalog`);
}

async function setDatabaseClock(now: number): Promise<void> {
  await postgres.query(`create or replace function public.now() returns timestamptz stable language sql
    as 'select to_timestamp(${now / 1000}::float8)'`);
}

describe.each(stores)('with a wrong clock of %s', (_, open, setNow) => {
  const now = Date.now();
  let store: Outbox;
  let queue: Queue;

  beforeEach(async () => {
    queue = await open();
    store = createOutbox(queue);
    await store.prepare();
  });

  afterEach(() => queue.close());

  test('a clock that is weeks ahead deletes nothing for most of a day', async () => {
    await store.setState(entry('a'), 'failed');
    await store.purge();
    for (let hour = 0; hour < 19; hour += 1) {
      await setNow(now + 40 * day + hour * 3_600_000);
      // A server that runs, and one that starts every hour.
      for (const each of [store, createOutbox(queue)]) expect(await each.purge()).toEqual([]);
    }
    await setNow(now);
    expect(await store.purge()).toEqual([]);
    await setNow(now + 40 * day);
    expect(await store.purge()).toEqual([]);
    expect(await store.list('failed')).toHaveLength(1);
  });

  test.each([1, 3])('a purge every %d days by a new process deletes a failed entry', async (days) => {
    await store.setState(entry('a'), 'failed');
    let passed = 0;
    for (let deleted: string[] = []; deleted.length === 0 && passed < 60; passed += days) {
      await setNow(now + passed * day);
      deleted = await createOutbox(queue).purge();
    }
    expect(passed).toBeGreaterThan(30);
    expect(passed).toBeLessThan(42);
  });

  test('a clock that was behind has aged no entry', async () => {
    await store.purge();
    await setNow(1000);
    for (const id of ['a', 'b']) await store.put([entry(id)]);
    await store.fail(entry('a'));
    await store.setState(entry('b'), 'failed', 'busy');
    await setNow(now);
    expect(await store.purge()).toEqual([]);
    expect(await store.list('failed')).toHaveLength(2);
  });

  test('a clock that was ahead delays no attempt and hides no age', async () => {
    await setNow(now + 40 * day);
    await store.put([entry('a', { received: now + 40 * day })]);
    await store.postpone(entry('a'), 60_000);
    await store.count();
    await setNow(now);
    expect((await store.count()).age).toBeGreaterThanOrEqual(0);
    expect(await store.claim(5)).toHaveLength(1);
    await setNow(now + 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    expect((await store.count()).age).toBeGreaterThanOrEqual(3_600_000);
    jest.mocked(performance.now).mockRestore();
  });
});

test('a broken file of the clock counts as none', async () => {
  writeFileSync(path.join(dir, 'clock.json'), '{"last":');
  expect(await outbox.clock()).toEqual({ last: 0, ahead: 0 });
});

test('alerts and test messages, which version 3 wrote, are removed', async () => {
  writeFileSync(path.join(dir, 'alerts.json'), '{}');
  for (const state of ['new', 'failed'] as const)
    await outbox.setState(entry(state, { form: 'probe' }), state);
  await outbox.setState(entry('a'), 'new');
  await outbox.prepare();
  expect((await outbox.list('new', 'failed')).map(({ id }) => id)).toEqual(['a']);
  expect(readdirSync(dir)).not.toContain('alerts.json');
});

test('a failed write is a problem until the next success', async () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  const broken = createOutbox(file);
  await expect(broken.put([entry('x')])).rejects.toThrow();
  rmSync(file);
  expect(await broken.isWritable()).toBe(false);
  await broken.put([entry('x')]);
  expect(await broken.isWritable()).toBe(true);
});
