import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { type AlertReceiver, startAlertReceiver } from '@/e2e/support/mail/alert-receiver';
import { type MountedRoutes, mountRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { health } from '@/server/health';

let relay: ScriptedRelay;
let receiver: AlertReceiver;

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  [relay, receiver] = await Promise.all([startScriptedRelay({ login: true }), startAlertReceiver()]);
});

afterEach(() => Promise.all([relay.close(), receiver.close()]));

function withSite(environment: Record<string, string>, use: (site: MountedRoutes) => Promise<void>) {
  const alerts = {
    ALERT_URL: `${receiver.url}/alert`,
    NEXT_PUBLIC_SITE_URL: 'https://www.company.example',
    SERVER_NAME: 'one',
  };
  return withRoutes({ SMTP_URL: relay.url, ...alerts, ...environment }, use);
}

async function post(site: MountedRoutes, message?: string): Promise<number | undefined> {
  return (await postContact(site.url, message))?.status;
}

test.each([
  ['the login', { AUTH: '535 Wrong' }, 'EAUTH AUTH PLAIN 535'],
  ['the sender', { MAIL: '550 Never' }, 'EENVELOPE MAIL FROM 550'],
  ['every mailbox', { RCPT: '550 Who?' }, 'EENVELOPE RCPT TO 550'],
  ['to relay', { DATA: '554 Relaying denied' }, 'EENVELOPE DATA 554'],
])(
  'a relay that refuses %s is reported within seconds until it recovers',
  async (_title, script, codes) => {
    await withSite({}, async (site) => {
      relay.script = script;
      expect(await post(site)).toBe(200);
      await until(() => receiver.alerts.length === 1);
      // Codes only: the text of a relay can quote the visitor.
      expect(receiver.texts()[0]).toBe(
        `www.company.example, one: Inquiries need attention: the mail relay refuses our mail (${codes}); 1 waiting, the oldest for 0 min, 0 failed.`,
      );
      const answer = await health(site.services);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { process: 'ok', outbox: 'ok', relay: 'refuses mail', waiting: 1, oldestMinutes: 0, failed: 0 },
      ]);
      relay.script = {};
      await until(() => relay.delivered.length === 1);
      await until(() => receiver.alerts.length === 2);
      expect(receiver.texts()[1]).toBe('www.company.example, one: OK: 0 waiting, 0 failed.');
      expect((await health(site.services)).status).toBe(200);
      expect(JSON.stringify(receiver.alerts)).not.toMatch(/private/i);
    });
  },
  30_000,
);

test.each(['hang', 'fail'] as const)(
  'an alert address that answers with “%s” delays no inquiry',
  async (mode) => {
    receiver.mode = mode;
    relay.script = { AUTH: '535 Wrong' };
    await withSite({}, async (site) => {
      await post(site, 'first');
      await until(() => receiver.asked > 0);
      relay.script = {};
      const started = performance.now();
      for (const message of ['second', 'third']) expect(await post(site, message)).toBe(200);
      expect(performance.now() - started).toBeLessThan(3000);
      await until(() => relay.delivered.length === 3);
    });
  },
);

describe('with a second relay', () => {
  let other: ScriptedRelay;

  beforeEach(async () => {
    other = await startScriptedRelay();
  });

  afterEach(() => other.close());

  test.each([
    ['refuses the login', { AUTH: '535 Wrong' }],
    ['defers the login', { AUTH: '454 Later' }],
    ['refuses the greeting', { greeting: '554 No' }],
    ['defers the greeting', { greeting: '451 Later' }],
    ['closes the connection', { EHLO: 'close' }],
  ])('an inquiry reaches the company although the first %s, and that is reported', async (_title, script) => {
    relay.script = script;
    await withSite({ SMTP_FALLBACK_URL: other.url }, async (site) => {
      expect(await post(site)).toBe(200);
      expect([relay.delivered.length, other.delivered.length]).toEqual([0, 1]);
      await until(() => receiver.alerts.length === 1);
      expect(receiver.texts()[0]).toContain('the mail relay');
      expect((await health(site.services)).status).toBe(503);
      relay.script = {};
      await post(site, 'another one');
      expect([relay.delivered.length, other.delivered.length]).toEqual([1, 1]);
      await until(() => receiver.alerts.length === 2);
      expect(receiver.texts()[1]).toContain(': OK: ');
    });
  });

  test('it is used while the first closes its service for a while', async () => {
    relay.script = { MAIL: '421 Busy' };
    await withSite({ SMTP_FALLBACK_URL: other.url }, async (site) => {
      expect(await post(site)).toBe(200);
      expect(other.delivered).toHaveLength(1);
    });
  });

  test.each([
    ['refuses the sender', { MAIL: '550 Never' }],
    ['refuses the mailbox', { RCPT: '550 Who?' }],
    ['defers the mailbox', { RCPT: '451 Later' }],
    ['refuses to relay', { DATA: '554 Relaying denied' }],
    ['closes when the message begins', { DATA: 'close' }],
    ['defers the message', { message: '451 Later' }],
    ['may have the message', { message: 'close' }],
  ])('it is left alone when the first %s', async (_title, script) => {
    relay.script = script;
    await withSite({ SMTP_FALLBACK_URL: other.url, MAIL_RETRY_MS: '300' }, async (site) => {
      expect(await post(site)).toBe(200);
      relay.script = {};
      await until(() => relay.delivered.length === 1);
      expect(other.delivered).toHaveLength(0);
    });
  });

  test('an inquiry waits while neither can be reached', async () => {
    [relay, other].forEach((server) => {
      server.script = { greeting: 'close' };
    });
    await withSite({ SMTP_FALLBACK_URL: other.url }, async (site) => {
      expect(await post(site)).toBe(200);
      expect(relay.delivered.length + other.delivered.length).toBe(0);
      other.script = {};
      await until(() => other.delivered.length === 1);
      await until(() => Object.values(site.resting()).every((count) => count === 0));
    });
  });
});

function refuseWrong(line: string): string {
  return line.includes('<wrong@') ? '550 Who?' : '250 OK';
}

test('corrected senders and mailboxes apply to queued messages', async () => {
  const outbox = newFolder();
  relay.script = { RCPT: refuseWrong };
  const settings = { MAIL_OUTBOX_DIR: outbox, MAIL_RETRY_MS: '3600000' };
  const wrong = await mountRoutes({
    SMTP_URL: relay.url,
    ...settings,
    MAIL_TO: 'wrong@company.example, right@company.example',
  });
  await post(wrong);
  expect(relay.delivered.map(({ to }) => to)).toEqual([['right@company.example']]);
  await until(() => readdirSync(path.join(outbox, 'new')).length === 1);
  await wrong.stop();
  await withSite(
    {
      ...settings,
      MAIL_FROM: 'Büro <new@company.example>',
      MAIL_TO: 'better@company.example, right@company.example',
    },
    async () => {
      await until(() => relay.delivered.length === 2);
      expect(relay.delivered[1]).toMatchObject({
        from: 'new@company.example',
        to: ['better@company.example'],
      });
      expect(relay.delivered[1]?.mail.from).toMatchObject({ name: 'Büro', address: 'new@company.example' });
      expect(relay.delivered[1]?.mail.text).toContain('Where is the loading dock?');
    },
  );
});

test('a test message is sent once in six hours, across all processes', async () => {
  const outbox = newFolder();
  const settings = {
    NEXT_PUBLIC_SITE_URL: 'https://www.company.example',
    MAIL_OUTBOX_DIR: outbox,
    MAIL_PROBE_TO: 'probe@company.example',
  };
  await withSite(settings, async () => {
    await until(() => relay.delivered.length === 1);
    const second = await mountRoutes({ SMTP_URL: relay.url, ...settings });
    await new Promise((done) => setTimeout(done, 500));
    await second.stop();
    expect(relay.delivered).toHaveLength(1);
    const [delivered] = relay.delivered;
    expect(delivered).toMatchObject({ from: 'site@company.example', to: ['probe@company.example'] });
    expect(delivered?.mail.subject).toBe('Mail test of www.company.example');
  });
});
