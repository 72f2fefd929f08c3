import { readFile, rename, writeFile } from 'node:fs/promises';
import { errorCode, log } from '../log';
import type { Message } from './message';
import { createSpool, type Spooled } from './spool';

/** A message in the outbox. The time of its file says when it is due, when its sender last reported, or when it failed. */
export type Entry = Message & {
  id: string;
  form: string;
  /** What the visitor wrote, for the person who looks after a failed message. */
  inquiry: Record<string, string>;
  /** Milliseconds since 1970. */
  received: number;
  /** When it is given up, milliseconds since 1970. */
  giveUp: number;
  attempts: number;
  /** Codes of the last failure. */
  reason: string;
  /** The recipients that have it already, when others do not. */
  taken?: string[];
  /** Who still has to get it; the mail alone unless it says more. */
  owes?: Channel[];
  /** Who has refused it for good, until a person retries. */
  refused?: Channel[];
};

/** The ways on which an inquiry leaves. */
export type Channel = 'mail' | 'webhook';

/**
 * `new` waits for its time, `busy` is being sent, `failed` waits for a person, `sent` has the kept copies. `seen` has an
 * empty file for each message of two weeks, by which the same message and its bounce are recognised, `stray` one
 * for each bounce of a message that is not ours, and `gone` one for each webhook that takes no more.
 */
const states = ['new', 'busy', 'failed', 'sent', 'seen', 'stray', 'gone'] as const;

export type State = (typeof states)[number];

/** The id under which the same inquiry may have been received before, and since when that counts. */
export type Earlier = { id: string; since: number };

/** Whether a message is still to leave by mail, or was refused there. */
function isOwedMail({ owes = ['mail'], refused = [] }: Entry): boolean {
  return [...owes, ...refused].includes('mail');
}

/** What a bounce brought back of a message. */
export type Returned = Pick<Entry, 'raw' | 'inquiry' | 'reason'>;

export type Outbox = ReturnType<typeof createOutbox>;

const day = 24 * 3_600_000;

/** Milliseconds: how long a message is tried, how long a failed one is kept, how long its id is remembered. */
export const tryFor = 5 * day;
export const keepFailedFor = 30 * day;
const rememberFor = 14 * day;

/** Milliseconds without a report after which the process that was sending a message counts as dead. */
export const leaseTime = 20_000;

/** Milliseconds after which no process can still be writing a draft. */
const draftAge = 60_000;

/**
 * The folder in which messages survive the process, and what may become of them there.
 *
 * @param keepDays days for which a delivered message is kept
 */
export function createOutbox(dir: string, keepDays = 0) {
  const spool = createSpool<Entry, State>(dir, states);
  /** When the messages that wait were received, so that a file is read once only. */
  const receivedTimes = new Map<string, number>();

  /** Ends an attempt: the message is in one place at every moment, so that no other process deletes what it has claimed. */
  async function leaveBusy(entry: Entry, state: State, time: number): Promise<void> {
    // Where the disk has no space for the new record, the message moves as it was.
    await spool.write('busy', entry.id, entry).catch(() => {});
    // Right before the move: a process that dies between them leaves it in `busy` until that time.
    await spool.setTime('busy', entry.id, time);
    await spool.move(entry.id, 'busy', state);
  }

  /** Gives a message that is due to this process; null when another one was faster. */
  async function claimOne({ id }: Spooled): Promise<Entry | null> {
    try {
      // Before the move: in `busy` an old time would mean a dead sender.
      await spool.setTime('new', id, Date.now());
      await spool.move(id, 'new', 'busy');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
    try {
      const entry = await spool.read('busy', id);
      // The process that took it in may have died before it left the mark.
      await spool.mark('seen', id, entry.received).catch(() => {});
      return entry;
    } catch (error) {
      log('error', 'outbox file unreadable, moved to failed', { id, code: errorCode(error) });
      await spool.move(id, 'busy', 'failed');
      return null;
    }
  }

  async function makeWaitingDue(): Promise<number> {
    const waiting = await spool.list('new');
    // One that has just been claimed is gone from here, and being sent.
    await Promise.allSettled(waiting.map(({ id }) => spool.setTime('new', id, Date.now())));
    return waiting.length;
  }

  async function receivedTime(id: string): Promise<number | null> {
    const known = receivedTimes.get(id);
    if (known !== undefined) return known;
    const entry = await spool.read('new', id).catch(() => spool.read('busy', id).catch(() => null));
    if (entry) receivedTimes.set(id, entry.received);
    return entry?.received ?? null;
  }

  /** False when there is no copy: a delivered message must not stay in `busy`, where it would be sent again. */
  async function keep(id: string): Promise<boolean> {
    const moved = spool.setTime('busy', id, Date.now()).then(() => spool.move(id, 'busy', 'sent'));
    return await moved.then(
      () => true,
      () => false,
    );
  }

  async function removeOlder(state: State, age: number): Promise<string[]> {
    const old = (await spool.list(state)).filter(({ time }) => time < Date.now() - age);
    for (const { id } of old) await spool.remove(state, id);
    return old.map(({ id }) => id);
  }

  async function isKnown({ id, since }: Earlier): Promise<boolean> {
    const time = await spool.timeOf('seen', id);
    return time !== null && time > since;
  }

  return {
    list: spool.list,
    read: spool.read,
    prepare: spool.prepare,
    isWritable: spool.isWritable,

    /**
     * Takes a message in; the caller sends it.
     *
     * @returns false when the same message was taken in before, by this process or another one
     */
    async put(entry: Entry, earlier?: Earlier): Promise<boolean> {
      if (earlier && (await isKnown(earlier))) return false;
      if (!(await spool.create('busy', entry.id, entry))) return false;
      // A mark: the same message was taken in before, by this process or another one, and it has left `busy` already.
      const isNew = await spool.mark('seen', entry.id, entry.received).catch(() => true);
      if (!isNew) await spool.remove('busy', entry.id);
      else receivedTimes.set(entry.id, entry.received);
      return isNew;
    },

    /** Takes up to `count` messages that are due, the longest due first. */
    async claim(count: number): Promise<Entry[]> {
      const due = (await spool.list('new')).filter(({ time }) => time <= Date.now());
      const claims = await Promise.all(due.slice(0, Math.max(count, 0)).map(claimOne));
      return claims.filter((entry) => entry !== null);
    },

    /** Reports that a message is still being sent. */
    async renew(id: string): Promise<void> {
      await spool.setTime('busy', id, Date.now());
    },

    /** Lets a message wait until a time, in milliseconds since 1970. */
    async postpone(entry: Entry, due: number): Promise<void> {
      await leaveBusy(entry, 'new', due);
    },

    /** Keeps a message for a person to see. */
    async fail(entry: Entry): Promise<void> {
      await leaveBusy(entry, 'failed', Date.now());
      receivedTimes.delete(entry.id);
    },

    /** Ends a delivery: the message is deleted, or kept for its days. Its id is remembered for two weeks. */
    async discard(id: string): Promise<void> {
      const isKept = keepDays > 0 && (await keep(id));
      if (!isKept) await spool.remove('busy', id);
      receivedTimes.delete(id);
    },

    /** Makes every waiting message due, as after a restart. */
    async makeDue(): Promise<void> {
      await spool.prepare();
      await makeWaitingDue();
    },

    /**
     * Makes due what a dead process was sending; its drafts were never accepted and are deleted.
     *
     * @param isOurs tells the messages that this process is sending
     * @returns the number of messages
     */
    async recover(isOurs: (id: string) => boolean): Promise<number> {
      for (const { id, time } of await spool.list('tmp')) {
        if (time < Date.now() - draftAge) await spool.remove('tmp', id);
      }
      const left = (await spool.list('busy')).filter(
        ({ id, time }) => time < Date.now() - leaseTime && !isOurs(id),
      );
      const moves = await Promise.allSettled(left.map(({ id }) => spool.move(id, 'busy', 'new')));
      return moves.filter(({ status }) => status === 'fulfilled').length;
    },

    /** Makes every waiting message due, and every failed one for its full time again; returns their number. */
    async retry(): Promise<number> {
      for (const hash of await spool.names('gone')) await spool.remove('gone', hash);
      const waiting = await makeWaitingDue();
      const failed = await spool.list('failed');
      for (const { id } of failed) {
        const entry = await spool.read('failed', id);
        const owes = [...(entry.owes ?? ['mail']), ...(entry.refused ?? [])] as Channel[];
        await spool.write('new', id, { ...entry, owes, refused: [], giveUp: Date.now() + tryFor });
        await spool.remove('failed', id);
      }
      return waiting + failed.length;
    },

    /**
     * Has a message that bounced wait for a person: the kept copy, or else what came back.
     *
     * @returns whether it does so now, did so already, is still owed to others, or is unknown
     */
    async bounce(id: string, returned: Returned): Promise<'failed' | 'here' | 'later' | 'unknown'> {
      for (const state of ['new', 'busy'] as const)
        if ((await spool.timeOf(state, id)) !== null) return 'later';
      const failed = await spool.read('failed', id).catch(() => null);
      if (failed && isOwedMail(failed)) return 'here';
      const received = await spool.timeOf('seen', id);
      const kept = failed ?? (await spool.read('sent', id).catch(() => null));
      if (received === null && !kept) return 'unknown';
      const copy = kept ?? {
        ...{ ...returned, id, form: 'returned', envelope: { from: '', to: [] } },
        ...{ received: received ?? Date.now(), giveUp: 0, attempts: 1 },
      };
      const again = { taken: [], owes: ['mail' as const], reason: returned.reason };
      // However late it comes back: nothing is kept longer than what was never delivered.
      const time = Math.min(Date.now(), copy.received + tryFor);
      await spool.write('failed', id, { ...copy, ...again }, time);
      await spool.remove('sent', id);
      return 'failed';
    },

    /** Counts a bounce of a message that is not ours, by a hash of it. */
    async noteStray(hash: string): Promise<void> {
      await spool.mark('stray', hash, Date.now());
    },

    /** Takes note of a webhook that takes no more, by a hash of its address, and has what waits learn of it; false when known. */
    async noteGone(hash: string): Promise<boolean> {
      if (!(await spool.mark('gone', hash, Date.now()))) return false;
      await makeWaitingDue();
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
