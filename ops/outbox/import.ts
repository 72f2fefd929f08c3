import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createFolderQueue } from '../../server/mail/folder-queue';
import type { Outbox } from '../../server/mail/outbox';
import type { Settings } from '../../server/settings';
import { fail } from './fail';

/** Moves the outbox of a stopped server's folder into the database. Unreadable files stay. */
export async function importFolder(
  outbox: Outbox,
  { databaseUrl, outboxDir }: Settings,
  folder = outboxDir,
): Promise<void> {
  if (!databaseUrl) return fail('Set DATABASE_URL: the outbox of the folder is moved there.');
  if (!existsSync(folder)) return fail(`There is no folder ${folder}.`);
  const from = createFolderQueue(folder, false);
  await from.prepare();
  const now = Date.now();
  let moved = 0;
  let unreadable = 0;
  for (const { state, id, time, entry } of await from.list('new', 'busy', 'failed', 'sent')) {
    if (!entry) {
      unreadable += 1;
      continue;
    }
    const target = state === 'busy' ? 'new' : state;
    const age = target === 'new' ? 0 : Math.max(now - time, 0);
    await outbox.setState(entry, target, undefined, age);
    await from.remove(state, id);
    moved += 1;
  }
  for (const kind of ['seen', 'gone'] as const)
    for (const id of await readdir(path.join(folder, kind))) {
      await outbox.mark(kind, id, (await from.marked(kind, id)) ?? undefined);
      await rm(path.join(folder, kind, id));
    }
  console.log(`${moved} entries are in the database.`);
  if (unreadable > 0) fail(`${unreadable} files cannot be read: they stay in ${folder}.`);
}
