import { type FrozenHost, startFrozenHost } from '@/e2e/support/mail/frozen-host';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { contactPath, roundPath } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { until } from '@/e2e/support/until';
import { contactForm } from '@/server/inquiry/forms';

const secret = 's'.repeat(32);
const clock = { headers: { Authorization: `Bearer ${secret}` } };

(hasPostgres ? describe : describe.skip)('on a host that freezes processes', () => {
  let postgres: Postgres;
  let relay: ScriptedRelay;
  let hosts: FrozenHost[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(() => postgres.close());

  beforeEach(async () => {
    await postgres.query('drop table if exists site_outbox, site_marks, site_limits');
    relay = await startScriptedRelay();
  });

  afterEach(async () => {
    await Promise.all([relay.close(), ...hosts.map((host) => host.close())]);
    hosts = [];
  });

  async function start(): Promise<FrozenHost> {
    const settings = { SMTP_URL: relay.url, DATABASE_URL: postgres.url, CRON_SECRET: secret };
    const host = await startFrozenHost(settings);
    hosts.push(host);
    return host;
  }

  const send = (host: FrozenHost, message: string) =>
    host.call(contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(inquiryOf(contactForm, { message })),
    });

  const runRound = async (host: FrozenHost) => (await host.call(roundPath, clock)).json();

  const tokens = () => relay.delivered.map(({ mail }) => /token-\d+!/.exec(mail.text ?? '')?.[0]).sort();

  /** Ends the lease of entries that a dead process was sending. */
  const endLeases = () =>
    postgres.query("update site_outbox set time = time - interval '21 seconds' where state = 'busy'");

  test('a relay that needs six seconds gets one mail', async () => {
    const [one, other] = [await start(), await start()];
    relay.script = { message: { after: 6000, say: '250 Taken' } };
    expect((await send(one, 'token-1!')).status).toBe(200);
    expect(tokens()).toEqual(['token-1!']);
    await endLeases();
    for (const host of [other, one])
      expect(await runRound(host)).toEqual({ delivered: 0, waiting: 0, failed: 0 });
    expect(tokens()).toEqual(['token-1!']);
  }, 60_000);

  test('a mail for a relay that was away leaves in the next round once', async () => {
    const [one, other] = [await start(), await start()];
    relay.script = { greeting: 'close' };
    expect((await send(one, 'token-1!')).status).toBe(200);
    expect(await runRound(other)).toEqual({ delivered: 0, waiting: 1, failed: 0 });
    relay.script = {};
    await new Promise((done) => setTimeout(done, 300));
    const counts = await Promise.all([one, other].map(runRound));
    expect(counts.map(({ delivered }) => delivered).sort()).toEqual([0, 1]);
    expect(await runRound(one)).toEqual({ delivered: 0, waiting: 0, failed: 0 });
    expect(tokens()).toEqual(['token-1!']);
  }, 60_000);

  test('a kill inside a round loses nothing', async () => {
    const [one, other] = [await start(), await start()];
    const messages = Array.from({ length: 8 }, (_, index) => `token-${index}!`);
    relay.script = { MAIL: '451 Later' };
    for (const message of messages) expect((await send(one, message)).status).toBe(200);
    await postgres.query('update site_outbox set time = now()');
    // The process dies while the relay has mails without a verdict.
    let arrived = 0;
    relay.script = { message: () => (++arrived > 2 ? { after: 200, say: '250 Taken' } : '250 Taken') };
    await one.kill(roundPath, clock, () => until(() => arrived > 4));
    await endLeases();
    relay.script = {};
    expect(await runRound(other)).toMatchObject({ waiting: 0, failed: 0 });
    expect([...new Set(tokens())]).toEqual(messages);
    const idsOf = (token: string) =>
      relay.delivered.filter(({ mail }) => mail.text?.includes(token)).map(({ mail }) => mail.messageId);
    for (const message of messages) {
      expect(idsOf(message).length).toBeLessThanOrEqual(2);
      expect(new Set(idsOf(message)).size).toBe(1);
    }
  }, 60_000);
});
