import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leaseTime } from '@/server/mail/outbox';
import { newFolder } from '@/testing/folder';
import { contactPath, type MountedRoutes, mountRoutes } from '@/testing/mail/mounted-routes';
import { type Script, type ScriptedRelay, startScriptedRelay } from '@/testing/mail/scripted-relay';
import { translationsOf } from './translations';

const words = translationsOf('Contact', '/').in('en');
const ok = { message: words.answer('contactSent', {}) };
const unavailable = { error: words.answer('unavailable', {}) };

const lines: string[] = [];

beforeAll(() => {
  const note = (line: unknown) => {
    lines.push(String(line));
  };
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

async function post(
  site: MountedRoutes,
  message = 'Where is the loading dock?',
  headers: Record<string, string> = {},
) {
  const started = performance.now();
  const response = await fetch(site.url + contactPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    body: JSON.stringify({ name: 'Dana Private', email: 'dana@private.example', message }),
  });
  return {
    status: response.status,
    body: await response.json(),
    ms: performance.now() - started,
    headers: response.headers,
  };
}

async function until(condition: () => boolean, timeout = 15_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!condition() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
}

type Fault = {
  title: string;
  script: Script;
  tls?: 'none' | 'starttls' | 'implicit';
  login?: boolean;
  query?: string;
  /** Milliseconds that the visitor waits: at once, or until the route replies without the relay. */
  waits: 'little' | 'long';
  /** What becomes of the message while the fault lasts. */
  fate: 'waiting' | 'failed' | 'delivered';
  /** Mails after the fault has passed; one more than one only where the relay may have taken the first one. */
  mails?: number;
};

const steps = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const;

const faults: Fault[] = [
  ...steps.map(
    (step): Fault => ({
      title: `hangs at ${step}`,
      script: { [step]: 'hang' },
      waits: 'long',
      fate: 'waiting',
    }),
  ),
  ...steps.map(
    (step): Fault => ({
      title: `closes at ${step}`,
      script: { [step]: 'close' },
      waits: 'little',
      fate: 'waiting',
    }),
  ),
  ...steps.map(
    (step): Fault => ({
      title: `says 451 at ${step}`,
      script: { [step]: '451 Later' },
      waits: 'little',
      fate: 'waiting',
    }),
  ),
  ...(['MAIL', 'RCPT', 'DATA'] as const).map(
    (step): Fault => ({
      title: `says 550 at ${step}`,
      script: { [step]: '550 Never' },
      waits: 'little',
      fate: 'waiting',
    }),
  ),
  { title: 'says 550 after the message', script: { message: '550 Never' }, waits: 'little', fate: 'failed' },
  { title: 'says 554 as greeting', script: { greeting: '554 No' }, waits: 'little', fate: 'waiting' },
  { title: 'says 530 at MAIL', script: { MAIL: '530 Log in' }, waits: 'little', fate: 'waiting' },
  { title: 'says 503 at MAIL', script: { MAIL: '503 Bad sequence' }, waits: 'little', fate: 'waiting' },
  { title: 'says 421 at MAIL', script: { MAIL: '421 Busy' }, waits: 'little', fate: 'waiting' },
  { title: 'says 552 after the message', script: { message: '552 Full' }, waits: 'little', fate: 'failed' },
  {
    title: 'says nonsense as greeting',
    script: { greeting: 'HTTP/1.1 200 OK' },
    waits: 'little',
    fate: 'waiting',
  },
  { title: 'never ends its EHLO', script: { EHLO: 'drip' }, waits: 'long', fate: 'waiting' },
  { title: 'never ends its verdict', script: { message: 'drip' }, waits: 'long', fate: 'waiting' },
  {
    title: 'refuses the login',
    script: { AUTH: '535 Wrong' },
    login: true,
    waits: 'little',
    fate: 'waiting',
  },
  { title: 'hangs at the login', script: { AUTH: 'hang' }, login: true, waits: 'long', fate: 'waiting' },
  { title: 'closes at the login', script: { AUTH: 'close' }, login: true, waits: 'little', fate: 'waiting' },
  {
    title: 'lacks the TLS that is asked for',
    script: { STARTTLS: '454 Not now' },
    query: '?requireTLS=true',
    tls: 'starttls',
    waits: 'little',
    fate: 'waiting',
  },
  {
    title: 'hangs at STARTTLS',
    script: { STARTTLS: 'hang' },
    tls: 'starttls',
    waits: 'long',
    fate: 'waiting',
  },
  {
    title: 'closes at STARTTLS',
    script: { STARTTLS: 'close' },
    tls: 'starttls',
    waits: 'little',
    fate: 'waiting',
  },
  {
    title: 'takes the message after 6 s',
    script: { message: { after: 6000, say: '250 Taken' } },
    waits: 'long',
    fate: 'delivered',
  },
  {
    title: 'takes the message after 1 s',
    script: { message: { after: 1000, say: '250 Taken' } },
    waits: 'little',
    fate: 'delivered',
  },
  { title: 'speaks TLS from the start', script: {}, tls: 'implicit', waits: 'little', fate: 'delivered' },
  { title: 'speaks TLS after STARTTLS', script: {}, tls: 'starttls', waits: 'little', fate: 'delivered' },
  { title: 'wants a login', script: {}, login: true, waits: 'little', fate: 'delivered' },
  {
    title: 'refuses EHLO and takes HELO',
    script: { EHLO: (line) => (line.startsWith('HELO') ? '250 Hi' : '502 What?') },
    waits: 'little',
    fate: 'delivered',
  },
];

describe('a relay that', () => {
  type Seen = {
    answer: Awaited<ReturnType<typeof post>>;
    during: Record<string, number>;
    after: Record<string, number>;
    relay: ScriptedRelay;
  };
  const seen = new Map<string, Promise<Seen>>();

  /** Sends one inquiry during the fault, then lets the fault pass. */
  async function run({ script, tls = 'none', login = false, query = '', fate }: Fault): Promise<Seen> {
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
    // Those that wait do so side by side, the others in four lanes.
    const [quick, slow] = [
      faults.filter(({ waits }) => waits === 'little'),
      faults.filter(({ waits }) => waits === 'long'),
    ];
    for (const fault of slow) seen.set(fault.title, run(fault));
    for (const [index, fault] of quick.entries()) {
      const before = seen.get(quick[index - 4]?.title ?? '');
      seen.set(
        fault.title,
        Promise.resolve(before).then(() => run(fault)),
      );
    }
  });

  test.each(faults)(
    '$title: nothing is lost',
    async ({ title, waits, fate, tls = 'none', login = false }) => {
      const { answer, during, after, relay } = (await seen.get(title)) as Seen;
      expect([answer.status, answer.body]).toEqual([200, ok]);
      if (waits === 'long') expect(answer.ms).toBeGreaterThan(3900);
      expect(answer.ms).toBeLessThan(waits === 'long' ? 7000 : 4000);
      if (fate === 'failed') {
        expect(during).toEqual({ new: 0, busy: 0, failed: 1 });
        expect(relay.delivered).toHaveLength(0);
        return;
      }
      if (fate === 'waiting') expect((during.new ?? 0) + (during.busy ?? 0)).toBe(1);
      expect(relay.delivered).toHaveLength(1);
      expect(after).toEqual({ new: 0, busy: 0, failed: 0 });
      const [delivered] = relay.delivered;
      expect(delivered).toMatchObject({ from: 'site@company.example', to: ['office@company.example'] });
      expect(delivered?.secure).toBe(tls !== 'none' || title.includes('TLS'));
      expect(delivered?.login !== '').toBe(login);
    },
    30_000,
  );
});

function answerSecond(reply: string) {
  return (line: string) => (line.includes('<b@') ? reply : '250 OK');
}

describe('with several recipients', () => {
  const to = 'a@company.example, b@company.example';

  test('one refused for now gets the message later, and the other one only once', async () => {
    const relay = await startScriptedRelay({
      script: { RCPT: answerSecond('450 Later') },
    });
    const site = await mountRoutes({ SMTP_URL: relay.url, MAIL_TO: to });
    expect((await post(site)).status).toBe(200);
    relay.script = {};
    await until(() => relay.delivered.length > 1);
    expect(relay.delivered.map((delivered) => delivered.to)).toEqual([
      ['a@company.example'],
      ['b@company.example'],
    ]);
    await until(() => site.resting().busy === 0);
    expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
    await site.close();
    await relay.close();
  });

  test('one refused for good goes on waiting, and the other one gets the message only once', async () => {
    const relay = await startScriptedRelay({
      script: { RCPT: answerSecond('550 Who?') },
    });
    const site = await mountRoutes({ SMTP_URL: relay.url, MAIL_TO: to });
    expect((await post(site)).status).toBe(200);
    await until(() => site.resting().new === 1);
    expect(relay.delivered.map((delivered) => delivered.to)).toEqual([['a@company.example']]);
    relay.script = {};
    await until(() => relay.delivered.length > 1);
    expect(relay.delivered.map((delivered) => delivered.to)).toEqual([
      ['a@company.example'],
      ['b@company.example'],
    ]);
    await until(() => site.resting().busy === 0);
    expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 0 });
    await site.close();
    await relay.close();
  });
});

describe('the outbox', () => {
  test('keeps what cannot be sent, readable for its owner alone, and a restarted server sends it', async () => {
    const outbox = newFolder();
    const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_OUTBOX_DIR: outbox, MAIL_RETRY_MS: '3600000' };
    const first = await mountRoutes(settings);
    expect((await post(first)).status).toBe(200);
    const [file = ''] = readdirSync(path.join(outbox, 'new'));
    expect(statSync(path.join(outbox, 'new')).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(outbox, 'new', file)).mode & 0o777).toBe(0o600);

    const relay = await startScriptedRelay();
    expect(await first.services.outbox.retry()).toBe(1);
    const second = await mountRoutes({ ...settings, SMTP_URL: relay.url });
    await until(() => relay.delivered.length > 0);
    expect(relay.delivered).toHaveLength(1);
    await second.close();
    await first.close();
    await relay.close();
  });

  test('delivers what a killed server left on its way', async () => {
    const outbox = newFolder();
    const hanging = await startScriptedRelay({ script: { DATA: 'hang' } });
    const killed = await mountRoutes({ SMTP_URL: hanging.url, MAIL_OUTBOX_DIR: outbox });
    const answer = post(killed);
    await until(() => killed.resting().busy === 1);
    // A dead process renews nothing: this is what its file looks like after a while.
    const [file = ''] = readdirSync(path.join(outbox, 'busy'));
    const time = (Date.now() - leaseTime - 1000) / 1000;
    utimesSync(path.join(outbox, 'busy', file), time, time);
    const relay = await startScriptedRelay();
    const next = await mountRoutes({ SMTP_URL: relay.url, MAIL_OUTBOX_DIR: outbox });
    await until(() => relay.delivered.length > 0);
    expect((await answer).status).toBe(200);
    expect(relay.delivered).toHaveLength(1);
    hanging.hangUp();
    await next.close();
    await killed.close();
    await Promise.all([relay.close(), hanging.close()]);
  });

  test('that cannot be written to is no loss as long as the relay takes the message', async () => {
    const relay = await startScriptedRelay();
    const site = await mountRoutes({ SMTP_URL: relay.url });
    await site.services.mail?.stop();
    const blocked = path.join(newFolder(), 'file');
    writeFileSync(blocked, '');
    const other = await startScriptedRelay({ script: { MAIL: '451 Later' } });
    const [taken, refused] = await Promise.all([
      mountBlocked(blocked, relay.url).then(send),
      mountBlocked(blocked, other.url).then(send),
    ]);
    expect([taken.status, taken.body]).toEqual([200, ok]);
    expect([refused.status, refused.body]).toEqual([503, unavailable]);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(relay.delivered).toHaveLength(1);
    await site.close();
    await Promise.all([relay.close(), other.close()]);
  });

  test('sends a message that failed when a person asks for it', async () => {
    const relay = await startScriptedRelay({ script: { message: '550 Spam' } });
    const site = await mountRoutes({ SMTP_URL: relay.url });
    await post(site);
    expect(site.resting()).toEqual({ new: 0, busy: 0, failed: 1 });
    relay.script = {};
    expect(await site.services.outbox.retry()).toBe(1);
    await until(() => relay.delivered.length > 0);
    expect(relay.delivered).toHaveLength(1);
    await site.close();
    await relay.close();
  });
});

/** Routes whose outbox is at the path of a file, so that no folder can be created. */
async function mountBlocked(file: string, url: string): Promise<MountedRoutes> {
  return await mountRoutes({ SMTP_URL: url, MAIL_OUTBOX_DIR: file });
}

async function send(site: MountedRoutes) {
  const answer = await post(site);
  await site.close();
  return answer;
}

describe('the same inquiry', () => {
  test('twice at the same time is one mail', async () => {
    const relay = await startScriptedRelay({ script: { message: { after: 300, say: '250 Taken' } } });
    const site = await mountRoutes({ SMTP_URL: relay.url });
    const answers = await Promise.all([post(site), post(site)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(relay.delivered).toHaveLength(1);
    await site.close();
    await relay.close();
  });

  test('sent again is no second mail, anything else has its own Message-ID', async () => {
    const relay = await startScriptedRelay();
    const site = await mountRoutes({ SMTP_URL: relay.url });
    const key = { 'Idempotency-Key': 'one' };
    for (const answer of [
      () => post(site),
      () => post(site),
      () => post(site, 'Other'),
      () => post(site, 'Other', key),
      () => post(site, 'Other', key),
    ]) {
      expect((await answer()).status).toBe(200);
    }
    const ids = relay.delivered.map(({ mail }) => mail.messageId);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@company\.example>$/);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    await site.close();
    await relay.close();
  });
});

test('without a relay the routes say so, after they have checked the inquiry', async () => {
  const site = await mountRoutes();
  const { status, body, headers } = await post(site);
  expect([status, body]).toEqual([503, { error: words.answer('notConfigured', {}) }]);
  expect(headers.get('retry-after')).toBe('300');
  expect((await post(site, ' ')).status).toBe(400);
  expect(lines.some((line) => line.includes('set SMTP_URL'))).toBe(true);
  await site.close();
});

test('a double of the relay on another machine never gets the password without TLS', async () => {
  // A name that is not one of loopback, for an address that is: what the relay does about TLS counts alone.
  const relay = await startScriptedRelay({ login: true });
  const site = await mountRoutes({ SMTP_URL: relay.url.replace('127.0.0.1', '0.0.0.0') });
  expect((await post(site)).status).toBe(200);
  expect(relay.connections).toBeGreaterThan(0);
  expect(relay.delivered).toHaveLength(0);
  expect(site.resting().failed).toBe(0);
  await site.close();
  await relay.close();
});

test('no line of the log has a word of a visitor, a password or a host', () => {
  const text = lines.join('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const secret of ['Dana', 'private.example', 'loading dock', 'secret', '127.0.0.1'])
    expect(text).not.toContain(secret);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
});
