import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode, log } from '../log';
import { type Entry, inquiryOf, isHook } from './entry';
import { type Clock, type Held, leaseTime, probeLength, type Queue, type State } from './queue';
import { maxDelay } from './retries';
import { createSpool, type Spooled } from './spool';

/** Milliseconds after which a draft has no living writer. */
const draftAge = 60_000;

/** A folder for each state, and one for each kind of mark, whose files are empty. */
const states = ['new', 'busy', 'failed', 'sent', 'seen', 'gone'] as const;

/** Waiting entries move between two folders: read in this order, none is missed, and one may be found twice. */
const waiting = ['busy', 'new', 'busy'] as const;

/**
 * Stores the queue in a folder of this machine. The time of a file is when its entry is due, when its sender last
 * reported, or when it failed. A wrong clock only makes entries due: a lease ends when its time stops changing, and
 * every delay is capped.
 *
 * @param dir absolute or from the working folder
 * @param keepsCopies whether a delivered mail is kept
 */
export function createFolderQueue(dir: string, keepsCopies: boolean): Queue {
  const spool = createSpool<Entry, (typeof states)[number]>(dir, states);
  /** The leases of other processes, each with the monotonic time since its last change. */
  let leases = new Map<string, { time: number; since: number }>();
  /** The waiting inquiries, cached so that each file is read only once. */
  const waitingSince = new Map<string, { received: number; since: number }>();

  /** Unknown after a crash that left half a file. */
  const clock = (): Promise<Clock> =>
    readFile(`${dir}/clock.json`, 'utf8')
      .then((text) => JSON.parse(text))
      .catch(() => ({ last: 0, ahead: 0 }));

  /** Never earlier than the clock at the last deletion. */
  const stamp = async () => Math.max(Date.now(), (await clock()).last);

  /**
   * Ends an attempt. The entry is in exactly one place at any time, so no other process deletes one that it has
   * claimed.
   */
  async function leaveBusy(entry: Entry, state: State, time: number): Promise<void> {
    // Without disk space for the new record the entry moves unchanged.
    await spool.write('busy', entry.id, entry).catch(() => {});
    // Right before the move: if the process dies in between, the entry stays in `busy` until that time.
    await spool.setTime('busy', entry.id, time);
    await spool.move(entry.id, 'busy', state);
  }

  /** Claims a due entry for this process; null when another process was faster. */
  async function claimOne({ id }: Spooled): Promise<Entry | null> {
    try {
      // Before the move, because in `busy` an old time would mean a dead sender. Only the owner of a file may set it.
      await spool.setTime('new', id, Date.now()).catch(() => {});
      await spool.move(id, 'new', 'busy');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
    try {
      const entry = await spool.read('busy', id);
      // The process that received it may have died before it wrote the mark.
      if (!isHook(id)) await spool.mark('seen', id).catch(() => {});
      return entry;
    } catch (error) {
      log('error', 'outbox file unreadable, moved to failed', { id, code: errorCode(error) });
      await spool.move(id, 'busy', 'failed');
      return null;
    }
  }

  async function readHeld(state: State, { id, time }: Spooled) {
    const entry = await spool
      .read(state, id)
      .catch((error) => (errorCode(error) === 'ENOENT' ? undefined : null));
    return entry === undefined ? [] : [{ state, id, time, entry }];
  }

  async function read(id: string): Promise<Held | null> {
    for (const state of [...waiting, 'failed', 'sent'] as const) {
      const time = await spool.timeOf(state, id);
      const [heldEntry] = time === null ? [] : await readHeld(state, { id, time });
      if (heldEntry) return heldEntry;
    }
    return null;
  }

  async function ageOf(id: string): Promise<number> {
    const receipt = waitingSince.get(id);
    // A clock that ran ahead on receipt would hide the waiting time.
    if (receipt) return Math.max(Date.now() - receipt.received, performance.now() - receipt.since);
    const entry = (await read(id))?.entry;
    if (!entry) return 0;
    waitingSince.set(id, { received: entry.received, since: performance.now() });
    return Date.now() - entry.received;
  }

  return {
    async prepare() {
      await spool.prepare();
      // Version 3 stored its alerts there.
      await rm(`${dir}/alerts.json`, { force: true });
    },

    async put(entries, earlier) {
      const mail = entries.at(-1) as Entry;
      const seen = async (id: string, within: number) =>
        ((await spool.timeOf('seen', id)) ?? -Infinity) > Date.now() - within;
      if (earlier && (await seen(earlier.id, earlier.within))) return false;
      if (entries.length > 1 && (await seen(mail.id, Infinity))) return false;
      const created: string[] = [];
      for (const entry of entries) if (await spool.create('busy', entry.id, entry)) created.push(entry.id);
      // A mark means that the same inquiry was received before and has left `busy` already.
      const isNew =
        created.includes(mail.id) &&
        (isHook(mail.id) || (await spool.mark('seen', mail.id).catch(() => true)));
      if (!isNew) for (const id of created) await spool.remove('busy', id);
      return isNew;
    },

    async claim(count) {
      const now = Date.now();
      const dueFiles = (await spool.list('new')).filter(({ time }) => time <= now || time > now + maxDelay);
      const claims = await Promise.all(dueFiles.slice(0, Math.max(count, 0)).map(claimOne));
      return claims.filter((entry) => entry !== null);
    },

    renew: (id) => spool.setTime('busy', id, Date.now()),

    postpone: (entry, delay) => leaveBusy(entry, 'new', Date.now() + delay),

    fail: async (entry) => leaveBusy(entry, 'failed', await stamp()),

    async discard(entry) {
      const isCopied = keepsCopies && !isHook(entry.id);
      // Without a copy: a delivered mail must leave `busy`, where it would be sent again.
      const remove = () => spool.remove('busy', entry.id);
      await (isCopied ? leaveBusy(entry, 'sent', await stamp()).catch(remove) : remove());
    },

    async makeDue() {
      const files = await spool.list('new');
      // A newly claimed entry is gone from here, and being sent.
      await Promise.allSettled(files.map(({ id }) => spool.setTime('new', id, Date.now())));
      return files.length;
    },

    async recover(ownIds) {
      // Drafts of a dead process were never accepted.
      for (const { id, time } of await spool.list('tmp'))
        if (time < Date.now() - draftAge) await spool.remove('tmp', id);
      const now = performance.now();
      const busyFiles = (await spool.list('busy')).filter(({ id }) => !ownIds.includes(id));
      leases = new Map(
        busyFiles.map(({ id, time }) => {
          const lease = leases.get(id);
          return [id, lease?.time === time ? lease : { time, since: now }];
        }),
      );
      const staleLeases = [...leases].filter(([, { since }]) => now - since >= leaseTime);
      const moves = await Promise.allSettled(staleLeases.map(([id]) => spool.move(id, 'busy', 'new')));
      return moves.filter(({ status }) => status === 'fulfilled').length;
    },

    async count() {
      const files: string[] = [];
      for (const state of waiting) files.push(...(await spool.names(state)));
      for (const id of waitingSince.keys()) if (!files.includes(id)) waitingSince.delete(id);
      const ages = await Promise.all(files.map(ageOf));
      const inquiries = (ids: string[]) => new Set(ids.map(inquiryOf)).size;
      return {
        waiting: inquiries(files),
        age: Math.max(0, ...ages),
        failed: inquiries(await spool.names('failed')),
      };
    },

    async list(...requestedStates) {
      const heldById = new Map<string, Held>();
      // As for `waiting`.
      const states = requestedStates.includes('busy')
        ? (['busy', ...requestedStates] as const)
        : requestedStates;
      for (const state of states) {
        const files = await spool.list(state);
        const foundEntries = (await Promise.all(files.map((file) => readHeld(state, file)))).flat();
        for (const each of foundEntries) heldById.set(each.id, each);
      }
      return [...heldById.values()];
    },

    read,

    async setState(entry, to, from, age = 0) {
      await spool.write(to, entry.id, entry, (to === 'new' ? Date.now() : await stamp()) - age);
      if (from && from !== to) await spool.remove(from, entry.id);
    },

    remove: spool.remove,

    async removeBefore(from, end) {
      const old = (await spool.list(from)).filter(({ time }) => time < end);
      for (const { id } of old) await spool.remove(from, id);
      return old.map(({ id }) => id);
    },

    mark: spool.mark,
    marked: spool.timeOf,
    clock,

    async saveClock(value) {
      // Two processes can share a folder during a restart.
      const draft = `${dir}/tmp/clock.${randomUUID()}`;
      await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
      await rename(draft, `${dir}/clock.json`);
    },

    now: async () => Date.now(),
    isWritable: () => spool.isWritable(probeLength),
    close: async () => {},
  };
}
