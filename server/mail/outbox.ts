import { day } from './entry';
import { createFolderQueue } from './folder-queue';
import type { Queue } from './queue';

export type Outbox = ReturnType<typeof createOutbox>;

/** Milliseconds: how long a failed entry is kept, and how long an id is remembered. */
const keepFailedFor = 30 * day;
const rememberFor = 14 * day;

/** Milliseconds by which a clock may go on between two deletions, where a clock starts one round a day. */
const maxJump = 2 * day;

/** Milliseconds in which someone corrects a clock that has jumped: less than there are between two rounds. */
const correctionTime = 20 * 3_600_000;

/** Milliseconds for which the result of a test write is cached, because anyone may request the health of the server. */
const probeFor = 10_000;

/**
 * Creates the outbox on a queue.
 *
 * @param store the folder of the queue, or its database
 * @param keepDays days for which a delivered mail is kept
 */
export function createOutbox(store: string | Queue, keepDays = 0) {
  const queue = typeof store === 'string' ? createFolderQueue(store, keepDays > 0) : store;
  let stores = true;
  let probe = { answer: Promise.resolve(true), until: 0 };

  /**
   * Returns the time up to which entries are deleted. A clock that jumps ahead is followed once it has been ahead for
   * most of a day, so that there is time to correct it, whichever processes purge.
   */
  async function trustedTime(): Promise<number> {
    const now = await queue.now();
    const notes = await queue.notes();
    const clockTime = Number(notes.clock) || now;
    const ahead = Math.min(Number(notes.ahead) || now, now);
    const isJump = now - clockTime > maxJump && now - ahead < correctionTime;
    await queue.saveNote('clock', isJump ? clockTime : Math.max(clockTime, now));
    await queue.saveNote('ahead', isJump ? ahead : 0);
    return isJump ? clockTime : now;
  }

  return {
    ...queue,

    /** Puts entries into the queue. A failure is a problem until the next success. */
    async put(...entries: Parameters<Queue['put']>): Promise<boolean> {
      try {
        const isNew = await queue.put(...entries);
        stores = true;
        return isNew;
      } catch (error) {
        stores = false;
        throw error;
      }
    },

    async isWritable(): Promise<boolean> {
      if (performance.now() > probe.until)
        probe = { answer: queue.isWritable(), until: performance.now() + probeFor };
      return (await probe.answer) && stores;
    },

    /**
     * Marks a webhook as gone (410), by a hash of its address, and makes waiting entries due; false when already
     * marked.
     */
    async markGone(hash: string): Promise<boolean> {
      if (!(await queue.mark('gone', hash))) return false;
      await queue.makeDue();
      return true;
    },

    /** Deletes entries that failed thirty days ago, expired copies and old ids; returns the ids of failed entries. */
    async purge(): Promise<string[]> {
      const now = await trustedTime();
      await queue.removeBefore('seen', now - rememberFor);
      await queue.removeBefore('sent', now - keepDays * day);
      return await queue.removeBefore('failed', now - keepFailedFor);
    },
  };
}
