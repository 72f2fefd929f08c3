import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../log';
import { type Entry, hookOf, inquiryOf, isHook } from './entry';
import { every } from './every';
import { createLoop } from './loop';
import type { Outbox } from './outbox';
import { type Earlier, leaseTime } from './queue';
import { type Failure, isRefusal } from './relay';
import type { Relays } from './relays';
import { delayAfter, isGivenUp, tryFor } from './retries';
import type { Webhook } from './webhook';

/** Milliseconds that a visitor waits for the relay; the attempt continues afterwards. */
const visitorTimeout = 4000;

/** Milliseconds for attempts in flight when the server stops. */
const stopTimeout = 10_000;

/** Entries tried at the same time by a round, as many as nodemailer's pool has connections. */
const concurrency = 5;

const hour = 3_600_000;

/** Milliseconds between two searches for entries of dead processes. */
const recoveryInterval = 5000;

/**
 * `kept`: stored in the outbox. `known`: the same inquiry was received before. `failed`: stored for someone to handle.
 * `lost`: neither stored nor delivered.
 */
export type Outcome = 'delivered' | 'kept' | 'known' | 'failed' | 'lost';

type InFlight = {
  outcome: Promise<Outcome>;
  /** Whether the outbox has the entry, as far as is known. */
  isStored: () => boolean;
};

type Options = {
  outbox: Outbox;
  relays: Pick<Relays, 'send'>;
  /** Receives every inquiry beside the mail; null without one. */
  webhook?: Webhook | null;
  /** Milliseconds before the first retry. */
  retryMs: number;
  /** Applies the sender and recipients of the current settings to a stored mail. */
  readdress: (entry: Entry) => Entry;
};

/**
 * Delivers the entries of the outbox to the relay and the webhook: once on submit, then with retries in rounds.
 */
export function createDelivery({ outbox, relays, webhook, retryMs, readdress }: Options) {
  /** One delivery for each entry, whatever started it: a double click joins the first. */
  const inFlight = new Map<string, InFlight>();
  const loop = createLoop();
  let giveUpWaiting = () => {};
  const stopSignal = new Promise<void>((done) => {
    giveUpWaiting = done;
  });
  const isRecoveryDue = every(recoveryInterval);
  const isPurgeDue = every(hour);
  /** When a relay last accepted a message, milliseconds since 1970. */
  let lastAccepted = Number.NEGATIVE_INFINITY;
  let isPrepared = false;
  let current: Promise<number> | null = null;

  function reportStore(error: unknown, id: string): void {
    log('error', 'outbox not writable', { id, code: errorCode(error) });
  }

  /** @param store resolves to whether the entry is new to the outbox */
  function deliver(entry: Entry, store: Promise<boolean>): InFlight {
    let isStored = false;
    const storing = store.then(
      (isNew) => {
        isStored = true;
        return isNew;
      },
      (error) => {
        reportStore(error, entry.id);
        return null;
      },
    );
    const renewal = setInterval(() => void outbox.renew(entry.id).catch(() => {}), leaseTime / 4).unref();
    const outcome = storing
      .then((isNew) => (isNew === false ? 'known' : attempt(entry, isNew !== null)))
      .catch((error): Outcome => {
        reportStore(error, entry.id);
        return 'lost';
      })
      .finally(() => {
        clearInterval(renewal);
        if (inFlight.get(entry.id) === delivery) inFlight.delete(entry.id);
      });
    const delivery: InFlight = { outcome, isStored: () => isStored };
    inFlight.set(entry.id, delivery);
    return delivery;
  }

  async function send(entry: Entry): Promise<Failure | undefined> {
    if (isHook(entry.id)) return await webhook?.post(entry);
    return entry.envelope.to.length > 0 ? await relays.send(entry) : undefined;
  }

  async function attempt(storedEntry: Entry, isStored: boolean): Promise<Outcome> {
    const entry = isHook(storedEntry.id) ? storedEntry : readdress(storedEntry);
    const attempts = entry.attempts + 1;
    // Otherwise nothing tells whether a refusal is about the message, or about a sender that every message has.
    const isAboutMessage = isHook(entry.id) || lastAccepted > entry.received;
    const failure = await send(entry);
    if (failure) {
      const isFinal = failure.kind === 'message' && isAboutMessage;
      return await keep({ ...entry, attempts }, failure, { isStored, isFinal });
    }
    if (!isHook(entry.id)) lastAccepted = Date.now();
    log('info', 'delivered', { id: entry.id, form: entry.form, attempts });
    const delivered = { ...entry, attempts, reason: '' };
    await outbox.discard(delivered).catch((error) => reportStore(error, entry.id));
    return 'delivered';
  }

  /** Schedules the next attempt of an entry, unless it would be useless or too late. */
  async function keep(
    entry: Entry,
    { kind, reason, to }: Failure,
    { isStored, isFinal }: { isStored: boolean; isFinal: boolean },
  ): Promise<Outcome> {
    const { id, form, attempts, envelope, taken = [] } = entry;
    const has = envelope.to.filter((address) => !to.includes(address));
    const next = {
      ...entry,
      reason,
      failure: kind,
      envelope: { ...envelope, to },
      taken: [...taken, ...has],
    };
    const details = { id, form, attempts, reason };
    // The disk may have space by now.
    if (!isStored) await outbox.put([next]);
    if (isFinal || isGivenUp(next)) {
      log('error', 'delivery failed: see npm run outbox', details);
      await outbox.fail(next);
      return 'failed';
    }
    const delay = delayAfter(attempts, retryMs);
    log(kind === 'session' || isRefusal(kind) ? 'error' : 'warn', 'delivery postponed', {
      ...details,
      retryMs: delay,
    });
    await outbox.postpone(next, delay);
    return 'kept';
  }

  /** Waits up to 4 s for the mail of an inquiry, and returns what `accept` does. */
  async function answerFor(mail: InFlight, all: readonly InFlight[]) {
    const timeout = sleep(visitorTimeout, 'late' as const, { ref: false });
    const result = await Promise.race([mail.outcome, timeout]);
    const isSafe = result === 'late' ? mail.isStored() : result !== 'lost';
    return { safe: isSafe, end: Promise.race([outcomesOf(all), stopSignal]) };
  }

  /** Takes over the entries of dead processes, and deletes old ones. */
  async function tidy(): Promise<void> {
    if (isRecoveryDue()) {
      const count = await outbox.recover([...inFlight.keys()]);
      if (count > 0) log('info', 'recovered', { count });
    }
    if (!isPurgeDue()) return;
    for (const id of await outbox.purge()) log('warn', 'failed message deleted after 30 days', { id });
  }

  /** Delivers due entries until none is left or the time is over; returns the ids of delivered inquiries. */
  async function deliverDue(until: number): Promise<ReadonlySet<string>> {
    const deliveredIds = new Set<string>();
    const attempts = new Set<Promise<void>>();
    const deadline = loop.pause(Math.max(until - performance.now(), 0));
    while (!loop.signal.aborted && performance.now() < until) {
      const entries = await outbox.claim(concurrency - attempts.size);
      for (const entry of entries) {
        // A claimed entry belongs to this round, even while a repeat by the visitor is answered as known.
        const attempt = deliver(entry, Promise.resolve(true)).outcome.then((outcome) => {
          attempts.delete(attempt);
          if (outcome === 'delivered') deliveredIds.add(inquiryOf(entry.id));
        });
        attempts.add(attempt);
      }
      if (attempts.size === 0) break;
      await Promise.race([deadline, ...attempts]);
    }
    return deliveredIds;
  }

  async function work(until: number, isStart: boolean): Promise<number> {
    try {
      if (isStart || !isPrepared) await outbox.prepare();
      isPrepared = true;
      if (isStart) await outbox.makeDue();
      await tidy();
      return (await deliverDue(until)).size;
    } catch (error) {
      isPrepared = false;
      throw error;
    }
  }

  /** Waits for the attempts in flight. */
  async function settle(): Promise<void> {
    await outcomesOf([...inFlight.values()]);
  }

  return {
    /**
     * Accepts an inquiry, and waits up to 4 s for the relay.
     *
     * @param earlier the id under which the same inquiry may have been received before
     * @returns whether the relay has accepted it or it is stored; and a promise for the end of the attempts
     */
    async accept(
      message: Omit<Entry, 'giveUp' | 'attempts' | 'reason'>,
      earlier?: Earlier,
    ): Promise<{ safe: boolean; end: Promise<unknown> }> {
      const mail = { ...message, giveUp: message.received + tryFor, attempts: 0, reason: '' };
      const runningDelivery = inFlight.get(mail.id) ?? (earlier && inFlight.get(earlier.id));
      if (runningDelivery) return await answerFor(runningDelivery, [runningDelivery]);
      const calls = webhook ? [hookOf(mail)] : [];
      const store = outbox.put([...calls, mail], earlier);
      const hookDeliveries = calls.map((call) => deliver(call, store));
      const mailDelivery = deliver(mail, store);
      return await answerFor(mailDelivery, [...hookDeliveries, mailDelivery]);
    },

    /**
     * Works through the outbox once, for all processes that share it. It joins a round that has not ended.
     *
     * @param until when it claims no further entry, in milliseconds of `performance.now()`
     * @param isStart whether every waiting entry is due, as after the start of a server
     * @returns the number of delivered inquiries, without attempts that are still in flight
     * @throws Error of the store
     */
    async round(until: number, isStart = false): Promise<number> {
      current ??= work(until, isStart).finally(() => {
        current = null;
      });
      return await current;
    },

    settle,

    /**
     * Stops claiming entries, gives attempts in flight ten seconds, and logs the rest. New inquiries are still sent.
     */
    async stop(): Promise<void> {
      loop.stop();
      await Promise.race([
        Promise.resolve(current).then(settle, settle),
        sleep(stopTimeout, null, { ref: false }),
      ]);
      giveUpWaiting();
      const { waiting = 0 } = (await outbox.count().catch(() => null)) ?? {};
      if (waiting + inFlight.size > 0)
        log('warn', 'stopped: inquiries stay in the outbox', { waiting, inFlight: inFlight.size });
    },
  };
}

function outcomesOf(all: readonly InFlight[]): Promise<Outcome[]> {
  return Promise.all(all.map(({ outcome }) => outcome));
}

export type Delivery = ReturnType<typeof createDelivery>;
