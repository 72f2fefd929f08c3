import { createHmac } from 'node:crypto';
import { cpSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { newFolder } from '@/e2e/support/folder';
import { type MountedRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { endServer, listenOnLoopback } from '@/lib/loopback';
import { retry } from '@/ops/outbox/retry';
import { health } from '@/server/health';

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;

beforeAll(() => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
});

type Receiver = {
  status: number | 'hang' | 'hang up';
  calls: { headers: IncomingHttpHeaders; body: string }[];
};

/** Runs a test with a site that delivers every inquiry to a relay and to a receiver on loopback. */
async function withReceiver(
  status: Receiver['status'],
  use: (receiver: Receiver, relay: ScriptedRelay, site: MountedRoutes) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const receiver: Receiver = { status, calls: [] };
  const server = createServer(async (request, response) => {
    receiver.calls.push({ headers: request.headers, body: await text(request) });
    if (receiver.status === 'hang up') response.destroy();
    else if (receiver.status !== 'hang')
      response.writeHead(receiver.status, { Location: '/elsewhere' }).end();
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/hook`;
  const relay = await startScriptedRelay();
  const settings = { SMTP_URL: relay.url, WEBHOOK_URL: url, WEBHOOK_SECRET: secret, ...more };
  await withRoutes(settings, async (site) => {
    await use(receiver, relay, site).finally(() => endServer(server));
  }).finally(() => relay.close());
}

const isEmpty = (site: MountedRoutes) => Object.values(site.resting()).every((count) => count === 0);

test('an inquiry is signed, with its fields and the id of its mail', async () => {
  await withReceiver(204, async (receiver, relay, site) => {
    expect((await postContact(site.url, 'Where is the dock?'))?.status).toBe(200);
    await until(() => isEmpty(site));
    const [call, ...more] = receiver.calls;
    expect(more).toEqual([]);
    const id = call?.headers['webhook-id'];
    const time = call?.headers['webhook-timestamp'];
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(10);
    const signature = createHmac('sha256', key).update(`${id}.${time}.${call?.body}`).digest('base64');
    expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'inquiry.received',
      data: { id, form: 'contact', inquiry: { message: 'Where is the dock?' } },
    });
    expect(relay.delivered[0]?.mail.messageId).toContain(String(id));
  });
});

test.each([500, 404, 302, 'hang up'] as const)(
  'while the webhook answers %s, only the webhook is tried again, under the same id',
  async (status) => {
    await withReceiver(status, async (receiver, relay, site) => {
      expect((await postContact(site.url))?.status).toBe(200);
      await until(() => receiver.calls.length >= 2);
      receiver.status = 200;
      await until(() => isEmpty(site));
      expect(relay.delivered).toHaveLength(1);
      expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    });
  },
);

test('a webhook that hangs delays neither the visitor nor the mail', async () => {
  await withReceiver('hang', async (receiver, relay, site) => {
    const started = performance.now();
    expect((await postContact(site.url))?.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
    expect([relay.delivered.length, site.resting().busy]).toEqual([1, 1]);
    await until(() => receiver.calls.length === 1);
    receiver.status = 200;
    await until(() => isEmpty(site));
    expect([relay.delivered.length, receiver.calls.length]).toEqual([1, 2]);
  });
}, 30_000);

test('while the database is away the webhook gets the inquiry', async () => {
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/site' };
  await withReceiver(
    200,
    async (receiver, relay, site) => {
      expect((await postContact(site.url))?.status).toBe(200);
      await until(() => receiver.calls.length === 1);
      expect(relay.delivered).toHaveLength(1);
    },
    away,
  );
});

test('while the relay is down the webhook gets the inquiry once', async () => {
  await withReceiver(200, async (receiver, relay, site) => {
    relay.script = { MAIL: '451 Later' };
    await postContact(site.url);
    await until(() => site.resting().new === 1);
    relay.script = {};
    await until(() => relay.delivered.length === 1 && isEmpty(site));
    expect(receiver.calls).toHaveLength(1);
  });
});

test('a mail refused for good fails while the webhook is tried again', async () => {
  await withReceiver(500, async (receiver, relay, site) => {
    relay.script = { message: (mail) => (mail.includes('refused text') ? '550 Never' : '250 Taken') };
    await postContact(site.url, 'refused text');
    await postContact(site.url, 'accepted text');
    await until(() => receiver.calls.length >= 2 && site.resting().failed === 1);
    receiver.status = 200;
    await until(() => site.resting().new + site.resting().busy === 0);
    relay.script = {};
    const calls = receiver.calls.length;
    await retry(site.services.outbox);
    await until(() => isEmpty(site));
    expect([relay.delivered.length, receiver.calls.length]).toEqual([2, calls]);
  });
});

test('a process killed between mail and webhook sends no second mail', async () => {
  await withReceiver('hang', async (receiver, relay, site) => {
    await postContact(site.url);
    await until(() => receiver.calls.length === 1 && relay.delivered.length === 1);
    // A kill leaves the folder as it is.
    const folder = newFolder();
    cpSync(site.outboxDir, folder, { recursive: true });
    receiver.status = 200;
    const { SMTP_URL, WEBHOOK_URL } = {
      SMTP_URL: relay.url,
      WEBHOOK_URL: site.services.settings.webhook?.url ?? '',
    };
    const settings = { SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET: secret, MAIL_OUTBOX_DIR: folder };
    await withRoutes(settings, async (next) => {
      expect((await postContact(next.url))?.status).toBe(200);
      await until(() => isEmpty(next), 40_000);
      const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
      expect([relay.delivered.length, new Set(ids).size]).toEqual([1, 1]);
    });
  });
}, 60_000);

test('410 ends the calls of a webhook, which health reports as failed', async () => {
  const use: Parameters<typeof withReceiver>[1] = async (receiver, relay, site) => {
    await postContact(site.url, 'first');
    await until(() => receiver.calls.length >= 1);
    receiver.status = 410;
    await until(() => site.resting().failed === 1);
    const calls = receiver.calls.length;
    await postContact(site.url, 'second');
    await until(() => site.resting().failed === 2);
    expect((await health(site.services)).status).toBe(503);
    expect([receiver.calls.length, relay.delivered.length]).toEqual([calls, 2]);
    receiver.status = 200;
    await retry(site.services.outbox);
    await until(() => isEmpty(site));
    expect([receiver.calls.length, relay.delivered.length]).toEqual([calls + 2, 2]);
  };
  await withReceiver(500, use);
});
