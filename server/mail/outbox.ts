import { readFile, rename, writeFile } from 'node:fs/promises';
import { day, makeWaitingDue, openSpool, type State } from './entry';
import { createOperator } from './operator';
import { createQueue } from './queue';

export type Outbox = ReturnType<typeof createOutbox>;

/** Milliseconds: how long a failed message is kept, and how long an id is remembered. */
export const keepFailedFor = 30 * day;
const rememberFor = 14 * day;

/**
 * The folder in which messages survive the process, and what may become of them there.
 *
 * @param keepDays days for which a delivered message is kept
 */
export function createOutbox(dir: string, keepDays = 0) {
  const spool = openSpool(dir);
  /** When the messages that wait were received, so that a file is read once only. */
  const receivedTimes = new Map<string, number>();

  async function receivedTime(id: string): Promise<number | null> {
    const known = receivedTimes.get(id);
    if (known !== undefined) return known;
    const entry = await spool.read('new', id).catch(() => spool.read('busy', id).catch(() => null));
    if (entry) receivedTimes.set(id, entry.received);
    return entry?.received ?? null;
  }

  async function removeOlder(state: State, age: number): Promise<string[]> {
    const old = (await spool.list(state)).filter(({ time }) => time < Date.now() - age);
    for (const { id } of old) await spool.remove(state, id);
    return old.map(({ id }) => id);
  }

  return {
    ...createQueue(spool, keepDays > 0),
    ...createOperator(spool),
    list: spool.list,
    read: spool.read,
    prepare: spool.prepare,
    isWritable: spool.isWritable,

    /** Counts a bounce of a message that is not ours, by a hash of it. */
    async noteStray(hash: string): Promise<void> {
      await spool.mark('stray', hash, Date.now());
    },

    /** Takes note of a webhook that takes no more, by a hash of its address, and has what waits learn of it; false when known. */
    async noteGone(hash: string): Promise<boolean> {
      if (!(await spool.mark('gone', hash, Date.now()))) return false;
      await makeWaitingDue(spool);
      return true;
    },

    async isGone(hash: string): Promise<boolean> {
      return (await spool.timeOf('gone', hash)) !== null;
    },

    /** Deletes what failed thirty days ago and copies whose days are over, and forgets old ids; returns the ids that failed. */
    async purge(): Promise<string[]> {
      for (const state of ['seen', 'stray'] as const) await removeOlder(state, rememberFor);
      await removeOlder('sent', keepDays * day);
      return await removeOlder('failed', keepFailedFor);
    },

    /**
     * Counts what has not reached the relay.
     *
     * @returns `oldest` is when the first of those that wait was received, in milliseconds since 1970
     */
    async count(): Promise<{ waiting: number; oldest: number | null; failed: number }> {
      const waiting = new Set([...(await spool.names('new')), ...(await spool.names('busy'))]);
      for (const id of receivedTimes.keys()) if (!waiting.has(id)) receivedTimes.delete(id);
      const times = await Promise.all([...waiting].map(receivedTime));
      const oldest = times.reduce<number | null>(
        (first, time) => (time === null || (first !== null && first < time) ? first : time),
        null,
      );
      return { waiting: waiting.size, oldest, failed: (await spool.names('failed')).length };
    },

    /** A small file beside the messages, for what must survive a restart; null when there is none. */
    async readNote(): Promise<unknown> {
      return JSON.parse(await readFile(`${dir}/alerts.json`, 'utf8').catch(() => 'null'));
    },

    async writeNote(note: unknown): Promise<void> {
      await writeFile(`${dir}/alerts.json.tmp`, JSON.stringify(note), { mode: 0o600 });
      await rename(`${dir}/alerts.json.tmp`, `${dir}/alerts.json`);
    },
  };
}
