import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { type MountedRoutes, mountRoutes, withRoutes } from '@/e2e/support/mail/mounted-routes';
import { type Script, type ScriptedRelay, startScriptedRelay } from '@/e2e/support/mail/scripted-relay';
import { postContact } from '@/e2e/support/servers/production-server';
import { until } from '@/e2e/support/until';
import { translationsOf } from './translations';

const words = translationsOf('Contact', '/').in('en');
const ok = { message: words.answer('contactSent', {}) };

const lines: string[] = [];

beforeAll(() => {
  const note = (line: unknown) => {
    lines.push(String(line));
  };
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

async function post(site: MountedRoutes, message?: string, headers: Record<string, string> = {}) {
  const started = performance.now();
  const response = await postContact(site.url, message, headers);
  if (!response) throw new Error('The routes do not answer.');
  const { status, headers: given } = response;
  return { status, body: await response.json(), ms: performance.now() - started, headers: given };
}

/** Runs a test with a relay and routes that send to it. */
async function withRelay(
  options: Parameters<typeof startScriptedRelay>[0],
  settings: Record<string, string>,
  use: (relay: ScriptedRelay, site: MountedRoutes) => Promise<void>,
): Promise<void> {
  const relay = await startScriptedRelay(options);
  await withRoutes({ SMTP_URL: relay.url, ...settings }, (site) => use(relay, site));
  await relay.close();
}

type Fault = {
  script: Script;
  tls?: 'none' | 'starttls' | 'implicit';
  login?: boolean;
  query?: string;
  /** Whether the visitor waits until the route replies without the relay; otherwise the answer is immediate. */
  slow?: true;
  /** The state of the message during the fault, unless it waits. */
  fate?: 'waiting' | 'delivered';
};

const steps = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const;
const atSteps = (
  what: string,
  reply: Script['MAIL'],
  rest: Partial<Fault> = {},
  at: readonly string[] = steps,
) =>
  Object.fromEntries(
    at.map((step): [string, Fault] => [`${what} at ${step}`, { script: { [step]: reply }, ...rest }]),
  );

const faults: Record<string, Fault> = {
  ...atSteps('hangs', 'hang', { slow: true }),
  ...atSteps('closes', 'close'),
  ...atSteps('says 451', '451 Later'),
  ...atSteps('says 550', '550 Never', {}, ['MAIL', 'RCPT', 'DATA', 'message']),
  'says 554 as greeting': { script: { greeting: '554 No' } },
  'says 421 at MAIL': { script: { MAIL: '421 Busy' } },
  'sends an invalid greeting': { script: { greeting: 'HTTP/1.1 200 OK' } },
  'never ends its EHLO': { script: { EHLO: 'drip' }, slow: true },
  'never ends its verdict': { script: { message: 'drip' }, slow: true },
  'refuses the login': { script: { AUTH: '535 Wrong' }, login: true },
  'hangs at the login': { script: { AUTH: 'hang' }, login: true, slow: true },
  'closes at the login': { script: { AUTH: 'close' }, login: true },
  'lacks the required TLS': {
    script: { STARTTLS: '454 Not now' },
    query: '?requireTLS=true',
    tls: 'starttls',
  },
  'hangs at STARTTLS': { script: { STARTTLS: 'hang' }, tls: 'starttls', slow: true },
  'closes at STARTTLS': { script: { STARTTLS: 'close' }, tls: 'starttls' },
  'accepts the message after 6 s': {
    script: { message: { after: 6000, say: '250 Taken' } },
    slow: true,
    fate: 'delivered',
  },
  'speaks TLS from the start': { script: {}, tls: 'implicit', fate: 'delivered' },
  'speaks TLS after STARTTLS': { script: {}, tls: 'starttls', fate: 'delivered' },
  'wants a login': { script: {}, login: true, fate: 'delivered' },
  'refuses EHLO and takes HELO': {
    script: { EHLO: (line) => (line.startsWith('HELO') ? '250 Hi' : '502 What?') },
    fate: 'delivered',
  },
};

describe('a relay that', () => {
  type Seen = {
    answer: Awaited<ReturnType<typeof post>>;
    during: Record<string, number>;
    after: Record<string, number>;
    relay: ScriptedRelay;
  };
  const seen = new Map<string, Promise<Seen>>();

  /** Sends one inquiry during the fault, then lets the fault pass. */
  async function run({
    script,
    tls = 'none',
    login = false,
    query = '',
    fate = 'waiting',
  }: Fault): Promise<Seen> {
    const relay = await startScriptedRelay({ script, tls, login });
    const site = await mountRoutes({ SMTP_URL: relay.url + query, MAIL_RETRY_MS: '400' });
    const answer = await post(site);
    if (fate === 'delivered') await until(() => relay.delivered.length > 0);
    const during = site.resting();
    relay.script = {};
    relay.hangUp();
    if (fate === 'waiting') await until(() => relay.delivered.length > 0);
    await until(() => site.resting().busy === 0);
    await new Promise((done) => setTimeout(done, 150));
    const after = site.resting();
    await site.close();
    await relay.close();
    return { answer, during, after, relay };
  }

  beforeAll(() => {
    // Faults that wait run concurrently, the others in four lanes.
    const all = Object.entries(faults);
    for (const [title, fault] of all.filter(([, { slow }]) => slow)) seen.set(title, run(fault));
    const quick = all.filter(([, { slow }]) => !slow);
    for (const [index, [title, fault]] of quick.entries()) {
      const before = Promise.resolve(seen.get(quick[index - 4]?.[0] ?? ''));
      seen.set(
        title,
        before.then(() => run(fault)),
      );
    }
  });

  test.each(Object.entries(faults))(
    '%s: nothing is lost',
    async (title, { slow, fate = 'waiting', tls, login = false }) => {
      const { answer, during, after, relay } = (await seen.get(title)) as Seen;
      expect([answer.status, answer.body]).toEqual([200, ok]);
      if (slow) expect(answer.ms).toBeGreaterThan(3900);
      expect(answer.ms).toBeLessThan(slow ? 7000 : 4000);
      if (fate === 'waiting') expect((during.new ?? 0) + (during.busy ?? 0)).toBe(1);
      expect(relay.delivered).toHaveLength(1);
      expect(after).toEqual({ new: 0, busy: 0, failed: 0 });
      const [delivered] = relay.delivered;
      expect(delivered).toMatchObject({ from: 'site@company.example', to: ['office@company.example'] });
      expect(delivered?.secure).toBe(tls !== undefined);
      expect(delivered?.login !== '').toBe(login);
    },
    30_000,
  );
});

function answerSecond(reply: string) {
  return (line: string) => (line.includes('<b@') ? reply : '250 OK');
}

describe('with several recipients', () => {
  test.each([
    ['temporarily', '450 Later'],
    ['permanently', '550 Who?'],
  ])('a recipient that is refused %s does not delay the other', async (_, reply) => {
    const script = { RCPT: answerSecond(reply) };
    const settings = { MAIL_TO: 'a@company.example, b@company.example' };
    await withRelay({ script }, settings, async (relay, site) => {
      expect((await post(site)).status).toBe(200);
      await until(() => site.resting().new === 1 || relay.delivered.length > 1);
      expect(relay.delivered[0]?.to).toEqual(['a@company.example']);
      relay.script = {};
      await until(() => relay.delivered.length > 1);
      const to = relay.delivered.map((delivered) => delivered.to);
      expect(to).toEqual([['a@company.example'], ['b@company.example']]);
      await until(() => site.resting().busy === 0);
      expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
    });
  });
});

test('an inquiry that is neither stored nor sent is refused and may be repeated', async () => {
  // A file is where the folder should be.
  const blocked = path.join(newFolder(), 'file');
  writeFileSync(blocked, '');
  await withRelay({ script: { MAIL: '451 Later' } }, { MAIL_OUTBOX_DIR: blocked }, async (relay, site) => {
    const { status, body, headers } = await post(site);
    expect([status, body]).toEqual([503, { error: words.answer('unavailable', {}) }]);
    expect(headers.get('retry-after')).toBe('300');
    expect(lines).toContainEqual(expect.stringMatching(/outbox not writable.*ENOTDIR/));
    relay.script = {};
    expect((await post(site)).status).toBe(200);
    expect(relay.delivered).toHaveLength(1);
  });
});

test('without a relay the routes validate the inquiry before they reply 503', async () => {
  const site = await mountRoutes();
  const { status, body, headers } = await post(site);
  expect([status, body]).toEqual([503, { error: words.answer('notConfigured', {}) }]);
  expect(headers.get('retry-after')).toBe('300');
  expect((await post(site, ' ')).status).toBe(400);
  expect(lines.some((line) => line.includes('set SMTP_URL'))).toBe(true);
  await site.close();
});

test('an impostor of the relay on another machine never gets the password without TLS', async () => {
  // A name outside loopback for an address on it, so that only the TLS of the relay counts.
  const relay = await startScriptedRelay({ login: true });
  const site = await mountRoutes({ SMTP_URL: relay.url.replace('127.0.0.1', '0.0.0.0') });
  expect((await post(site)).status).toBe(200);
  expect(relay.connections).toBeGreaterThan(0);
  expect(relay.delivered).toHaveLength(0);
  expect(site.resting().failed).toBe(0);
  await site.close();
  await relay.close();
});

test('the log never has words of a visitor, passwords or hosts', () => {
  const text = lines.join('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const secret of ['Dana', 'private.example', 'loading dock', 'secret', '127.0.0.1'])
    expect(text).not.toContain(secret);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
});
