import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { errorCode, log } from './log';
import type { Message } from './mail';

/** A message at rest, one file each, named by its id. The time of the file says when it is due, or when it failed. */
export type Entry = Message & {
  id: string;
  form: string;
  /** What the visitor wrote, for the person who looks after a failed message. */
  inquiry: Record<string, string>;
  /** Milliseconds since 1970. */
  received: number;
  /** When it is given up, milliseconds since 1970. */
  giveUp: number;
  attempts: number;
  /** Codes of the last failure. */
  reason: string;
};

/** `tmp` is being written, `new` waits for its time, `busy` is being sent, `failed` waits for a person. */
export type State = (typeof states)[number];

const states = ['tmp', 'new', 'busy', 'failed'] as const;

export type Outbox = ReturnType<typeof createOutbox>;

/** Milliseconds: how long a message is tried, and how long a failed one is kept. */
export const tryFor = 5 * 24 * 3_600_000;
export const keepFailedFor = 30 * 24 * 3_600_000;

/** Milliseconds after which nobody can be writing a draft any more. */
const draftAge = 60_000;

/**
 * The folder in which messages survive the process. A file enters and changes its state by `rename`, which happens
 * wholly or not at all, so that neither a kill nor a second process on the same folder leaves half a message.
 *
 * @param dir its path, absolute or from the working folder; made with mode 700
 */
export function createOutbox(dir: string) {
  const at = (state: State, name = '') => `${dir}/${state}/${name}`;

  async function prepare(): Promise<void> {
    for (const state of states) await mkdir(at(state), { recursive: true, mode: 0o700 });
  }

  /** Puts a message into a state, on the disk itself when this returns. */
  async function write(entry: Entry, state: State, time = Date.now()): Promise<void> {
    await prepare();
    const draft = at('tmp', `${entry.id}.${randomUUID()}`);
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(entry));
        await file.utimes(time / 1000, time / 1000);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, at(state, entry.id));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(at(state));
  }

  /** Ends an attempt. Where there is no room for what it taught, the message moves as it was. */
  async function leaveBusy(entry: Entry, state: State, time: number): Promise<void> {
    try {
      await write(entry, state, time);
      await remove(entry.id, 'busy');
    } catch {
      await rename(at('busy', entry.id), at(state, entry.id));
      await utimes(at(state, entry.id), time / 1000, time / 1000);
    }
  }

  async function remove(id: string, ...states: State[]): Promise<void> {
    for (const state of states) await rm(at(state, id), { force: true });
  }

  async function read(state: State, id: string): Promise<Entry> {
    return JSON.parse(await readFile(at(state, id), 'utf8'));
  }

  /** The ids in a state with their times, the oldest first. */
  async function list(state: State): Promise<{ id: string; time: number }[]> {
    const found = await Promise.all(
      (await readdir(at(state))).map(async (id) => {
        const time = await stat(at(state, id)).catch(() => null);
        return time ? [{ id, time: time.mtimeMs }] : [];
      }),
    );
    return found.flat().sort((a, b) => a.time - b.time);
  }

  return {
    list,
    read,
    prepare,

    /** Says whether a message could be put down now. */
    async isWritable(): Promise<boolean> {
      const probe = at('tmp', randomUUID());
      try {
        await prepare();
        await writeFile(probe, 'probe', { mode: 0o600 });
        await rm(probe);
        return true;
      } catch {
        return false;
      }
    },

    /** Takes a message in; whoever does this sends it. The same message waiting for its time is replaced by it. */
    async put(entry: Entry): Promise<void> {
      await write(entry, 'busy');
      await remove(entry.id, 'new');
    },

    /** Takes up to `count` messages that are due; no other process gets them then. */
    async claim(count: number): Promise<Entry[]> {
      const due = (await list('new')).filter(({ time }) => time <= Date.now()).slice(0, count);
      const claims = due.map(async ({ id }) => {
        await rename(at('new', id), at('busy', id));
        try {
          return await read('busy', id);
        } catch (error) {
          // Nothing of ours writes such a file: a person must see it.
          await rename(at('busy', id), at('failed', id));
          throw error;
        }
      });
      return (await Promise.allSettled(claims)).flatMap((claim) => {
        if (claim.status === 'fulfilled') return [claim.value];
        if (errorCode(claim.reason) !== 'ENOENT')
          log('error', 'outbox file unreadable', { code: errorCode(claim.reason) });
        return [];
      });
    },

    /** Lets a message wait until a time, in milliseconds since 1970. */
    async postpone(entry: Entry, due: number): Promise<void> {
      await leaveBusy(entry, 'new', due);
    },

    /** Keeps a message for a person to see. */
    async fail(entry: Entry): Promise<void> {
      await leaveBusy(entry, 'failed', Date.now());
    },

    /** Forgets a message that is delivered. */
    async discard(id: string): Promise<void> {
      await remove(id, 'busy', 'new');
    },

    /** Makes everything due that a process left behind when it ended; drafts were never accepted and go. */
    async recover(): Promise<number> {
      await prepare();
      const drafts = (await list('tmp')).filter(({ time }) => time < Date.now() - draftAge);
      for (const { id } of drafts) await remove(id, 'tmp');
      const left = await list('busy');
      for (const { id } of left) await rename(at('busy', id), at('new', id));
      return left.length;
    },

    /** Makes every waiting message due, and every failed one for its full time again; returns their number. */
    async retry(): Promise<number> {
      const [waiting, failed] = [await list('new'), await list('failed')];
      const now = Date.now() / 1000;
      // One that has just been claimed is gone from here, and being sent.
      await Promise.allSettled(waiting.map(({ id }) => utimes(at('new', id), now, now)));
      for (const { id } of failed) {
        await write({ ...(await read('failed', id)), giveUp: Date.now() + tryFor }, 'new');
        await remove(id, 'failed');
      }
      return waiting.length + failed.length;
    },

    /** Deletes what failed more than thirty days ago; returns the ids. */
    async purge(): Promise<string[]> {
      const old = (await list('failed')).filter(({ time }) => time < Date.now() - keepFailedFor);
      for (const { id } of old) await remove(id, 'failed');
      return old.map(({ id }) => id);
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
