import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../log';
import { type Channel, type Entry, tryFor } from './entry';
import { createLoop } from './loop';
import type { Outbox } from './outbox';
import { type Earlier, leaseTime } from './queue';
import type { Failure } from './relay';
import type { Relays } from './relays';
import type { Webhook } from './webhook';

/** Milliseconds that a visitor waits for the relay at most; the attempt goes on after that. */
const visitorTimeout = 4000;

/** Messages tried at the same time by the worker, as many as nodemailer's pool has connections. */
const concurrency = 5;

const hour = 3_600_000;

/** Milliseconds between two looks for messages of dead processes. */
const recoveryInterval = 5000;

/**
 * `kept`: stored in the outbox. `known`: the same message was taken in before. `failed`: stored for a person to see.
 * `lost`: neither stored nor taken by the relay.
 */
export type Outcome = 'delivered' | 'kept' | 'known' | 'failed' | 'lost';

/** `mailed` ends when the relay has taken the message while the webhook may still be waited for, and only then. */
type InFlight = { stored: Promise<boolean>; mailed: Promise<Outcome>; outcome: Promise<Outcome> };

type Failures = Partial<Record<Channel, Failure | undefined>>;

type Options = {
  outbox: Outbox;
  relays: Pick<Relays, 'send'>;
  /** Gets every inquiry beside the mail; null when there is none. */
  webhook?: Webhook | null;
  /** Milliseconds before the first retry; doubles up to an hour. */
  retryMs: number;
  /** Gives a stored message the sender and the recipients of the present settings. */
  readdress: (entry: Entry) => Entry;
  /** Called at the end of every attempt; `unstored` when a message could not be written to the disk. */
  onOutcome: (outcome: Outcome | 'unstored') => void;
};

/** Brings messages from the outbox to the relay and the webhook: at once when a visitor sends one, and again and again in the background. */
export function createDelivery({ outbox, relays, webhook, retryMs, readdress, onOutcome }: Options) {
  /** One delivery for each message, whatever started it: a double click joins the first one. */
  const inFlight = new Map<string, InFlight>();
  const loop = createLoop();
  let worker = Promise.resolve();

  function reportDisk(error: unknown, id: string): void {
    log('error', 'outbox not writable', { id, code: errorCode(error) });
    onOutcome('unstored');
  }

  /** @param store ends with whether the message is new to the outbox */
  function deliver(entry: Entry, store: Promise<boolean>): InFlight {
    const kept = store.catch((error) => {
      reportDisk(error, entry.id);
      return null;
    });
    const renewal = setInterval(() => void outbox.renew(entry.id).catch(() => {}), leaseTime / 4).unref();
    let onMailed = () => {};
    const mailed = new Promise<Outcome>((done) => {
      onMailed = () => done('delivered');
    });
    const outcome = kept
      .then((isNew) => (isNew === false ? 'known' : attempt(entry, onMailed)))
      .catch((error): Outcome => {
        reportDisk(error, entry.id);
        return 'lost';
      })
      .finally(() => {
        clearInterval(renewal);
        if (inFlight.get(entry.id) === delivery) inFlight.delete(entry.id);
      });
    void outcome.then(onOutcome);
    const delivery: InFlight = { stored: kept.then((isNew) => isNew !== null), mailed, outcome };
    inFlight.set(entry.id, delivery);
    return delivery;
  }

  async function mail(entry: Entry, onMailed: () => void): Promise<Failure | undefined> {
    const failure = entry.envelope.to.length > 0 ? await relays.send(entry) : undefined;
    if (!failure && entry.owes?.includes('webhook')) onMailed();
    return failure;
  }

  /** Tries everyone that the message is owed to, at the same time. */
  async function attempt(stored: Entry, onMailed: () => void): Promise<Outcome> {
    const entry = readdress(stored);
    const attempts = entry.attempts + 1;
    const details = { id: entry.id, form: entry.form, attempts };
    const { owes = ['mail'] } = entry;
    const [mailed, posted] = await Promise.all([
      owes.includes('mail') ? mail(entry, onMailed) : undefined,
      owes.includes('webhook') ? webhook?.post(entry) : undefined,
    ]);
    if (mailed || posted || entry.refused?.length)
      return await keep({ ...entry, attempts }, { mail: mailed, webhook: posted }, details);
    log('info', 'delivered', details);
    await outbox.discard(entry.id).catch((error) => reportDisk(error, entry.id));
    return 'delivered';
  }

  /** Lets a message wait for its next attempt, unless another one is useless or its time is over. */
  async function keep(
    { attempts, ...entry }: Entry,
    failures: Failures,
    details: Record<string, string | number>,
  ): Promise<Outcome> {
    const to = failures.mail?.to ?? [];
    const taken = failures.mail ? entry.envelope.to.filter((address) => !to.includes(address)) : [];
    const isOver = Date.now() > entry.giveUp;
    const left = (['mail', 'webhook'] as const).filter((channel) => failures[channel]);
    const ended = left.filter((channel) => isOver || failures[channel]?.kind === 'message');
    const next = {
      ...entry,
      attempts,
      reason: left.map((channel) => failures[channel]?.reason).join(', ') || entry.reason,
      envelope: { ...entry.envelope, to },
      taken: [...(entry.taken ?? []), ...taken],
      owes: left.filter((channel) => !ended.includes(channel)),
      refused: [...(entry.refused ?? []), ...ended],
    };
    const { reason } = next;
    if (next.owes.length === 0) {
      log('error', 'delivery failed: see npm run outbox', { ...details, reason });
      await outbox.fail(next);
      return 'failed';
    }
    const delay = Math.min(retryMs * 2 ** (attempts - 1), hour);
    const isRefused = ended.length > 0 || ['session', 'settings'].includes(failures.mail?.kind ?? '');
    log(isRefused ? 'error' : 'warn', 'delivery postponed', { ...details, reason, retryMs: delay });
    await outbox.postpone(next, Date.now() + delay);
    return 'kept';
  }

  /** Sends what is due until stopped. */
  async function work(): Promise<void> {
    await outbox.makeDue();
    let recovered = 0;
    let purged = 0;
    await loop.repeat(async () => {
      if (Date.now() - recovered > recoveryInterval) {
        recovered = Date.now();
        const count = await outbox.recover((id) => inFlight.has(id));
        if (count > 0) log('info', 'recovered', { count });
      }
      if (Date.now() - purged > hour) {
        purged = Date.now();
        for (const id of await outbox.purge()) log('warn', 'failed message deleted after 30 days', { id });
      }
      const entries = await outbox.claim(concurrency - inFlight.size);
      // What has been claimed is this worker's to send, even while a visitor sends the same again and learns that it is known.
      const outcomes = entries.map((entry) => deliver(entry, Promise.resolve(true)).outcome);
      await Promise.race(outcomes.length > 0 ? outcomes : [loop.pause(Math.min(retryMs, 1000))]);
    });
  }

  /** An error of the disk ends one round only. */
  async function round(): Promise<void> {
    await work().catch((error) => log('error', 'outbox not readable', { code: errorCode(error) }));
    await loop.pause(retryMs);
  }

  return {
    /**
     * Takes responsibility for a message, and waits up to 4 s for the relay.
     *
     * @param earlier the id under which the same message may have come before
     * @returns whether the relay has taken it or it is on the disk; and a promise for the end of the attempt
     */
    async accept(
      message: Omit<Entry, 'giveUp' | 'attempts' | 'reason'>,
      earlier?: Earlier,
    ): Promise<{ safe: boolean; end: Promise<unknown> }> {
      const times = { giveUp: message.received + tryFor, attempts: 0, reason: '' };
      const owes: Channel[] = webhook && message.form !== 'probe' ? ['mail', 'webhook'] : ['mail'];
      const entry = { ...message, ...times, owes };
      const joined = inFlight.get(entry.id) ?? (earlier && inFlight.get(earlier.id));
      const { stored, mailed, outcome } = joined ?? deliver(entry, outbox.put(entry, earlier));
      const late = sleep(visitorTimeout, 'late' as const, { ref: false });
      const result = await Promise.race([outcome, mailed, late]);
      const safe =
        result === 'late' ? await Promise.race([stored, Promise.resolve(false)]) : result !== 'lost';
      return { safe, end: outcome };
    },

    /** Starts the worker; the promise ends with it. */
    start(): Promise<void> {
      worker = loop.repeat(round);
      return worker;
    },

    /** Takes nothing more from the outbox, and waits for what is in flight. Inquiries that still come in are sent. */
    async stop(): Promise<void> {
      loop.stop();
      await worker;
      await Promise.allSettled([...inFlight.values()].map(({ outcome }) => outcome));
    },
  };
}

export type Delivery = ReturnType<typeof createDelivery>;
