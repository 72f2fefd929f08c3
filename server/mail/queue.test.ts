import { Pool } from 'pg';
import { newFolder } from '@/e2e/support/folder';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { openDatabase } from '../database';
import { hookOf } from './entry';
import { createFolderQueue } from './folder-queue';
import { createPostgresQueue } from './postgres-queue';
import { type Kind, leaseTime, type Queue, type State } from './queue';

let postgres: Postgres;
let pools: Pool[] = [];

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  if (hasPostgres) postgres = await startPostgres();
});

afterAll(async () => {
  if (hasPostgres) await postgres.close();
});

/** Opens further processes on the queue of one test. */
type Open = (keepsCopies?: boolean) => Queue;

const stores: [string, () => Promise<Open>][] = [
  [
    'a folder',
    async () => {
      const dir = newFolder();
      return (keepsCopies = false) => createFolderQueue(dir, keepsCopies);
    },
  ],
];
if (hasPostgres)
  stores.push([
    'PostgreSQL',
    async () => {
      await postgres.query('drop table if exists site_outbox, site_marks, site_limits');
      return (keepsCopies = false) => {
        const pool = openDatabase(postgres.url);
        pools.push(pool);
        return createPostgresQueue(pool, keepsCopies);
      };
    },
  ]);

describe.each(stores)('in %s', (_, prepare) => {
  let open: Open;
  let queue: Queue;

  beforeEach(async () => {
    open = await prepare();
    queue = open();
    await queue.prepare();
  });

  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    pools = [];
  });

  const ids = async (...states: State[]) => (await queue.list(...states)).map(({ id }) => id).sort();

  test('a new entry is being sent', async () => {
    const given = entry('a', { inquiry: { name: '\u0000\ud800 שלום' } });
    await queue.put([given]);
    expect(await queue.list('busy')).toMatchObject([{ state: 'busy', id: 'a', entry: given }]);
  });

  test('a postponed entry is claimed when it is due', async () => {
    for (const id of ['a', 'b']) await queue.put([entry(id)]);
    await queue.postpone(entry('a', { attempts: 1 }), 0);
    await queue.postpone(entry('b'), 60_000);
    expect(await queue.claim(5)).toMatchObject([{ id: 'a', attempts: 1 }]);
    expect([await ids('new'), await ids('busy')]).toEqual([['b'], ['a']]);
  });

  test('processes never claim the same entry', async () => {
    for (let index = 0; index < 40; index += 1) {
      await queue.put([entry(`m${index}`)]);
      await queue.postpone(entry(`m${index}`), 0);
    }
    const claims = (await Promise.all([queue, open(), open(), open()].map((one) => one.claim(40)))).flat();
    expect(new Set(claims.map(({ id }) => id)).size).toBe(40);
    expect(claims).toHaveLength(40);
  });

  test('nothing is claimed without capacity', async () => {
    await queue.put([entry('a')]);
    await queue.postpone(entry('a'), 0);
    expect([await queue.claim(0), await queue.claim(-1)]).toEqual([[], []]);
  });

  test.each(['busy', 'new', 'failed', 'delivered'])('an inquiry that is %s is known', async (state) => {
    expect(await queue.put([hookOf(entry('a')), entry('a')])).toBe(true);
    await queue.discard(hookOf(entry('a')));
    if (state === 'new') await queue.postpone(entry('a'), 0);
    if (state === 'failed') await queue.fail(entry('a'));
    if (state === 'delivered') await queue.discard(entry('a'));
    const before = await ids('new', 'busy', 'failed');
    expect(await open().put([hookOf(entry('a')), entry('a')])).toBe(false);
    expect(await ids('new', 'busy', 'failed')).toEqual(before);
  });

  test('an inquiry of the window before is known while it is recent', async () => {
    await queue.put([entry('a')]);
    expect(await queue.put([entry('b')], { id: 'a', within: 60_000 })).toBe(false);
    expect(await queue.put([entry('b')], { id: 'a', within: 0 })).toBe(true);
  });

  test('of many processes that receive an inquiry at once, one sends it', async () => {
    const others = Array.from({ length: 5 }, () => open());
    for (let round = 0; round < 10; round += 1) {
      const both = [hookOf(entry(`m${round}`)), entry(`m${round}`)];
      const results = await Promise.all(
        [queue, ...others].map(async (one) => {
          const isNew = await one.put(both);
          // Delivered immediately, while others are still running.
          if (isNew) for (const each of both) await one.discard(each);
          return isNew;
        }),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await ids('busy')).toEqual([]);
    }
  });

  test('entries of a dead process become due again', async () => {
    const [dead, alive] = [open(), open()];
    await dead.put([entry('dead')]);
    await alive.put([entry('alive')]);
    await queue.put([entry('ours')]);
    expect(await queue.recover(['ours'])).toBe(0);
    const later = performance.now() + leaseTime + 1000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    if (pools.length > 0) await pools[0]?.query(`update site_outbox set time = time - interval '21 seconds'`);
    await alive.renew('alive');
    expect(await queue.recover(['ours'])).toBe(1);
    expect((await queue.claim(5)).map(({ id }) => id)).toEqual(['dead']);
    jest.mocked(performance.now).mockRestore();
  });

  test('only the mail of a delivered inquiry is kept', async () => {
    const keeping = open(true);
    await keeping.put([hookOf(entry('a')), entry('a')]);
    for (const delivered of [hookOf(entry('a')), entry('a', { attempts: 3 })])
      await keeping.discard(delivered);
    expect(await queue.list('sent')).toMatchObject([{ entry: { attempts: 3 } }]);
    expect(await ids('new', 'busy', 'failed', 'sent')).toEqual(['a']);
  });

  test('inquiries are counted, not entries', async () => {
    expect(await queue.count()).toEqual({ waiting: 0, age: 0, failed: 0 });
    await queue.put([hookOf(entry('a')), entry('a')]);
    await queue.put([hookOf(entry('b')), entry('b')]);
    await queue.postpone(entry('b'), 60_000);
    for (const failed of [hookOf(entry('c')), entry('c')]) {
      await queue.put([failed]);
      await queue.fail(failed);
    }
    for (const one of [queue, open()]) expect(await one.count()).toMatchObject({ waiting: 2, failed: 1 });
  });

  test('an entry keeps its age when it changes state', async () => {
    await queue.setState(entry('a'), 'failed', undefined, 60_000);
    const [held] = await queue.list('failed');
    expect(Math.abs((await queue.now()) - 60_000 - (held?.time ?? 0))).toBeLessThan(5000);
    await queue.setState(entry('a', { attempts: 7 }), 'new', 'failed');
    expect([await ids('failed'), (await queue.read('a'))?.entry?.attempts]).toEqual([[], 7]);
    expect(await queue.read('b')).toBeNull();
    expect([await queue.remove('failed', 'a'), await queue.remove('new', 'a')]).toEqual([false, true]);
  });

  test('old entries and marks are removed', async () => {
    await queue.setState(entry('old'), 'failed', undefined, 60_000);
    await queue.setState(entry('young'), 'failed');
    const end = (await queue.now()) - 30_000;
    expect(await queue.removeBefore('failed', end)).toEqual(['old']);
    for (const kind of ['gone', 'seen'] satisfies Kind[]) {
      expect([await queue.mark(kind, 'x'), await queue.mark(kind, 'x')]).toEqual([true, false]);
      expect([await queue.marked(kind, 'x'), await queue.marked(kind, 'y')]).toEqual([
        expect.any(Number),
        null,
      ]);
      expect(await queue.removeBefore(kind, end)).toEqual([]);
      expect(await queue.removeBefore(kind, 8.64e15)).toEqual(['x']);
    }
  });

  test('the clock of the last deletion is read by every process', async () => {
    expect(await queue.clock()).toEqual({ last: 0, ahead: 0 });
    for (const clock of [
      { last: 1, ahead: 2 },
      { last: 3, ahead: 0 },
    ])
      await queue.saveClock(clock);
    expect(await open().clock()).toEqual({ last: 3, ahead: 0 });
    expect(await queue.isWritable()).toBe(true);
  });
});

(hasPostgres ? describe : describe.skip)('a database', () => {
  const openQueue = (url = postgres.url) => {
    const pool = openDatabase(url);
    pools.push(pool);
    return createPostgresQueue(pool, false);
  };

  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    pools = [];
  });

  test('a process does not move an entry that another has taken over', async () => {
    const [one, other] = [openQueue(), openQueue()];
    await one.put([entry('a')]);
    await pools[0]?.query(`update site_outbox set time = time - interval '21 seconds'`);
    await other.recover([]);
    await other.claim(1);
    await one.postpone(entry('a'), 0);
    await one.discard(entry('a'));
    expect(await other.list('busy')).toHaveLength(1);
    await other.discard(entry('a'));
  });

  test('an unreadable entry is kept for someone to handle', async () => {
    const queue = openQueue();
    await queue.setState(entry('a'), 'new');
    await queue.setState(entry('b'), 'new');
    await pools[0]?.query(`update site_outbox set entry = '{' where id = 'a'`);
    expect((await queue.claim(5)).map(({ id }) => id)).toEqual(['b']);
    expect(await queue.list('failed')).toMatchObject([{ id: 'a', entry: null }]);
  });

  test('servers that start together create one set of tables', async () => {
    await postgres.query('drop table site_outbox, site_marks, site_limits');
    await Promise.all(Array.from({ length: 6 }, () => openQueue().prepare()));
    expect(await openQueue().put([entry('a')])).toBe(true);
  });

  test('marks of bounces and alerts, which version 3 wrote, are removed', async () => {
    const queue = openQueue();
    await queue.prepare();
    await postgres.query(
      `insert into site_marks (kind, id) values
        ('report', 'a'), ('stray', 'b'), ('note', 'outbox'), ('lead', 'lead'), ('seen', 'c')`,
    );
    await queue.prepare();
    expect(await queue.marked('seen', 'c')).not.toBeNull();
    const kinds = await postgres.query('select distinct kind from site_marks');
    expect(kinds).not.toEqual(
      expect.arrayContaining([{ kind: expect.stringMatching(/report|stray|note|lead/) }]),
    );
  });

  test('a lock that is never released costs about a second', async () => {
    const queue = openQueue();
    await queue.prepare();
    const pool = new Pool({ connectionString: postgres.url });
    const client = await pool.connect();
    await client.query('begin; lock table site_outbox');
    const started = performance.now();
    await expect(queue.put([entry('b')])).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(1500);
    await client.query('rollback');
    client.release();
    await pool.end();
    expect(await queue.put([entry('b')])).toBe(true);
  });
});
