import { setTimeout as sleep } from 'node:timers/promises';
import { createLoop } from '../../lib/loop';
import { errorCode, log } from '../log';
import { type Entry, hookOf, isHook, tryFor } from './entry';
import type { Outbox } from './outbox';
import { type Earlier, leaseTime, maxDelay } from './queue';
import type { Failure } from './relay';
import type { Relays } from './relays';
import type { Webhook } from './webhook';

/** Milliseconds that a visitor waits for the relay; the attempt continues afterwards. */
const visitorTimeout = 4000;

/** Milliseconds for attempts in flight when the server stops. */
const stopTimeout = 10_000;

/** Entries tried at the same time by the worker, as many as nodemailer's pool has connections. */
const concurrency = 5;

/** Attempts of five days at one an hour, so that a clock that runs ahead gives up no message early. */
const minAttempts = 120;

const hour = 3_600_000;

/** Milliseconds between two searches for entries of dead processes. */
const recoveryInterval = 5000;

/**
 * `kept`: stored in the outbox. `known`: the same inquiry was received before. `failed`: stored for someone to handle.
 * `lost`: neither stored nor delivered.
 */
export type Outcome = 'delivered' | 'kept' | 'known' | 'failed' | 'lost';

type InFlight = { stored: Promise<boolean>; outcome: Promise<Outcome> };

type Options = {
  outbox: Outbox;
  relays: Pick<Relays, 'send'>;
  /** Receives every inquiry beside the mail; null without one. */
  webhook?: Webhook | null;
  /** Milliseconds before the first retry; doubles up to an hour. */
  retryMs: number;
  /** Applies the sender and recipients of the current settings to a stored mail. */
  readdress: (entry: Entry) => Entry;
  /** Called after every attempt; `unstored` when an entry could not be stored. */
  onOutcome: (outcome: Outcome | 'unstored') => void;
};

/**
 * Delivers the entries of the outbox to the relay and the webhook: once on submit, then with retries in the
 * background.
 */
export function createDelivery({ outbox, relays, webhook, retryMs, readdress, onOutcome }: Options) {
  /** One delivery for each entry, whatever started it: a double click joins the first. */
  const inFlight = new Map<string, InFlight>();
  const loop = createLoop();
  let giveUpWaiting = () => {};
  const stopped = new Promise<void>((done) => {
    giveUpWaiting = done;
  });
  let worker = Promise.resolve();
  let purged = Number.NEGATIVE_INFINITY;

  function reportStore(error: unknown, id: string): void {
    log('error', 'outbox not writable', { id, code: errorCode(error) });
    onOutcome('unstored');
  }

  /** @param store resolves to whether the entry is new to the outbox */
  function deliver(entry: Entry, store: Promise<boolean>): InFlight {
    const kept = store.catch((error) => {
      reportStore(error, entry.id);
      return null;
    });
    const renewal = setInterval(() => void outbox.renew(entry.id).catch(() => {}), leaseTime / 4).unref();
    const outcome = kept
      .then((isNew) => (isNew === false ? 'known' : attempt(entry, isNew !== null)))
      .catch((error): Outcome => {
        reportStore(error, entry.id);
        return 'lost';
      })
      .finally(() => {
        clearInterval(renewal);
        if (inFlight.get(entry.id) === delivery) inFlight.delete(entry.id);
      });
    void outcome.then(onOutcome);
    const delivery: InFlight = { stored: kept.then((isNew) => isNew !== null), outcome };
    inFlight.set(entry.id, delivery);
    return delivery;
  }

  async function send(entry: Entry): Promise<Failure | undefined> {
    if (isHook(entry.id)) return await webhook?.post(entry);
    return entry.envelope.to.length > 0 ? await relays.send(entry) : undefined;
  }

  async function attempt(stored: Entry, isStored: boolean): Promise<Outcome> {
    const entry = isHook(stored.id) ? stored : readdress(stored);
    const attempts = entry.attempts + 1;
    const failure = await send(entry);
    if (failure) return await keep({ ...entry, attempts }, failure, isStored);
    log('info', 'delivered', { id: entry.id, form: entry.form, attempts });
    await outbox.discard(entry.id).catch((error) => reportStore(error, entry.id));
    return 'delivered';
  }

  /** Schedules the next attempt of an entry, unless it would be useless or too late. */
  async function keep(entry: Entry, { kind, reason, to }: Failure, isStored: boolean): Promise<Outcome> {
    const { id, form, attempts, envelope, taken = [] } = entry;
    const has = envelope.to.filter((address) => !to.includes(address));
    const next = { ...entry, reason, envelope: { ...envelope, to }, taken: [...taken, ...has] };
    const details = { id, form, attempts, reason };
    // The disk may have space by now.
    if (!isStored) await outbox.put([next]);
    if (kind === 'message' || (attempts >= minAttempts && Date.now() > entry.giveUp)) {
      log('error', 'delivery failed: see npm run outbox', details);
      await outbox.fail(next);
      return 'failed';
    }
    const delay = Math.min(retryMs * 2 ** (attempts - 1), maxDelay);
    const isRefused = kind === 'session' || kind === 'settings';
    log(isRefused ? 'error' : 'warn', 'delivery postponed', { ...details, retryMs: delay });
    await outbox.postpone(next, delay);
    return 'kept';
  }

  /** Sends due entries until stopped. */
  async function work(): Promise<void> {
    await outbox.prepare();
    await outbox.makeDue();
    let recovered = Number.NEGATIVE_INFINITY;
    await loop.repeat(async () => {
      const now = performance.now();
      if (now - recovered > recoveryInterval) {
        recovered = now;
        const count = await outbox.recover([...inFlight.keys()]);
        if (count > 0) log('info', 'recovered', { count });
      }
      if (now - purged > hour) {
        purged = now;
        const old = (await outbox.lead()) ? await outbox.purge() : [];
        for (const id of old) log('warn', 'failed message deleted after 30 days', { id });
      }
      const entries = await outbox.claim(concurrency - inFlight.size);
      // A claimed entry belongs to this worker, even while a repeat by the visitor is answered as known.
      const outcomes = entries.map((entry) => deliver(entry, Promise.resolve(true)).outcome);
      await Promise.race(outcomes.length > 0 ? outcomes : [loop.pause(Math.min(retryMs, 1000))]);
    });
  }

  /** Runs one round, which an error of the store ends. */
  async function round(): Promise<void> {
    await work().catch((error) => log('error', 'outbox not readable', { code: errorCode(error) }));
    await loop.pause(retryMs);
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
      const entries = webhook && mail.form !== 'probe' ? [hookOf(mail), mail] : [mail];
      const joined = inFlight.get(mail.id) ?? (earlier && inFlight.get(earlier.id));
      const store = joined ? Promise.resolve(false) : outbox.put(entries, earlier);
      const all = joined ? [joined] : entries.map((entry) => deliver(entry, store));
      const { stored, outcome } = all.at(-1) as InFlight;
      const late = sleep(visitorTimeout, 'late' as const, { ref: false });
      const result = await Promise.race([outcome, late]);
      const safe =
        result === 'late' ? await Promise.race([stored, Promise.resolve(false)]) : result !== 'lost';
      const end = Promise.race([Promise.all(all.map((each) => each.outcome)), stopped]);
      return { safe, end };
    },

    /** Starts the worker; the promise ends with it. */
    start(): Promise<void> {
      worker = loop.repeat(round);
      return worker;
    },

    /**
     * Stops claiming entries, gives attempts in flight ten seconds, and logs the rest. New inquiries are still sent.
     */
    async stop(): Promise<void> {
      loop.stop();
      const attempts = [...inFlight.values()].map(({ outcome }) => outcome);
      await Promise.race([Promise.all([worker, ...attempts]), sleep(stopTimeout, null, { ref: false })]);
      giveUpWaiting();
      const { waiting = 0 } = (await outbox.count().catch(() => null)) ?? {};
      if (waiting + inFlight.size > 0)
        log('warn', 'stopped: inquiries stay in the outbox', { waiting, inFlight: inFlight.size });
    },
  };
}

export type Delivery = ReturnType<typeof createDelivery>;
