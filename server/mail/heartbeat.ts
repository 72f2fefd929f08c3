import { errorCode, log } from '../log';
import { every } from './every';
import type { Outbox } from './outbox';
import type { Relays } from './relays';
import { problemsOf, readStatus } from './status';

/** Milliseconds. */
const interval = 5 * 60_000;
const requestTimeout = 5000;

type Options = {
  outbox: Outbox;
  relays: Relays;
  /** The address of a service that raises the alarm when the requests stay away. */
  url: string;
  /** Whether the host freezes the process after an answer: then every round of a clock sends a request. */
  freezes: boolean;
};

/** Returns a function that requests an address when it is due, only while `/api/health` would answer 200. */
export function createHeartbeat({ outbox, relays, url, freezes }: Options): () => Promise<void> {
  const isDue = every(freezes ? 0 : interval);
  return async () => {
    if (!isDue()) return;
    const problems = problemsOf(await readStatus(outbox, relays));
    if (problems.length > 0) return log('error', 'heartbeat withheld', { problems: problems.join(', ') });
    try {
      const signal = AbortSignal.timeout(requestTimeout);
      const response = await fetch(url, { cache: 'no-store', redirect: 'error', signal });
      await response.body?.cancel();
      if (!response.ok) log('error', 'heartbeat not delivered', { status: response.status });
    } catch (error) {
      log('error', 'heartbeat not delivered', { code: errorCode(error) });
    }
  };
}
