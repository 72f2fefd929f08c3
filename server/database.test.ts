import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { openDatabase } from './database';

(hasPostgres ? describe : describe.skip)('with a database', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(() => postgres.close());

  async function countConnections(): Promise<unknown> {
    const [found] = await postgres.query(
      "select count(*)::int from pg_stat_activity where application_name = 'company-site'",
    );
    return found?.count;
  }

  test('a process that a host freezes has two connections, for five seconds', async () => {
    const pool = openDatabase(postgres.url, { timeout: 10_000, freezes: true });
    await Promise.all(Array.from({ length: 12 }, () => pool.query('select pg_sleep(0.01)')));
    expect(await countConnections()).toBe(2);
    await new Promise((done) => setTimeout(done, 6000));
    expect(await countConnections()).toBe(0);
    await pool.end();
  }, 20_000);
});
