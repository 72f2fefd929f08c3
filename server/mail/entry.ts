import type { Message } from './message';
import { createSpool } from './spool';

/** A message in the outbox. The time of its file says when it is due, when its sender last reported, or when it failed. */
export type Entry = Message & {
  id: string;
  form: string;
  /** What the visitor wrote, for the person who looks after a failed message. */
  inquiry: Record<string, string>;
  /** Where it came from, as far as that is known. */
  source?: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  received: number;
  /** When it is given up, milliseconds since 1970. */
  giveUp: number;
  attempts: number;
  /** Codes of the last failure. */
  reason: string;
  /** The recipients that have it already, when others do not. */
  taken?: string[];
  /** Who still has to get it; the mail alone unless it says more. */
  owes?: Channel[];
  /** Who has refused it for good, until a person retries. */
  refused?: Channel[];
};

/** The ways on which an inquiry leaves. */
export type Channel = 'mail' | 'webhook';

/**
 * `new` waits for its time, `busy` is being sent, `failed` waits for a person, `sent` has the kept copies. `seen` has an
 * empty file for each message of two weeks, by which the same message and its bounce are recognised, `stray` one
 * for each bounce of a message that is not ours, and `gone` one for each webhook that takes no more.
 */
const states = ['new', 'busy', 'failed', 'sent', 'seen', 'stray', 'gone'] as const;

export type State = (typeof states)[number];

export const day = 24 * 3_600_000;

/** Milliseconds for which a message is tried. */
export const tryFor = 5 * day;

/** Opens the folder of the outbox, absolute or from the working folder. */
export function openSpool(dir: string) {
  return createSpool<Entry, State>(dir, states);
}

export type EntrySpool = ReturnType<typeof openSpool>;

/** Makes every waiting message due; returns their number. */
export async function makeWaitingDue(spool: EntrySpool): Promise<number> {
  const waiting = await spool.list('new');
  // One that has just been claimed is gone from here, and being sent.
  await Promise.allSettled(waiting.map(({ id }) => spool.setTime('new', id, Date.now())));
  return waiting.length;
}
