import { cpSync, existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { day } from '@/server/mail/entry';
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

  test('an outbox moves from a folder, also of the previous version', async () => {
    const folder = newFolder();
    cpSync('e2e/fixtures/outbox-before-two-entries', folder, { recursive: true });
    const [known = ''] = readdirSync(path.join(folder, 'seen'));
    utimesSync(path.join(folder, 'seen', known), 1000, 1000);
    const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: postgres.url });
    const { outbox } = openOutbox(settings, 7);
    for (let again = 0; again < 2; again += 1) await importFolder(outbox, settings, folder);
    expect(await outbox.count()).toMatchObject({ waiting: 6, failed: 4 });
    expect((await outbox.list('sent', 'failed', 'new')).map(({ state }) => state).sort()).toEqual([
      ...[...Array(5).fill('failed'), ...Array(8).fill('new'), 'sent'],
    ]);
    expect(await postgres.query("select from site_marks where kind = 'seen'")).toHaveLength(10);
    expect(await outbox.marked('seen', known)).toBe(1_000_000);
    expect(await outbox.removeBefore('failed', Date.now() - day)).toEqual([]);
    for (const state of ['new', 'busy', 'failed', 'sent', 'seen'])
      expect(readdirSync(path.join(folder, state))).toEqual([]);
    await importFolder(outbox, settings, path.join(folder, 'none'));
    expect([process.exitCode, existsSync(path.join(folder, 'none'))]).toEqual([1, false]);
    process.exitCode = undefined;
    await outbox.close();
  });
});
