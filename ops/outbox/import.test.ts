import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { entryOf } from '@/e2e/support/mail/entries';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { day, hookOf } from '@/server/mail/entry';
import { createFolderQueue } from '@/server/mail/folder-queue';
import { openOutbox } from '@/server/open-outbox';
import { readSettings } from '@/server/settings';
import { importFolder } from './import';

(hasPostgres ? describe : describe.skip)('with a database', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
    postgres = await startPostgres();
  });

  afterAll(() => postgres.close());

  test('an outbox moves from a folder', async () => {
    const folder = newFolder();
    const queue = createFolderQueue(folder, true);
    await queue.prepare();
    const waiting = entryOf('waiting');
    for (const entry of [waiting, hookOf(waiting)]) await queue.setState(entry, 'new');
    await queue.put([entryOf('busy')]);
    await queue.setState(entryOf('failed'), 'failed', undefined, 2 * day);
    await queue.setState(entryOf('kept'), 'sent');
    await queue.mark('seen', 'known', 1_000_000);
    const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: postgres.url });
    const { outbox } = openOutbox(settings, 7);
    for (let again = 0; again < 2; again += 1) await importFolder(outbox, settings, folder);
    expect(await outbox.count()).toMatchObject({ waiting: 2, failed: 1 });
    const held = await outbox.list('new', 'failed', 'sent');
    expect(held.map(({ state, id }) => `${state} ${id}`).sort()).toEqual([
      'failed failed',
      'new busy',
      'new waiting',
      'new waiting.webhook',
      'sent kept',
    ]);
    expect(await outbox.marked('seen', 'known')).toBe(1_000_000);
    expect(await outbox.marked('seen', 'busy')).not.toBeNull();
    expect(await outbox.removeBefore('failed', Date.now() - day)).toEqual(['failed']);
    for (const state of ['new', 'busy', 'failed', 'sent', 'seen'])
      expect(readdirSync(path.join(folder, state))).toEqual([]);
    await importFolder(outbox, settings, path.join(folder, 'none'));
    expect([process.exitCode, existsSync(path.join(folder, 'none'))]).toEqual([1, false]);
    process.exitCode = undefined;
    await outbox.close();
  });
});
