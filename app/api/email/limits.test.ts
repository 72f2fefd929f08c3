import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { phoneIn } from '@/e2e/support/content/records';
import { newFolder } from '@/e2e/support/folder';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { buildingPath, contactPath, type MountedRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { freePort } from '@/e2e/support/servers/production-server';
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

test('a visitor who sends too much gets the time to wait and the phone number', async () => {
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

test('what was refused does not count', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '1' }, async (site) => {
    expect(await statuses(3, () => post(site, { body: { name: '' } }))).toEqual([400, 400, 400]);
    expect(await statuses(2, () => post(site))).toEqual([200, 429]);
  });
});

test('the limit of all holds for every visitor', async () => {
  await withSite({ RATE_LIMIT_TOTAL: '3', TRUST_PROXY: '1' }, async (site) => {
    const ask = (index: number) => post(site, { headers: { 'X-Forwarded-For': `198.51.100.${index}` } });
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429]);
  });
});

test('behind a trusted proxy visitors are told apart by what it wrote, not by what they did', async () => {
  await withSite({ RATE_LIMIT_VISITOR: '1', TRUST_PROXY: '1' }, async (site) => {
    const from = (address: string) => post(site, { headers: { 'X-Forwarded-For': address } });
    const ask = ['198.51.100.1', '198.51.100.2', '203.0.113.1, 198.51.100.1', '203.0.113.2, 198.51.100.2'];
    expect(await statuses(4, (index) => from(ask[index] ?? ''))).toEqual([200, 200, 429, 429]);
  });
});

test("behind a proxy that changes Host the site's address counts, and the forwarded host does not", async () => {
  const settings = { TRUST_PROXY: '1', NEXT_PUBLIC_SITE_URL: 'https://www.company.example' };
  await withSite(settings, async (site) => {
    const from = async (host: string) =>
      (await post(site, { headers: { Origin: `https://${host}`, 'X-Forwarded-Host': host } })).status;
    expect([await from('www.company.example'), await from('evil.example')]).toEqual([200, 403]);
  });
});

const redisServer = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync);
if (!redisServer) console.warn('redis-server is not installed: the tests of shared limits are skipped.');

(redisServer ? describe : describe.skip)('with Redis', () => {
  async function startRedis(port: number) {
    const dir = newFolder();
    const server = spawn(
      redisServer ?? '',
      `--port ${port} --bind 127.0.0.1 --save`.split(' ').concat('', '--dir', dir),
    );
    for await (const text of server.stdout) if (String(text).includes('Ready to accept')) break;
    return {
      async stop(): Promise<void> {
        server.kill('SIGKILL');
        if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      },
    };
  }

  test('two servers share the limits, and each goes on alone while Redis is away', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const settings = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_VISITOR: '4' };
    await withSite(settings, (one) =>
      withSite(settings, async (two) => {
        const sites = [one, two];
        expect(await statuses(6, (index) => post(sites[index % 2] as MountedRoutes))).toEqual([
          200, 200, 200, 200, 429, 429,
        ]);
        await redis.stop();
        const started = performance.now();
        expect(await statuses(5, () => post(one))).toEqual([200, 200, 200, 200, 429]);
        expect((await post(two)).status).toBe(200);
        // Long before the timeout of a connection, also on a busy machine.
        expect(performance.now() - started).toBeLessThan(10_000);
        const again = await startRedis(port);
        const end = Date.now() + 8000;
        while ((await post(two)).status === 200 && Date.now() < end)
          await new Promise((done) => setTimeout(done, 100));
        expect((await post(two)).status).toBe(429);
        await again.stop();
      }),
    );
  }, 30_000);

  test.each(['cannot be reached at all', 'does not answer'])(
    'an inquiry is taken and counted while Redis %s',
    async (what) => {
      const mute = createServer((socket) => socket.resume());
      const settings = {
        REDIS_URL: `redis://127.0.0.1:${await listenOnLoopback(mute)}`,
        RATE_LIMIT_VISITOR: '1',
      };
      if (what !== 'does not answer') mute.close();
      await withSite(settings, async (site) => {
        const started = performance.now();
        expect(await statuses(2, () => post(site))).toEqual([200, 429]);
        // Long before the timeout of a connection, also on a busy machine.
        expect(performance.now() - started).toBeLessThan(10_000);
      });
      mute.close();
    },
  );
});
