import { hostname } from 'node:os';
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
    alerts: { url: undefined, token: undefined, heartbeatUrl: undefined },
    server: hostname(),
    cronSecret: undefined,
    freezes: false,
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

test('the token of alerts and the heartbeat are optional settings', () => {
  const alerts = { ALERT_TOKEN: 'secret', HEARTBEAT_URL: 'https://alerts.example/beat' };
  expect(readSettings({ ...none, ...alerts }).alerts).toEqual({
    ...{ url: undefined, token: alerts.ALERT_TOKEN, heartbeatUrl: alerts.HEARTBEAT_URL },
  });
});

test.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'])('without %s there is no mail', (name) => {
  expect(readSettings({ ...none, ...mail, [name]: '' }).mail).toBeNull();
});

test.each([
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_FALLBACK_URL', 'mail.example:587'],
  ['MAIL_PROBE_TO', 'nobody'],
  ['ALERT_URL', 'alerts.example'],
  ['HEARTBEAT_URL', 'ftp://alerts.example'],
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
  ['TRUST_PROXY', 'yes'],
  ['CRON_SECRET', 'a'.repeat(31)],
  ['CRON_SECRET', `${'a'.repeat(31)} b`],
  ['HOST_FREEZES', 'true'],
  ['ALLOWED_ORIGINS', 'https://a.example, b'],
])('%s=%s is refused by name, and its value is not repeated', (name, value) => {
  const read = () => readSettings({ ...none, [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
  if (value.length > 3) expect(read).not.toThrow(value);
});

test('a host that freezes processes needs a database', () => {
  const database = { DATABASE_URL: 'postgres://user:password@localhost/site' };
  expect(() => readSettings({ ...none, HOST_FREEZES: '1' })).toThrow('DATABASE_URL');
  expect(readSettings({ ...none, HOST_FREEZES: '1', ...database }).freezes).toBe(true);
});

test('origins are compared without their path', () => {
  expect(
    readSettings({ ...none, ALLOWED_ORIGINS: 'https://A.example/, https://b.example:443' }).allowedOrigins,
  ).toEqual(['https://a.example', 'https://b.example']);
});
