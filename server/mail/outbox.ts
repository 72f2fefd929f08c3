import { day } from './entry';
import { createFolderQueue } from './folder-queue';
import type { Queue } from './queue';
import { isRefusal } from './relay';
import type { Trouble } from './relays';

export type Outbox = ReturnType<typeof createOutbox>;

/** Milliseconds: how long a failed entry is kept, and how long an id is remembered. */
const keepFailedFor = 30 * day;
const rememberFor = 14 * day;

/** Milliseconds by which a clock may go on between two deletions, where a clock starts one round a day. */
const maxJump = 2 * day;

/** Milliseconds in which someone corrects a clock that has jumped: less than there are between two rounds. */
const correctionTime = 20 * 3_600_000;

/** Milliseconds for which a look at the store is cached, because anyone may request the health of the server. */
const cacheFor = 10_000;

/**
 * Creates the outbox on a queue.
 *
 * @param store the folder of the queue, or its database
 * @param keepDays days for which a delivered mail is kept
 */
export function createOutbox(store: string | Queue, keepDays = 0) {
  const queue = typeof store === 'string' ? createFolderQueue(store, keepDays > 0) : store;
  let stores = true;
  const isWritable = cached(queue.isWritable);
  const findRefusal = cached(async (): Promise<Trouble | null> => {
    const waiting = await queue.list('new', 'busy');
    const refused = waiting.find(({ entry }) => isRefusal(entry?.failure))?.entry;
    return refused ? { kind: 'settings', reason: refused.reason } : null;
  });

  /**
   * Returns the time up to which entries are deleted. A clock that jumps ahead is followed once it has been ahead for
   * most of a day, so that there is time to correct it, whichever processes purge.
   */
  async function trustedTime(): Promise<number> {
    const now = await queue.now();
    const clock = await queue.clock();
    const last = clock.last || now;
    const ahead = Math.min(clock.ahead || now, now);
    const isJump = now - last > maxJump && now - ahead < correctionTime;
    await queue.saveClock(isJump ? { last, ahead } : { last: Math.max(last, now), ahead: 0 });
    return isJump ? last : now;
  }

  return {
    ...queue,

    async prepare(): Promise<void> {
      await queue.prepare();
      // Version 3 sent test messages to an address of their own.
      for (const { state, id, entry } of await queue.list('new', 'busy', 'failed', 'sent'))
        if (entry?.form === 'probe') await queue.remove(state, id);
    },

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
      return (await isWritable()) && stores;
    },

    /** Returns the reason for which a relay has refused a waiting message permanently; null without one. */
    findRefusal,

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

/** Returns a function that repeats its last answer for ten seconds. */
function cached<T>(look: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (!last || performance.now() > last.until)
      last = { answer: look(), until: performance.now() + cacheFor };
    return last.answer;
  };
}
