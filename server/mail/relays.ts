import { log } from '../log';
import type { Failure, Relay } from './relay';

/** The reason why the first relay does not accept mail, until it recovers. */
export type Trouble = Pick<Failure, 'kind' | 'reason'>;

/** Milliseconds. */
const verifyTimeout = 5000;

/**
 * Combines the relay and its fallback for when it is unreachable or refuses the session. A relay that may have the
 * message already, or has refused the sender or the message, is not bypassed: that would send a message twice or hide a
 * wrong setting.
 */
export function createRelays(first: Relay, fallback: Relay | null) {
  let trouble: Trouble | null = null;

  function updateTrouble(failure: Failure | undefined): void {
    if (!failure || failure.kind === 'message') trouble = null;
    else if (failure.kind === 'session' || failure.kind === 'settings') trouble = failure;
    // Without a fallback messages wait, and a long wait is reported.
    else if (failure.kind === 'unreachable' && fallback) trouble = failure;
  }

  return {
    /** Tries once to deliver a message, by the fallback if necessary. */
    async send(message: Parameters<Relay['send']>[0]): Promise<Failure | undefined> {
      const failure = await first.send(message);
      updateTrouble(failure);
      if (!fallback || (failure?.kind !== 'unreachable' && failure?.kind !== 'session')) return failure;
      log('warn', 'first relay failed, fallback used', { reason: failure.reason });
      const second = await fallback.send(message);
      return second && { ...second, reason: `${failure.reason}, fallback ${second.reason}` };
    },

    /** Returns the reason why the first relay does not accept mail, null without a known problem. */
    trouble: () => trouble,

    /** Restores the state of an earlier process. */
    remember(savedTrouble: Trouble | null): void {
      trouble ??= savedTrouble;
    },

    /** Tests whether the first relay accepts a session again after a failure. */
    async recheck(): Promise<void> {
      const lastTrouble = trouble;
      if (!lastTrouble || lastTrouble.kind === 'settings') return;
      if ((await first.verify(verifyTimeout)) && trouble === lastTrouble) trouble = null;
    },

    verify: () => first.verify(verifyTimeout),

    close(): void {
      first.close();
      fallback?.close();
    },
  };
}

export type Relays = ReturnType<typeof createRelays>;
