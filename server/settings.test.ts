import { readFileSync } from 'node:fs';
import { readSettings, SettingsError } from './settings';

const none = { NODE_ENV: 'test' } as const;
const mail = {
  SMTP_URL: 'smtp://user:p%40ss@mail.example:587',
  MAIL_FROM: 'Site <site@b.example>',
  MAIL_TO: 'a@b.example, c@d.example',
};

test('without settings there is no mail and every default applies', () => {
  expect(readSettings(none)).toEqual({
    mail: null,
    webhook: null,
    heartbeatUrl: undefined,
    cronSecret: undefined,
    frozenHost: undefined,
    removed: [],
    outboxDir: 'var/outbox',
    databaseUrl: undefined,
    keepDays: 0,
    retryMs: 30_000,
    visitorLimit: 10,
    totalLimit: 300,
    proxies: 0,
    allowedOrigins: [],
    siteOrigin: 'http://localhost:4000',
  });
});

test('an empty value counts as none', () => {
  expect(readSettings({ ...none, SMTP_URL: '', MAIL_RETRY_MS: '', DATABASE_URL: '' })).toEqual(
    readSettings(none),
  );
});

test.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])('without %s there is no mail', (name) => {
  expect(readSettings({ ...none, ...mail, [name]: '' }).mail).toBeNull();
});

const wrongValues: [name: string, value: string][] = [
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', '"smtp://mail.example:587"'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://:587'],
  ['SMTP_URL', 'smtp://user:pa#ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:1#2@mail.example:587'],
  ['SMTP_URL', 'smtp://user:pa@ss@mail.example:587'],
  ['SMTP_URL', 'smtp://user:1/2@mail.example:587'],
  ['SMTP_URL', 'smtp://user:1?2@mail.example:587'],
  ['SMTP_URL', 'smtp://mail.example:587#ssl'],
  ['SMTP_FALLBACK_URL', 'mail.example:587'],
  ['SMTP_FALLBACK_URL', 'smtps://user:pa@ss@mail.example'],
  ['HEARTBEAT_URL', 'ftp://watch.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['MAIL_TO', 'a@b.example, nobody'],
  ['SITE_TIME_ZONE', 'Mars/Olympus'],
  ['WEBHOOK_URL', 'http://crm.example/hook'],
  ['WEBHOOK_SECRET', 'secret'],
  ['MAIL_KEEP_DAYS', '-1'],
  ['MAIL_RETRY_MS', 'soon'],
  ['MAIL_RETRY_MS', '0'],
  ['RATE_LIMIT_VISITOR', '-1'],
  ['RATE_LIMIT_TOTAL', '1.5'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'mysql://user:password@localhost'],
  ['DATABASE_URL', 'postgres://user:pa#ss@db.example/site'],
  ['DATABASE_URL', 'postgres://user:pa@ss@db.example/site'],
  ['DATABASE_URL', 'postgres://user:1/2@db.example/site'],
  ['DATABASE_URL', 'postgres://db.example/site?sslmode=yes'],
  ['DATABASE_URL', 'postgres://db.example/site?sslmode=verify_full'],
  ['TRUST_PROXY', 'yes'],
  ['CRON_SECRET', 'a'.repeat(15)],
  ['CRON_SECRET', `${'a'.repeat(15)} b`],
  ['ALLOWED_ORIGINS', 'https://a.example, b'],
  ['NEXT_PUBLIC_SITE_URL', 'site.example'],
  ['MAIL_DKIM_SELECTOR', 'two words'],
];

test.each(wrongValues)('%s=%s is refused by name, and its value is not repeated', (name, value) => {
  const read = () => readSettings({ ...none, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
  if (value.length > 3) expect(read).not.toThrow(value);
});

test.each([
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ['SMTP_URL', 'smtps://site%40company.example:p%23a%2Fs%3Fs@mail.example?tls.servername=mx.example'],
  ['SMTP_FALLBACK_URL', 'smtp://[::1]:2525'],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgresql://user:p%40ss@db.example:5433/site?sslmode=verify-full'],
])('%s=%s is accepted', (name, value) => {
  expect(() => readSettings({ ...none, [name]: value })).not.toThrow();
});

/** Settings that are not the server's: of a build, the editor, or read where they are used. */
const settingsOfOthers =
  /^(EDITOR_\w+|SOCIAL_\w+|RELEASE_FOLDER|NEXT_PUBLIC_API_BASE|SITE_(COMMIT|PREVIEW|FOLDER)|ISLANDS|PORT|HOSTNAME)$/;

/** Settings that accept any text. */
const texts = ['MAIL_OUTBOX_DIR'];

test('the table has a wrong value of every setting of the server', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^\w+(?==)/gm) ?? [];
  const own = names.filter((name) => !settingsOfOthers.test(name));
  expect(own.sort()).toEqual([...new Set([...wrongValues.map(([name]) => name), ...texts])].sort());
});

test('the host that freezes processes is known by its variable', () => {
  expect(readSettings({ ...none, VERCEL: '1' }).frozenHost).toBe('Vercel');
});

test('origins are compared without their path', () => {
  expect(
    readSettings({ ...none, ALLOWED_ORIGINS: 'https://A.example/, https://b.example:443' }).allowedOrigins,
  ).toEqual(['https://a.example', 'https://b.example']);
});
