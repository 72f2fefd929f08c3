import { openDatabase } from './database';
import { createOutbox } from './mail/outbox';
import { createPostgresQueue } from './mail/postgres-queue';
import type { Settings } from './settings';

/**
 * Opens the outbox of the settings, with its database.
 *
 * @param timeout milliseconds for a statement, where no visitor waits
 */
export function openOutbox(settings: Settings, keepDays: number, timeout?: number) {
  const { databaseUrl, outboxDir, freezes } = settings;
  const database = databaseUrl ? openDatabase(databaseUrl, { timeout, freezes }) : null;
  const queue = database ? createPostgresQueue(database, keepDays > 0) : outboxDir;
  return { database, outbox: createOutbox(queue, keepDays) };
}
