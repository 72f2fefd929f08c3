import { log } from '../log';
import type { Failure, Relay } from './relay';

/** Why mail does not pass the first relay, until it does again. */
export type Trouble = Pick<Failure, 'kind' | 'reason'>;

/** Milliseconds. */
const verifyTimeout = 5000;

/**
 * The relay, and the one that takes its place when it cannot be reached or refuses the session. A relay that may have the
 * message already, or has refused the sender or the message, is not passed by: that would send a message twice or
 * hide a wrong setting.
 */
export function createRelays(first: Relay, fallback: Relay | null) {
  let trouble: Trouble | null = null;

  function note(failure: Failure | undefined): void {
    if (!failure || failure.kind === 'message') trouble = null;
    else if (failure.kind === 'session' || failure.kind === 'settings') trouble = failure;
    // Without a fallback messages wait, which is reported when it takes too long.
    else if (failure.kind === 'unreachable' && fallback) trouble = failure;
  }

  return {
    /** Tries once to deliver a message, by the fallback if need be. */
    async send(message: Parameters<Relay['send']>[0]): Promise<Failure | undefined> {
      const failure = await first.send(message);
      note(failure);
      if (!fallback || (failure?.kind !== 'unreachable' && failure?.kind !== 'session')) return failure;
      log('warn', 'first relay failed, fallback used', { reason: failure.reason });
      const second = await fallback.send(message);
      return second && { ...second, reason: `${failure.reason}, fallback ${second.reason}` };
    },

    /** Why mail does not pass the first relay, null when nothing is known to be wrong with it. */
    trouble: () => trouble,

    /** Takes over what an earlier process knew. */
    remember(known: Trouble | null): void {
      trouble ??= known;
    },

    /** Asks the first relay whether it accepts a session again, where it did not. */
    async recheck(): Promise<void> {
      const known = trouble;
      if (!known || known.kind === 'settings') return;
      if ((await first.verify(verifyTimeout)) && trouble === known) trouble = null;
    },

    verify: () => first.verify(verifyTimeout),

    close(): void {
      first.close();
      fallback?.close();
    },
  };
}

export type Relays = ReturnType<typeof createRelays>;
