import { newFolder } from '@/e2e/support/folder';
import { entryOf as entry } from '@/e2e/support/mail/entries';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { until } from '@/e2e/support/until';
import { openDatabase } from '../database';
import { createDelivery } from './delivery';
import { type Entry, hookOf } from './entry';
import { createFolderQueue } from './folder-queue';
import { createOutbox, type Outbox } from './outbox';
import { createPostgresQueue } from './postgres-queue';
import type { Queue } from './queue';
import type { Failure } from './relay';
import { createWorker } from './worker';

const away: Failure = { kind: 'unreachable', reason: 'ESOCKET CONN', to: ['c@d.example'] };

let postgres: Postgres;

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  if (hasPostgres) postgres = await startPostgres();
});

afterAll(async () => {
  if (hasPostgres) await postgres.close();
});

/** The relay of a test: the ids that it has accepted, and its answer. */
let accepted: string[];
let send: (entry: Entry) => Promise<Failure | undefined>;
let calls: string[];

beforeEach(() => {
  accepted = [];
  calls = [];
  send = async ({ id }) => void accepted.push(id);
});

/** Creates the background work of one process on an outbox. */
function workerOn(outbox: Outbox, retryMs = 10) {
  const note = (call: string) => async () => void calls.push(call);
  const relays = { send: (message: object) => send(message as Entry) };
  const webhook = { post: (given: Entry) => send(given) };
  const readdress = (given: Entry) => given;
  return createWorker({
    delivery: createDelivery({ outbox, relays, webhook, retryMs, readdress }),
    beat: note('beat'),
    forgetLimits: note('limits'),
    retryMs,
  });
}

const soon = (milliseconds = 10_000) => performance.now() + milliseconds;

/** Opens a further process on the queue of one test. */
type Open = () => Queue;

const stores: [string, () => Promise<Open>][] = [
  [
    'a folder',
    async () => {
      const dir = newFolder();
      return () => createFolderQueue(dir, false);
    },
  ],
];
if (hasPostgres)
  stores.push([
    'PostgreSQL',
    async () => {
      await postgres.query('drop table if exists site_outbox, site_marks, site_limits');
      return () => createPostgresQueue(openDatabase(postgres.url, { freezes: true }), false);
    },
  ]);

describe.each(stores)('a round in %s', (_, prepare) => {
  let open: () => Outbox;
  let outbox: Outbox;
  let opened: Outbox[];

  beforeEach(async () => {
    const openQueue = await prepare();
    opened = [];
    open = () => {
      const next = createOutbox(openQueue());
      opened.push(next);
      return next;
    };
    outbox = open();
    await outbox.prepare();
  });

  afterEach(() => Promise.all(opened.map((each) => each.close())));

  async function wait(...ids: string[]): Promise<void> {
    for (const id of ids) await outbox.setState(entry(id), 'new');
  }

  test('delivers due inquiries until none is left', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `m${index}`);
    await wait(...ids);
    await outbox.setState(hookOf(entry('m0')), 'new');
    await outbox.put([entry('later')]);
    await outbox.postpone(entry('later'), 60_000);
    expect(await workerOn(outbox).round(soon())).toBe(12);
    expect(accepted.sort()).toEqual([...ids, hookOf(entry('m0')).id].sort());
    expect(await outbox.count()).toMatchObject({ waiting: 1, failed: 0 });
  });

  test('ends when its time is over, with attempts in flight', async () => {
    await wait('a');
    let answer = () => {};
    send = ({ id }) =>
      new Promise((done) => {
        answer = () => {
          accepted.push(id);
          done(undefined);
        };
      });
    const started = performance.now();
    expect(await workerOn(outbox).round(soon(300))).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    answer();
    while ((await outbox.count()).waiting > 0) await new Promise((done) => setTimeout(done, 10));
    expect(accepted).toEqual(['a']);
  });

  test('of two processes at the same time delivers each inquiry once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await wait(...ids);
    send = async ({ id }) => {
      await new Promise((done) => setTimeout(done, 20));
      accepted.push(id);
      return undefined;
    };
    const counts = await Promise.all([open(), open()].map((one) => workerOn(one).round(soon())));
    expect(accepted.sort()).toEqual(ids.sort());
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  });

  test('after the relay was away delivers an inquiry once', async () => {
    await wait('a');
    let attempts = 0;
    send = async ({ id }) => {
      attempts += 1;
      if (attempts < 3) return away;
      accepted.push(id);
      return undefined;
    };
    // A new process for each round, as on a host without a lasting one.
    for (let round = 0; round < 3; round += 1) {
      await workerOn(open(), 1).round(soon());
      if (attempts < 3) expect(await outbox.count()).toMatchObject({ waiting: 1 });
      await new Promise((done) => setTimeout(done, 20));
    }
    await workerOn(open()).round(soon());
    expect(accepted).toEqual(['a']);
  });

  test('leaves the attempts of other processes alone', async () => {
    await outbox.put([entry('a')]);
    expect(await workerOn(open()).round(soon())).toBe(0);
    expect([accepted, (await outbox.count()).waiting]).toEqual([[], 1]);
  });

  test('works again after the store has failed', async () => {
    await wait('a');
    let isBroken = true;
    const claim: Outbox['claim'] = async (count) => {
      if (isBroken) throw new Error('away');
      return await outbox.claim(count);
    };
    const worker = workerOn({ ...outbox, claim });
    await expect(worker.round(soon())).rejects.toThrow('away');
    isBroken = false;
    expect(await worker.round(soon())).toBe(1);
  });
});

describe('in one process', () => {
  let outbox: Outbox;

  beforeEach(async () => {
    outbox = createOutbox(newFolder());
    await outbox.prepare();
  });

  test('heartbeat and limits follow the deliveries of a round', async () => {
    await outbox.setState(entry('a'), 'new');
    send = async () => void calls.push('send');
    await workerOn(outbox).round(soon());
    expect(calls).toEqual(['send', 'beat', 'limits']);
  });

  test('they follow a round that fails too', async () => {
    const prepare = () => Promise.reject(new Error('no disk'));
    await expect(workerOn({ ...outbox, prepare }).round(soon())).rejects.toThrow('no disk');
    expect(calls).toEqual(['beat', 'limits']);
  });

  test('they follow a round whose disk hangs, which no second round repeats', async () => {
    const prepare = jest.fn(() => new Promise<void>(() => {}));
    const worker = workerOn({ ...outbox, prepare });
    for (let round = 0; round < 2; round += 1) await expect(worker.round(soon(0))).rejects.toThrow('timeout');
    expect(calls).toEqual(['beat', 'limits', 'beat']);
    expect(prepare).toHaveBeenCalledTimes(1);
  }, 20_000);

  test('a round waits for the round before it', async () => {
    const worker = workerOn(outbox);
    await Promise.all([worker.round(soon()), worker.round(soon())]);
    expect(calls).toEqual(['beat', 'limits', 'beat']);
  });

  test('a loop of rounds makes waiting entries due at its start', async () => {
    await outbox.put([entry('a')]);
    await outbox.postpone(entry('a'), 3_600_000);
    const worker = workerOn(outbox);
    worker.start();
    await until(() => accepted.length === 1);
    await outbox.setState(entry('b'), 'new');
    await until(() => accepted.length === 2);
    await worker.stop();
    const { length } = calls;
    await new Promise((done) => setTimeout(done, 100));
    expect([accepted, calls.length]).toEqual([['a', 'b'], length]);
  });

  test('a loop of rounds survives an error of the store', async () => {
    await outbox.put([entry('a')]);
    await outbox.postpone(entry('a'), 3_600_000);
    let errors = 0;
    const claim: Outbox['claim'] = async (count) => {
      if (errors++ < 2) throw new Error('away');
      return await outbox.claim(count);
    };
    const worker = workerOn({ ...outbox, claim });
    worker.start();
    await until(() => accepted.length === 1);
    await worker.stop();
  });
});
