import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { type MountedRoutes, mountRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { health } from '@/server/health';
import { createServices } from '@/server/services';
import { readSettings } from '@/server/settings';

const mailboxes = { MAIL_FROM: 'site@company.example', MAIL_TO: 'office@company.example' };

let relay: ScriptedRelay;

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
  relay = await startScriptedRelay({ login: true });
});

afterEach(() => relay.close());

function withSite(environment: Record<string, string>, use: (site: MountedRoutes) => Promise<void>) {
  return withRoutes({ SMTP_URL: relay.url, ...environment }, use);
}

async function post(site: MountedRoutes, message?: string): Promise<number | undefined> {
  return (await postContact(site.url, message))?.status;
}

test.each([
  ['the login', { AUTH: '535 Wrong' }],
  ['the sender', { MAIL: '550 Never' }],
  ['every mailbox', { RCPT: '550 Who?' }],
  ['to relay', { DATA: '554 Relaying denied' }],
  ['the sender after the text', { message: '554 Message rejected: the address is not verified' }],
])(
  'health reports a relay that refuses %s until it recovers',
  async (_title, script) => {
    await withSite({}, async (site) => {
      relay.script = script;
      expect(await post(site)).toBe(200);
      const answer = await health(site.services);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { process: 'ok', outbox: 'ok', relay: 'refuses mail', waiting: 1, oldestMinutes: 0, failed: 0 },
      ]);
      relay.script = {};
      await until(() => relay.delivered.length === 1);
      await until(() => Object.values(site.resting()).every((count) => count === 0));
      expect((await health(site.services)).status).toBe(200);
    });
  },
  30_000,
);

test('health reports a refused sender after a restart', async () => {
  const outbox = newFolder();
  const settings = { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: outbox, MAIL_RETRY_MS: '3600000' };
  relay.script = { MAIL: '550 Never' };
  const before = await mountRoutes(settings);
  await post(before);
  await before.stop();
  // A process on a host that freezes it makes no attempt before its first round.
  const after = createServices(readSettings({ NODE_ENV: 'test', ...mailboxes, ...settings, VERCEL: '1' }));
  expect(await (await health(after)).json()).toMatchObject({ relay: 'refuses mail', waiting: 1 });
  after.mail?.relays.close();
});

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
      expect((await health(site.services)).status).toBe(503);
      relay.script = {};
      await post(site, 'another one');
      expect([relay.delivered.length, other.delivered.length]).toEqual([1, 1]);
      expect((await health(site.services)).status).toBe(200);
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
