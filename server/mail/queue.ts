import { errorCode, log } from '../log';
import { type Entry, type EntrySpool, makeWaitingDue, type State } from './entry';
import type { Spooled } from './spool';

/** The id under which the same inquiry may have been received before, and since when that counts. */
export type Earlier = { id: string; since: number };

/** Milliseconds without a report after which the process that was sending a message counts as dead. */
export const leaseTime = 20_000;

/** Milliseconds after which no process can still be writing a draft. */
const draftAge = 60_000;

/**
 * What delivery does with the messages of an outbox.
 *
 * @param keepsCopies whether a delivered message is kept
 */
export function createQueue(spool: EntrySpool, keepsCopies: boolean) {
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

  /** False when there is no copy: a delivered message must not stay in `busy`, where it would be sent again. */
  async function keep(id: string): Promise<boolean> {
    const moved = spool.setTime('busy', id, Date.now()).then(() => spool.move(id, 'busy', 'sent'));
    return await moved.then(
      () => true,
      () => false,
    );
  }

  async function isKnown({ id, since }: Earlier): Promise<boolean> {
    const time = await spool.timeOf('seen', id);
    return time !== null && time > since;
  }

  return {
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
    },

    /** Ends a delivery: the message is deleted, or kept for its days. Its id is remembered for two weeks. */
    async discard(id: string): Promise<void> {
      const isKept = keepsCopies && (await keep(id));
      if (!isKept) await spool.remove('busy', id);
    },

    /** Makes every waiting message due, as after a restart. */
    async makeDue(): Promise<void> {
      await spool.prepare();
      await makeWaitingDue(spool);
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
  };
}
