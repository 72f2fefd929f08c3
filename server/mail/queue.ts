import type { Entry } from './entry';

/** The id under which the same inquiry may have been received before, and for how many milliseconds that counts. */
export type Earlier = { id: string; within: number };

/** `new` waits for its next attempt, `busy` is being sent, `failed` waits for a person, `sent` has the kept copies. */
export type State = 'new' | 'busy' | 'failed' | 'sent';

/**
 * Marks: `seen` for each inquiry of two weeks, by which a repeat and a bounce are recognised; `report` for each bounce
 * that was read, `stray` for each bounce of a message that is not ours, `gone` for each webhook that answered 410.
 */
export type Kind = 'seen' | 'report' | 'stray' | 'gone';

/** An entry, its state and the milliseconds since 1970 at which it came into it; null when it cannot be read. */
export type Held = { state: State; id: string; time: number; entry: Entry | null };

/** Milliseconds without a report after which the process that was sending an entry counts as dead. */
export const leaseTime = 20_000;

/** Milliseconds that an entry waits for its next attempt at most. */
export const maxDelay = 3_600_000;

/** Bytes of a test write: more than the entries of the largest inquiry. */
export const probeLength = 128 * 1024;

/** Stores entries until they are delivered: in a folder, or in a database that several servers share. */
export type Queue = {
  /** Makes the folders or tables that are missing. */
  prepare: () => Promise<void>;
  /** Takes in the entries of an inquiry, its mail last; the caller sends them. Returns false when it is known. */
  put: (entries: readonly Entry[], earlier?: Earlier) => Promise<boolean>;
  /** Takes up to `count` entries that are due, the longest due first. */
  claim: (count: number) => Promise<Entry[]>;
  /** Reports that an entry is still being sent. */
  renew: (id: string) => Promise<void>;
  /** Ends an attempt: the entry waits for so many milliseconds. */
  postpone: (entry: Entry, delay: number) => Promise<void>;
  /** Ends the attempts: the entry waits for a person. */
  fail: (entry: Entry) => Promise<void>;
  /** Ends a delivery: the entry is deleted; a mail is kept for its days. */
  discard: (id: string) => Promise<void>;
  /** Makes every waiting entry due; returns their number. */
  makeDue: () => Promise<number>;
  /** Makes due what a dead process was sending, `ours` excepted; returns the number of entries. */
  recover: (ours: readonly string[]) => Promise<number>;
  /** Counts inquiries, not entries; `age` is the age of the oldest waiting inquiry, in milliseconds. */
  count: () => Promise<{ waiting: number; age: number; failed: number }>;
  /** The entries of some states, the oldest time of each first. */
  list: (...states: State[]) => Promise<Held[]>;
  /** An entry by its id; null when there is none. */
  read: (id: string) => Promise<Held | null>;
  /** Puts an entry into a state, new or in the place of its record in `from`; `age` is how long it was there already. */
  place: (entry: Entry, to: State, from?: State, age?: number) => Promise<void>;
  /** Deletes an entry; false when it is no longer in that state. */
  remove: (state: State, id: string) => Promise<boolean>;
  /** Deletes what came into a state or was marked before a time; returns the ids. */
  removeBefore: (from: 'failed' | 'sent' | Kind, time: number) => Promise<string[]>;
  /** Sets a mark; false when there is one. */
  mark: (kind: Kind, id: string) => Promise<boolean>;
  /** The time of a mark, in milliseconds since 1970; null when there is none. */
  marked: (kind: Kind, id: string) => Promise<number | null>;
  countMarks: (kind: Kind) => Promise<number>;
  /** What must survive a restart of a server, by name. */
  notes: () => Promise<Record<string, unknown>>;
  note: (name: string, value: unknown) => Promise<void>;
  /** The time by the clock of the store, in milliseconds since 1970. */
  now: () => Promise<number>;
  /** Whether the largest inquiry could be stored now. */
  isWritable: () => Promise<boolean>;
  /** Whether this process is the one that watches the queue for all servers, until it is silent for a while. */
  lead: () => Promise<boolean>;
  close: () => Promise<void>;
};
