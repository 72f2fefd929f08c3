import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { commaList } from '../lib/comma-list';
import { isLoopback } from '../lib/loopback';
import { isTimeZone } from '../lib/today';
import { frozenHostOf } from './hosts';

const origin = z
  .string()
  .refine(URL.canParse, 'write origins such as https://www.example.com')
  .transform((value) => new URL(value).origin);

const mailboxes = z
  .string()
  .transform((value) => addressparser(value).map(({ name, address }) => ({ name, address: address ?? '' })))
  .refine(
    (boxes) => boxes.length > 0 && boxes.every((box) => z.regexes.html5Email.test(box.address)),
    'write an address, or Name <address>',
  );

const encodePassword = 'percent-encode the password: %23 for #, %40 for @, %2F for /, %3F for ?';

/** Returns whether user and password have no reserved character, after which a parser would read another host. */
function isEncoded(address: string): boolean {
  const [, credentials = ''] = /:\/\/(.*)@/.exec(address) ?? [];
  return !address.includes('#') && !/[/?@]/.test(credentials);
}

const positive = z.coerce.number('write a number').int('write a whole number').min(1, 'write 1 or more');

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    error: 'write smtp://user:password@host:587 or smtps://…',
    abort: true,
  })
  .refine(isEncoded, encodePassword)
  .refine((value) => new URL(value).hostname !== '', 'write the host, as user:password@host:587');

/** The values of `sslmode` that the package pg implements; it would ignore any other. */
const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'write postgres://user:password@host/database',
    abort: true,
  })
  .refine(isEncoded, encodePassword)
  .refine(
    (value) => new URL(value).searchParams.getAll('sslmode').every((mode) => sslModes.includes(mode)),
    `write one of these after sslmode=: ${sslModes.join(', ')}`,
  );

const webUrl = z.url({ protocol: /^https?$/, error: 'write an address that starts with https://' });

const hookUrl = webUrl.refine(
  (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
  'write an address that starts with https://',
);

/** The settings of earlier versions, each with its cure: the log and `/api/health` name those that are still set. */
const removedSettings = {
  ALERT_URL: 'remove it, and set HEARTBEAT_URL to the address of a service that raises the alarm',
  ALERT_TOKEN: 'remove it',
  MAIL_PROBE_TO: 'remove it, because every heartbeat tests a session with the relay',
  SERVER_NAME: 'remove it, and give each server its own HEARTBEAT_URL',
};

const environmentSchema = z.object({
  SMTP_URL: smtpUrl.optional(),
  SMTP_FALLBACK_URL: smtpUrl.optional(),
  MAIL_FROM: mailboxes.refine((boxes) => boxes.length === 1, 'write one address').optional(),
  MAIL_TO: mailboxes.optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/, 'write the name before ._domainkey')
    .optional(),
  MAIL_KEEP_DAYS: z.coerce.number('write a number').int('write a whole number').min(0).default(0),
  MAIL_OUTBOX_DIR: z.string().default('var/outbox'),
  // The first delay of those in server/mail/retries.ts.
  MAIL_RETRY_MS: positive.default(30_000),
  WEBHOOK_URL: hookUrl.optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?=.{32,88}$)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'write whsec_ and 24 to 64 bytes in Base64',
    )
    .optional(),
  HEARTBEAT_URL: webUrl.optional(),
  // Inquiries in the window of server/http/rate-limit.ts.
  RATE_LIMIT_VISITOR: positive.default(10),
  RATE_LIMIT_TOTAL: positive.default(300),
  CRON_SECRET: z
    .string()
    .regex(/^[!-~]{16,}$/, 'write 16 or more letters and digits')
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  TRUST_PROXY: z.coerce.number('write a number').int().min(0).default(0),
  ALLOWED_ORIGINS: z.string().transform(commaList).pipe(z.array(origin)).default([]),
  NEXT_PUBLIC_SITE_URL: origin.default('http://localhost:4000'),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'write a name such as Asia/Jerusalem').optional(),
});

const checkedSchema = environmentSchema.refine(
  ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }) => !url === !secret,
  {
    path: ['WEBHOOK_SECRET'],
    error: 'set it with WEBHOOK_URL, or neither',
  },
);

const settingsSchema = checkedSchema.transform(
  ({ SMTP_URL: url, MAIL_FROM: [from] = [], MAIL_TO: to, WEBHOOK_SECRET: secret, ...otherSettings }) => ({
    /** The mail settings; null unless SMTP_URL, MAIL_FROM and MAIL_TO are all set. */
    mail:
      url && from && to
        ? {
            url,
            /** The fallback relay, for when the first is unreachable or refuses the session. */
            fallbackUrl: otherSettings.SMTP_FALLBACK_URL,
            /** The sender, in the site's own domain: a mailbox that somebody reads, because bounces arrive there. */
            from,
            to,
            /** The DNS name of the relay's key, before `._domainkey`. */
            dkimSelector: otherSettings.MAIL_DKIM_SELECTOR,
          }
        : null,
    /** The company's system that gets every inquiry beside the mail; null without one. */
    webhook: otherSettings.WEBHOOK_URL && secret ? { url: otherSettings.WEBHOOK_URL, secret } : null,
    /** Requested every five minutes while `/api/health` would answer 200. */
    heartbeatUrl: otherSettings.HEARTBEAT_URL,
    /** The bearer token with which a clock may call /api/outbox; the route is 404 without one. */
    cronSecret: otherSettings.CRON_SECRET,
    outboxDir: otherSettings.MAIL_OUTBOX_DIR,
    /** The database of the outbox and of all servers' limits; by default the folder, and memory. */
    databaseUrl: otherSettings.DATABASE_URL,
    /** Days for which delivered inquiries are kept. */
    keepDays: otherSettings.MAIL_KEEP_DAYS,
    /** Milliseconds before the first retry. */
    retryMs: otherSettings.MAIL_RETRY_MS,
    /** Inquiries in ten minutes, of one visitor and of all. */
    visitorLimit: otherSettings.RATE_LIMIT_VISITOR,
    totalLimit: otherSettings.RATE_LIMIT_TOTAL,
    /** The number of trusted proxies in front, which append to X-Forwarded-For. */
    proxies: otherSettings.TRUST_PROXY,
    allowedOrigins: otherSettings.ALLOWED_ORIGINS,
    siteOrigin: otherSettings.NEXT_PUBLIC_SITE_URL,
  }),
);

export type Settings = z.infer<typeof settingsSchema> & {
  /** The name of a host that freezes the process after an answer: only calls of /api/outbox run rounds there. */
  frozenHost?: string;
  /** A sentence with the cure for each removed setting that is still set. */
  removed: string[];
};
export type MailSettings = NonNullable<Settings['mail']>;
export type WebhookSettings = NonNullable<Settings['webhook']>;

/** An unusable setting; the message names it and a valid value, but not its value, which may hold a password. */
export class SettingsError extends Error {}

/**
 * Reads the settings from the environment; an empty value counts as none.
 *
 * @throws SettingsError
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  // Spelt out, because the build replaces only this spelling of the name by its value.
  const variables = {
    ...environment,
    NEXT_PUBLIC_SITE_URL: environment.NEXT_PUBLIC_SITE_URL ?? process.env.NEXT_PUBLIC_SITE_URL,
  };
  const result = settingsSchema.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`).join('; '),
    );
  }
  const removed = Object.entries(removedSettings)
    .filter(([name]) => environment[name])
    .map(([name, cure]) => `${name} has no effect any more: ${cure}`);
  return { ...result.data, frozenHost: frozenHostOf(environment), removed };
}
