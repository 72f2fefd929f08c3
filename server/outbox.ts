import { errorCode, log } from './log';
import type { Message } from './mail';
import { createSpool, type Spooled } from './spool';

/** A message at rest. The time of its file says when it is due, or when it failed. */
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
};

/** `new` waits for its time, `busy` is being sent, `failed` waits for a person. */
const states = ['new', 'busy', 'failed'] as const;

export type State = (typeof states)[number];

export type Outbox = ReturnType<typeof createOutbox>;

const day = 24 * 3_600_000;

/** Milliseconds: how long a message is tried, and how long a failed one is kept. */
export const tryFor = 5 * day;
export const keepFailedFor = 30 * day;

/** Milliseconds after which nobody can be writing a draft any more. */
const draftAge = 60_000;

/** The folder in which messages survive the process, and what may become of them there. */
export function createOutbox(dir: string) {
  const spool = createSpool<Entry, State>(dir, states);

  /** Ends an attempt. Where there is no room for what it taught, the message moves as it was. */
  async function leaveBusy(entry: Entry, state: State, time: number): Promise<void> {
    try {
      await spool.write(state, entry.id, entry, time);
      await spool.remove('busy', entry.id);
    } catch {
      await spool.move(entry.id, 'busy', state);
      await spool.setTime(state, entry.id, time);
    }
  }

  /** Gives a message that is due to this process; null when another one was faster. */
  async function claimOne({ id }: Spooled): Promise<Entry | null> {
    try {
      await spool.move(id, 'new', 'busy');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
    try {
      return await spool.read('busy', id);
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

  return {
    list: spool.list,
    read: spool.read,
    prepare: spool.prepare,
    isWritable: spool.isWritable,

    /** Takes a message in; whoever does this sends it. The same message waiting for its time is replaced by it. */
    async put(entry: Entry): Promise<void> {
      await spool.write('busy', entry.id, entry);
      await spool.remove('new', entry.id);
    },

    /** Takes up to `count` messages that are due, the longest due first. */
    async claim(count: number): Promise<Entry[]> {
      const due = (await spool.list('new')).filter(({ time }) => time <= Date.now());
      const claims = await Promise.all(due.slice(0, Math.max(count, 0)).map(claimOne));
      return claims.filter((entry) => entry !== null);
    },

    /** Lets a message wait until a time, in milliseconds since 1970. */
    async postpone(entry: Entry, due: number): Promise<void> {
      await leaveBusy(entry, 'new', due);
    },

    /** Keeps a message for a person to see. */
    async fail(entry: Entry): Promise<void> {
      await leaveBusy(entry, 'failed', Date.now());
    },

    /** Forgets a message that is delivered. */
    async discard(id: string): Promise<void> {
      await spool.remove('busy', id);
      await spool.remove('new', id);
    },

    /**
     * Makes everything due that an ended process left; its drafts were never accepted and go.
     *
     * @param isOurs tells the messages that this process is sending
     * @returns the number of messages to send
     */
    async recover(isOurs: (id: string) => boolean): Promise<number> {
      await spool.prepare();
      for (const { id, time } of await spool.list('tmp')) {
        if (time < Date.now() - draftAge) await spool.remove('tmp', id);
      }
      const left = (await spool.list('busy')).filter(({ id }) => !isOurs(id));
      await Promise.allSettled(left.map(({ id }) => spool.move(id, 'busy', 'new')));
      return await makeWaitingDue();
    },

    /** Makes every waiting message due, and every failed one for its full time again; returns their number. */
    async retry(): Promise<number> {
      const waiting = await makeWaitingDue();
      const failed = await spool.list('failed');
      for (const { id } of failed) {
        await spool.write('new', id, { ...(await spool.read('failed', id)), giveUp: Date.now() + tryFor });
        await spool.remove('failed', id);
      }
      return waiting + failed.length;
    },

    /** Deletes what failed more than thirty days ago; returns the ids. */
    async purge(): Promise<string[]> {
      const old = (await spool.list('failed')).filter(({ time }) => time < Date.now() - keepFailedFor);
      for (const { id } of old) await spool.remove('failed', id);
      return old.map(({ id }) => id);
    },
  };
}
