import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';

/** A file of the spool: its name, and its time in milliseconds since 1970. */
export type Spooled = { id: string; time: number };

/**
 * A folder of folders in which records stand as files, one each. A file appears and moves by `rename`, which happens
 * wholly or not at all: neither a kill nor a second process on the same folder leaves half a record.
 *
 * @param dir its path, absolute or from the working folder
 * @param states the names of the inner folders
 */
export function createSpool<Entry, State extends string>(dir: string, states: readonly State[]) {
  const at = (state: State | 'tmp', id = '') => `${dir}/${state}/${id}`;

  /** Makes what is missing of the folders, for the owner alone. */
  async function prepare(): Promise<void> {
    for (const state of ['tmp', ...states] as const) await mkdir(at(state), { recursive: true, mode: 0o700 });
  }

  /** Puts a record into a state, in place of its namesake there; it is on the disk itself when this returns. */
  async function write(state: State, id: string, entry: Entry, time = Date.now()): Promise<void> {
    await prepare();
    const draft = at('tmp', `${id}.${randomUUID()}`);
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(entry));
        await file.utimes(time / 1000, time / 1000);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, at(state, id));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(at(state));
  }

  return {
    prepare,
    write,

    async read(state: State, id: string): Promise<Entry> {
      return JSON.parse(await readFile(at(state, id), 'utf8'));
    },

    /** Moves a record as it is. Throws ENOENT when another process was faster. */
    async move(id: string, from: State, to: State): Promise<void> {
      await rename(at(from, id), at(to, id));
    },

    async setTime(state: State, id: string, time: number): Promise<void> {
      await utimes(at(state, id), time / 1000, time / 1000);
    },

    async remove(state: State | 'tmp', id: string): Promise<void> {
      await rm(at(state, id), { force: true });
    },

    /** The records of a state, the oldest time first. */
    async list(state: State | 'tmp'): Promise<Spooled[]> {
      const found = await Promise.all(
        (await readdir(at(state))).map(async (id) => {
          const file = await stat(at(state, id)).catch(() => null);
          return file ? [{ id, time: file.mtimeMs }] : [];
        }),
      );
      return found.flat().sort((a, b) => a.time - b.time);
    },

    /** Says whether a record could be put down now. */
    async isWritable(): Promise<boolean> {
      const probe = at('tmp', randomUUID());
      try {
        await prepare();
        await (await open(probe, 'wx', 0o600)).close();
        await rm(probe);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A rename is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
