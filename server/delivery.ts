import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from './log';
import { type Entry, type Outbox, tryFor } from './outbox';
import type { Relay } from './relay';

/** Milliseconds that a visitor waits for the relay at most; the attempt goes on without him. */
const visitorPatience = 4000;

/** Messages tried at the same time by the worker, as many as nodemailer's pool has connections. */
const width = 5;

const hour = 3_600_000;

/** `kept` rests in the outbox; `lost` does not, and the relay has not taken it either. */
type Outcome = 'delivered' | 'kept' | 'lost';

type Passage = { stored: Promise<boolean>; outcome: Promise<Outcome> };

/**
 * Brings messages from the outbox to the relay: at once when a visitor sends one, and again and again in the background.
 *
 * @param retryMs milliseconds before the first retry; doubles up to an hour
 */
export function createDelivery({
  outbox,
  relay,
  retryMs,
}: {
  outbox: Outbox;
  relay: Relay;
  retryMs: number;
}) {
  /** One passage a message, whoever started it: a double click joins the first one. */
  const passages = new Map<string, Passage>();
  const stopping = new AbortController();

  function pass(entry: Entry, store: Promise<void>): Passage {
    const stored = store.then(
      () => true,
      (error) => {
        log('error', 'outbox not writable', { id: entry.id, code: errorCode(error) });
        return false;
      },
    );
    const outcome = stored
      .then(() => attempt(entry))
      .catch((error): Outcome => {
        log('error', 'outbox not writable', { id: entry.id, code: errorCode(error) });
        return 'lost';
      })
      .finally(() => passages.delete(entry.id));
    const passage = { stored, outcome };
    passages.set(entry.id, passage);
    return passage;
  }

  async function attempt(entry: Entry): Promise<Outcome> {
    const failure = await relay.send(entry);
    const attempts = entry.attempts + 1;
    const details = { id: entry.id, form: entry.form, attempts };
    if (!failure) {
      log('info', 'delivered', details);
      await outbox
        .discard(entry.id)
        .catch((error) => log('error', 'outbox not writable', { code: errorCode(error) }));
      return 'delivered';
    }
    const { reason, permanent, to } = failure;
    const next = { ...entry, attempts, reason, envelope: { ...entry.envelope, to } };
    if (permanent || Date.now() > entry.giveUp) {
      log('error', 'delivery failed: see npm run outbox', { ...details, reason });
      await outbox.fail(next);
    } else {
      const delay = Math.min(retryMs * 2 ** entry.attempts, hour);
      log('warn', 'delivery postponed', { ...details, reason, retryMs: delay });
      await outbox.postpone(next, Date.now() + delay);
    }
    return 'kept';
  }

  /** Sends what is due until stopped. */
  async function work(): Promise<void> {
    const recovered = await outbox.recover((id) => passages.has(id));
    if (recovered > 0) log('info', 'recovered', { count: recovered });
    let purged = 0;
    while (!stopping.signal.aborted) {
      if (Date.now() - purged > hour) {
        purged = Date.now();
        for (const id of await outbox.purge()) log('warn', 'failed message deleted after 30 days', { id });
      }
      const entries = await outbox.claim(width - passages.size);
      const outcomes = entries.map(
        (entry) => (passages.get(entry.id) ?? pass(entry, Promise.resolve())).outcome,
      );
      await Promise.race(outcomes.length > 0 ? outcomes : [pause(Math.min(retryMs, 1000))]);
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  }

  return {
    /**
     * Takes responsibility for a message, and waits up to 4 s for the relay.
     *
     * @returns whether the relay has taken it or it rests on the disk; and a promise for the end of the attempt
     */
    async accept(
      message: Omit<Entry, 'giveUp' | 'attempts' | 'reason'>,
    ): Promise<{ safe: boolean; end: Promise<unknown> }> {
      const entry = { ...message, giveUp: message.received + tryFor, attempts: 0, reason: '' };
      const { stored, outcome } = passages.get(entry.id) ?? pass(entry, outbox.put(entry));
      const late = sleep(visitorPatience, 'late' as const, { ref: false });
      const result = await Promise.race([outcome, late]);
      const safe =
        result === 'late' ? await Promise.race([stored, Promise.resolve(false)]) : result !== 'lost';
      return { safe, end: outcome };
    },

    /** Starts the worker; a fault of the disk ends no more than one round. */
    async start(): Promise<void> {
      while (!stopping.signal.aborted) {
        await work().catch((error) => log('error', 'outbox not readable', { code: errorCode(error) }));
        await pause(retryMs);
      }
    },

    /** Takes nothing more from the outbox, and waits for what is on its way. Inquiries that still come in are sent. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled([...passages.values()].map(({ outcome }) => outcome));
    },
  };
}
