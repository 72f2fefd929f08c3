import { randomUUID } from 'node:crypto';
import {
  chown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { errorCode } from '../log';

/** A file of the spool: its name, and its time in milliseconds since 1970. */
export type Spooled = { id: string; time: number };

/**
 * Stores every record as a file in the folder of its state. A file appears and moves in one step, by `link` or
 * `rename`: neither a kill nor a second process on the same folder leaves half a record.
 *
 * @param dir its path, absolute or from the working folder
 * @param states the names of the inner folders
 */
export function createSpool<Entry, State extends string>(dir: string, states: readonly State[]) {
  const pathOf = (state: State | 'tmp', id = '') => `${dir}/${state}/${id}`;

  /** Creates missing folders, accessible to their owner only. */
  async function prepare(): Promise<void> {
    for (const state of ['tmp', ...states] as const)
      if (await mkdir(pathOf(state), { recursive: true, mode: 0o700 })) await share(pathOf(state));
  }

  /** Gives what root writes, in a command, to the owner of the folder: the server. */
  async function share(path: string): Promise<void> {
    if (process.getuid?.() !== 0) return;
    const { uid, gid } = await stat(dir);
    await chown(path, uid, gid);
  }

  /** Recreates the folders if they were removed while the server runs. */
  async function openDraft(draft: string) {
    try {
      return await open(draft, 'wx', 0o600);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      await prepare();
      return await open(draft, 'wx', 0o600);
    }
  }

  /** Writes a draft to the disk, puts it in place by `publish`, and waits until the folder is on the disk as well. */
  async function store(
    state: State,
    id: string,
    entry: Entry,
    time: number,
    publish: (draft: string, path: string) => Promise<void>,
  ): Promise<void> {
    const draft = pathOf('tmp', `${id}.${randomUUID()}`);
    try {
      const file = await openDraft(draft);
      try {
        await file.writeFile(JSON.stringify(entry));
        await file.utimes(time / 1000, time / 1000);
        await file.sync();
      } finally {
        await file.close();
      }
      await share(draft);
      await publish(draft, pathOf(state, id));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(pathOf(state));
  }

  return {
    prepare,

    /** Puts a record into a state, replacing one of the same name; it is on the disk when this returns. */
    async write(state: State, id: string, entry: Entry, time = Date.now()): Promise<void> {
      await store(state, id, entry, time, rename);
    },

    /** Writes a record unless one of that name exists; then returns false. */
    async create(state: State, id: string, entry: Entry): Promise<boolean> {
      return await unlessThere(
        store(state, id, entry, Date.now(), async (draft, path) => {
          await link(draft, path);
          await rm(draft);
        }),
      );
    },

    /** Writes an empty file into a state; false when it exists. */
    async mark(state: State, id: string, time = Date.now()): Promise<boolean> {
      const path = pathOf(state, id);
      return await unlessThere(
        writeFile(path, '', { flag: 'wx', mode: 0o600 }).then(() => utimes(path, time / 1000, time / 1000)),
      );
    },

    async read(state: State, id: string): Promise<Entry> {
      return JSON.parse(await readFile(pathOf(state, id), 'utf8'));
    },

    /** Moves a record unchanged. Throws ENOENT when another process was faster. */
    async move(id: string, from: State, to: State): Promise<void> {
      await rename(pathOf(from, id), pathOf(to, id));
    },

    async setTime(state: State, id: string, time: number): Promise<void> {
      await utimes(pathOf(state, id), time / 1000, time / 1000);
    },

    /** The time of a record, null when there is none. */
    async timeOf(state: State, id: string): Promise<number | null> {
      const file = await stat(pathOf(state, id)).catch(() => null);
      return file?.mtimeMs ?? null;
    },

    /** Deletes a record; false when there is none. */
    async remove(state: State | 'tmp', id: string): Promise<boolean> {
      try {
        await unlink(pathOf(state, id));
        return true;
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
        return false;
      }
    },

    /** The names of the records of a state. */
    async names(state: State): Promise<string[]> {
      return await readdir(pathOf(state));
    },

    /** The records of a state, the oldest time first. */
    async list(state: State | 'tmp'): Promise<Spooled[]> {
      const records = await Promise.all(
        (await readdir(pathOf(state))).map(async (id) => {
          const file = await stat(pathOf(state, id)).catch(() => null);
          return file ? [{ id, time: file.mtimeMs }] : [];
        }),
      );
      return records.flat().sort((a, b) => a.time - b.time);
    },

    /** Tells whether records of so many bytes could be written now, and linked. */
    async isWritable(length: number): Promise<boolean> {
      const probe = pathOf('tmp', randomUUID());
      try {
        await prepare();
        await writeFile(probe, ' '.repeat(length), { flag: 'wx', mode: 0o600 });
        await link(probe, `${probe}.link`);
        await Promise.all([rm(probe), rm(`${probe}.link`)]);
        return true;
      } catch {
        await rm(probe, { force: true }).catch(() => {});
        return false;
      }
    },
  };
}

async function unlessThere(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Syncs a folder, because a rename is durable only after that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
