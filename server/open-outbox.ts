import { openDatabase } from './database';
import { createFolderQueue } from './mail/folder-queue';
import { createOutbox } from './mail/outbox';
import { createPostgresQueue } from './mail/postgres-queue';
import type { Queue } from './mail/queue';
import type { Settings } from './settings';
import { findLoss } from './storage';

/** Returns a queue that stores nothing, so that an inquiry is accepted only when the relay has taken its mail. */
function withoutStorage(queue: Queue, reason: string): Queue {
  return {
    ...queue,
    put: () => Promise.reject(new Error(reason)),
    isWritable: () => Promise.resolve(false),
  };
}

/**
 * Opens the outbox of the settings, with its database.
 *
 * @param timeout milliseconds for a statement, where no visitor waits
 */
export function openOutbox(settings: Settings, keepDays: number, timeout?: number) {
  const { databaseUrl, outboxDir, freezes } = settings;
  const database = databaseUrl ? openDatabase(databaseUrl, { timeout, freezes }) : null;
  const queue = database
    ? createPostgresQueue(database, keepDays > 0)
    : createFolderQueue(outboxDir, keepDays > 0);
  const loss = findLoss(settings);
  return { database, outbox: createOutbox(loss ? withoutStorage(queue, loss) : queue, keepDays), loss };
}
