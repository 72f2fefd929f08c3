import type { Entry } from './entry';

/** An earlier id of the same inquiry, and the milliseconds for which it counts. */
export type Earlier = { id: string; within: number };

/** `new` waits for its next attempt, `busy` is being sent, `failed` needs someone, `sent` has the kept copies. */
export type State = 'new' | 'busy' | 'failed' | 'sent';

/**
 * Marks: `seen` for each inquiry of two weeks, which identifies repeats; `gone` for each webhook that answered 410.
 */
export type Kind = 'seen' | 'gone';

/** An entry, its state and the milliseconds since 1970 at which it entered that state; null when it is unreadable. */
export type Held = { state: State; id: string; time: number; entry: Entry | null };

/** Milliseconds since 1970, 0 if unknown: the time up to which entries were deleted, and since when a clock is ahead. */
export type Clock = { last: number; ahead: number };

/** Milliseconds without a report after which the sender of an entry counts as dead. */
export const leaseTime = 20_000;

/** Bytes of a test write: more than the entries of the largest inquiry. */
export const probeLength = 128 * 1024;

/** Stores entries until they are delivered: in a folder, or in a database that several servers share. */
export type Queue = {
  /** Creates missing folders or tables. */
  prepare: () => Promise<void>;
  /** Adds the entries of an inquiry, its mail last; the caller sends them. Returns false for a known inquiry. */
  put: (entries: readonly Entry[], earlier?: Earlier) => Promise<boolean>;
  /** Takes up to `count` entries that are due, the longest due first. */
  claim: (count: number) => Promise<Entry[]>;
  /** Reports that an entry is still being sent. */
  renew: (id: string) => Promise<void>;
  /** Ends an attempt; the entry waits for so many milliseconds. */
  postpone: (entry: Entry, delay: number) => Promise<void>;
  /** Ends the attempts; the entry needs someone. */
  fail: (entry: Entry) => Promise<void>;
  /** Ends a delivery: deletes the entry, or keeps a mail for its days. */
  discard: (entry: Entry) => Promise<void>;
  /** Makes every waiting entry due; returns their number. */
  makeDue: () => Promise<number>;
  /** Makes the entries of dead processes due, except `ours`; returns their number. */
  recover: (ours: readonly string[]) => Promise<number>;
  /** Counts inquiries, not entries; `age` is the age of the oldest waiting inquiry, in milliseconds. */
  count: () => Promise<{ waiting: number; age: number; failed: number }>;
  /** Returns the entries of some states, the oldest of each first. */
  list: (...states: State[]) => Promise<Held[]>;
  /** An entry by its id; null when there is none. */
  read: (id: string) => Promise<Held | null>;
  /** Puts an entry into a state, new or in place of its record in `from`; `age` is how long it has been there. */
  setState: (entry: Entry, to: State, from?: State, age?: number) => Promise<void>;
  /** Deletes an entry; false when it is no longer in that state. */
  remove: (state: State, id: string) => Promise<boolean>;
  /** Deletes entries or marks that are older than a time; returns the ids. */
  removeBefore: (from: 'failed' | 'sent' | Kind, time: number) => Promise<string[]>;
  /** Sets a mark, by default of now; false if it exists. */
  mark: (kind: Kind, id: string, time?: number) => Promise<boolean>;
  /** The time of a mark, in milliseconds since 1970; null when there is none. */
  marked: (kind: Kind, id: string) => Promise<number | null>;
  /** Returns the clock at the last deletion, which must survive a restart of a server. */
  clock: () => Promise<Clock>;
  saveClock: (clock: Clock) => Promise<void>;
  /** Returns the time of the store's clock, in milliseconds since 1970. */
  now: () => Promise<number>;
  /** Whether the largest inquiry could be stored now. */
  isWritable: () => Promise<boolean>;
  close: () => Promise<void>;
};
