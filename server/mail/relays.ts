import { log } from '../log';
import { every } from './every';
import { type Failure, isRefusal, type Relay } from './relay';

/** The reason why a relay does not accept mail. */
export type Trouble = Pick<Failure, 'kind' | 'reason'>;

/** Milliseconds of a test of the relay, and between two of them, because anyone may request the health of the server. */
const testTimeout = 5000;
const testInterval = 60_000;

/**
 * Combines the relay and its fallback for when it is unreachable or refuses the session. A relay that may have the
 * message already, or has refused the sender or the message, is not bypassed: that would send a message twice or hide a
 * wrong setting.
 */
export function createRelays(first: Relay, fallback: Relay | null) {
  let trouble: Trouble | null = null;
  const isTestDue = every(testInterval);
  let test = Promise.resolve();

  async function testSession(): Promise<void> {
    const before = trouble;
    const failure = await first.verify(testTimeout);
    // A message may have met another answer meanwhile.
    if (trouble === before) trouble = failure ?? null;
  }

  return {
    /** Tries once to deliver a message, by the fallback if necessary. */
    async send(message: Parameters<Relay['send']>[0]): Promise<Failure | undefined> {
      const failure = await first.send(message);
      if (!failure || isRefusal(failure.kind)) trouble = null;
      else if (failure.kind !== 'temporary') trouble = failure;
      if (!fallback || (failure?.kind !== 'unreachable' && failure?.kind !== 'session')) return failure;
      log('warn', 'first relay failed, fallback used', { reason: failure.reason });
      const second = await fallback.send(message);
      return second && { ...second, reason: `${failure.reason}, fallback ${second.reason}` };
    },

    /**
     * Returns the reason why the first relay accepts no session, null without one: from the last message, or from a test
     * at most once a minute. The outbox has the refusals of messages.
     */
    async findTrouble(): Promise<Trouble | null> {
      if (isTestDue()) test = testSession();
      await test;
      return trouble;
    },

    close(): void {
      first.close();
      fallback?.close();
    },
  };
}

export type Relays = ReturnType<typeof createRelays>;
