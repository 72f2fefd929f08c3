import { createServer } from 'node:net';
import { phoneIn } from '@/e2e/support/content/records';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { buildingPath, contactPath, type MountedRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { hasPostgres, type Postgres, startPostgres } from '@/e2e/support/servers/postgres';
import { listenOnLoopback } from '@/lib/loopback';
import { buildingForm, contactForm } from '@/server/inquiry/forms';
import { translationsOf } from './translations';

const words = translationsOf('Contact', '/').in('en');

let relay: ScriptedRelay;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  relay = await startScriptedRelay();
});

afterAll(() => relay.close());

async function post(
  site: MountedRoutes,
  { route = contactPath, headers = {}, body = {} as Record<string, unknown> } = {},
) {
  const form = route === contactPath ? contactForm : buildingForm;
  return await fetch(site.url + route, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    body: JSON.stringify(inquiryOf(form, body)),
  });
}

async function statuses(count: number, ask: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await ask(index)).status);
  return all;
}

function withSite(environment: Record<string, string>, use: (site: MountedRoutes) => Promise<void>) {
  return withRoutes({ SMTP_URL: relay.url, ...environment }, use);
}

test('a visitor over the limit gets the waiting time and the phone number', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '2' }, async (site) => {
    expect(await statuses(2, () => post(site))).toEqual([200, 200]);
    const response = await post(site);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
    const { error } = await response.json();
    expect(error).toBe(words.answer('tooMany', { minutes: 10 }));
    expect(error).toContain(phoneIn('en'));
  });
});

test('both forms count together', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '2' }, async (site) => {
    const routes = [contactPath, buildingPath, contactPath, buildingPath];
    expect(await statuses(4, (index) => post(site, { route: routes[index] ?? '' }))).toEqual([
      200, 200, 429, 429,
    ]);
  });
});

test('refused inquiries do not count', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '1' }, async (site) => {
    expect(await statuses(3, () => post(site, { body: { name: '' } }))).toEqual([400, 400, 400]);
    expect(await statuses(2, () => post(site))).toEqual([200, 429]);
  });
});

test('the total limit applies to all visitors together', async () => {
  await withSite({ RATE_LIMIT_TOTAL: '3', TRUST_PROXY: '1' }, async (site) => {
    const ask = (index: number) => post(site, { headers: { 'X-Forwarded-For': `198.51.100.${index}` } });
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429]);
  });
});

test('behind a trusted proxy visitors are identified by the address that it appends', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '1', TRUST_PROXY: '1' }, async (site) => {
    const from = (address: string) => post(site, { headers: { 'X-Forwarded-For': address } });
    const ask = ['198.51.100.1', '198.51.100.2', '203.0.113.1, 198.51.100.1', '203.0.113.2, 198.51.100.2'];
    expect(await statuses(4, (index) => from(ask[index] ?? ''))).toEqual([200, 200, 429, 429]);
  });
});

test('behind a proxy that changes Host the configured site address counts', async () => {
  const settings = { TRUST_PROXY: '1', NEXT_PUBLIC_SITE_URL: 'https://www.company.example' };
  await withSite(settings, async (site) => {
    const from = async (host: string) =>
      (await post(site, { headers: { Origin: `https://${host}`, 'X-Forwarded-Host': host } })).status;
    expect([await from('www.company.example'), await from('evil.example')]).toEqual([200, 403]);
  });
});

(hasPostgres ? describe : describe.skip)('with a database', () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(() => postgres.close());

  test('servers share the limits while the database is available', async () => {
    const settings = { DATABASE_URL: postgres.url, RATE_LIMIT_VISITOR: '4' };
    await withSite(settings, (one) =>
      withSite(settings, async (two) => {
        const sites = [one, two];
        const ask = (index: number) =>
          post(sites[index % 2] as MountedRoutes, { body: { name: `${index}` } });
        expect(await statuses(6, ask)).toEqual([200, 200, 200, 200, 429, 429]);
        await postgres.query('delete from site_limits');
        await withSite(settings, async (three) => {
          expect((await post(three)).status).toBe(200);
          await postgres.stop();
          const started = performance.now();
          expect(await statuses(5, () => post(three))).toEqual([200, 200, 200, 200, 429]);
          expect(performance.now() - started).toBeLessThan(10_000);
          await postgres.start();
          expect(await statuses(4, () => post(three))).toEqual([200, 200, 200, 429]);
        });
      }),
    );
  }, 60_000);

  test('a server whose clock was weeks ahead blocks nobody once others count', async () => {
    const settings = { DATABASE_URL: postgres.url, RATE_LIMIT_VISITOR: '2' };
    await postgres.query('delete from site_limits');
    await withSite(settings, async (site) => {
      expect((await post(site)).status).toBe(200);
      await postgres.query(`update site_limits set points = 9, expire = expire + ${40 * 86_400_000}::bigint`);
      expect(await statuses(3, () => post(site))).toEqual([200, 200, 429]);
    });
  });

  test.each(['cannot be reached', 'does not answer'])(
    'an inquiry is mailed and counted while the database %s',
    async (what) => {
      const mute = createServer((socket) => socket.resume());
      const settings = {
        DATABASE_URL: `postgres://user:secret-word@127.0.0.1:${await listenOnLoopback(mute)}/site`,
        RATE_LIMIT_VISITOR: '2',
      };
      if (what !== 'does not answer') mute.close();
      relay.delivered.length = 0;
      await withSite(settings, async (site) => {
        const started = performance.now();
        expect((await post(site)).status).toBe(200);
        relay.script = { MAIL: '451 Later' };
        const refused = await post(site, { body: { name: 'Omer' } });
        relay.script = {};
        expect([refused.status, (await refused.json()).error]).toEqual([
          503,
          expect.stringContaining(phoneIn('en')),
        ]);
        expect([(await post(site)).status, relay.delivered.length]).toEqual([429, 1]);
        // Long before the timeout of a connection, also on a busy machine.
        expect(performance.now() - started).toBeLessThan(15_000);
      });
      mute.close();
      const lines = [console.log, console.error].flatMap((write) => jest.mocked(write).mock.calls);
      expect(lines.join()).toContain('outbox not writable');
      expect(lines.join()).not.toMatch(/secret-word|user:/);
    },
  );
});
