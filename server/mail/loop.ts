import { setTimeout as sleep } from 'node:timers/promises';

/** Creates a repeating task that does not keep the process alive. */
export function createLoop() {
  const stopping = new AbortController();
  return {
    /** Aborted by `stop`. */
    signal: stopping.signal,

    /** Waits, at most until stopped. */
    async pause(milliseconds: number): Promise<void> {
      await sleep(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    },

    /** Repeats a step until stopped. */
    async repeat(step: () => Promise<void>): Promise<void> {
      while (!stopping.signal.aborted) await step();
    },

    /** Lets the current step end, and starts no other. */
    stop(): void {
      stopping.abort();
    },
  };
}
