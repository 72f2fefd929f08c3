import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../log';
import type { Delivery } from './delivery';
import { every } from './every';
import { createLoop } from './loop';

/** Milliseconds: the longest time of a round of the loop, and the longest pause after an error of the store. */
const roundTime = 1000;
const maxPause = 30_000;

/** Milliseconds after the time of a round after which a store that does not answer counts as broken. */
const storeTimeout = 5000;

/** Milliseconds for the last round when the server stops. */
const stopTimeout = 10_000;

/** Milliseconds between two deletions of expired limits. */
const forgetInterval = 60_000;

type Options = {
  delivery: Delivery;
  /** Requests the address of the heartbeat when it is due. */
  beat: () => Promise<void>;
  /** Deletes expired rate limits. */
  forgetLimits: () => Promise<void>;
  /** Milliseconds before the first retry of a message. */
  retryMs: number;
};

/** Creates the background work of the mail: rounds, which a loop or a clock outside the process starts. */
export function createWorker({ delivery, beat, forgetLimits, retryMs }: Options) {
  const loop = createLoop();
  const isForgetDue = every(forgetInterval);
  let last: Promise<unknown> = Promise.resolve();
  let running = Promise.resolve();

  async function work(until: number, isStart: boolean): Promise<number> {
    try {
      return await Promise.race([delivery.round(until, isStart), failAfter(until)]);
    } catch (error) {
      log('error', 'outbox not readable', { code: errorCode(error) });
      throw error;
    } finally {
      await beat();
      if (isForgetDue()) await forgetLimits();
    }
  }

  /**
   * Runs one round after the current one: delivers due entries of the outbox, then sends the heartbeat and deletes
   * expired limits when each is due.
   *
   * @param until when it claims no further entry, in milliseconds of `performance.now()`
   * @param isStart whether every waiting entry is due, as after the start of a server
   * @returns the number of delivered inquiries
   * @throws Error of the store
   */
  function round(until: number, isStart = false): Promise<number> {
    const next = last.then(() => work(until, isStart));
    last = next.catch(() => {});
    return next;
  }

  return {
    round,

    /** Starts one round after another, at most one a second, until stopped. */
    start(): void {
      let isStart = true;
      running = loop.repeat(async () => {
        const end = performance.now() + Math.min(retryMs, roundTime);
        isStart = await round(end, isStart).then(
          () => false,
          () => true,
        );
        await loop.pause(isStart ? Math.min(retryMs, maxPause) : Math.max(end - performance.now(), 0));
      });
    },

    /** Stops rounds, and waits for attempts in flight. New inquiries are still sent. */
    async stop(): Promise<void> {
      loop.stop();
      const timeout = sleep(stopTimeout, undefined, { ref: false });
      await Promise.all([delivery.stop(), Promise.race([running, timeout])]);
    },
  };
}

/** Throws when a round takes too long, because the loop must survive a disk that hangs. */
async function failAfter(until: number): Promise<never> {
  await sleep(Math.max(until - performance.now(), 0) + storeTimeout, undefined, { ref: false });
  throw new Error('timeout');
}
