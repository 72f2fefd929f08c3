import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { commaList } from '../lib/comma-list';
import { isTimeZone } from '../lib/today';

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

const positive = z.coerce.number('write a number').int('write a whole number').min(1, 'write 1 or more');

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'write smtp://user:password@host:587 or smtps://…',
});

const webUrl = z.url({ protocol: /^https?$/, error: 'write an address that starts with https://' });

const schema = z.object({
  SMTP_URL: smtpUrl.optional(),
  SMTP_FALLBACK_URL: smtpUrl.optional(),
  MAIL_FROM: mailboxes.refine((boxes) => boxes.length === 1, 'write one address').optional(),
  MAIL_TO: mailboxes.optional(),
  MAIL_PROBE_TO: mailboxes.default([]),
  MAIL_OUTBOX_DIR: z.string().default('var/outbox'),
  MAIL_RETRY_MS: positive.default(30_000),
  ALERT_URL: webUrl.optional(),
  ALERT_TOKEN: z.string().optional(),
  HEARTBEAT_URL: webUrl.optional(),
  RATE_LIMIT_VISITOR: positive.default(10),
  RATE_LIMIT_TOTAL: positive.default(300),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'write redis://host:6379' }).optional(),
  TRUST_PROXY: z.coerce.number('write a number').int().min(0).default(0),
  ALLOWED_ORIGINS: z.string().transform(commaList).pipe(z.array(origin)).default([]),
  NEXT_PUBLIC_SITE_URL: origin.default('http://localhost:4000'),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'write a name such as Asia/Jerusalem').optional(),
});

export type Mailbox = { name: string; address: string };

/** Where mail goes. */
export type MailSettings = {
  url: string;
  /** The relay that is tried when the first cannot be reached or refuses the session. */
  fallbackUrl: string | undefined;
  /** The sender, of the site's own domain. */
  from: Mailbox;
  to: Mailbox[];
  /** Where a test message goes every six hours; may be empty. */
  probeTo: Mailbox[];
};

/** How a person is told that inquiries do not get through. */
export type AlertSettings = {
  url: string | undefined;
  /** The bearer token for it. */
  token: string | undefined;
  /** Asked every five minutes while nothing has waited too long and nothing has failed. */
  heartbeatUrl: string | undefined;
};

export type Settings = {
  /** Null as long as one of SMTP_URL, MAIL_FROM and MAIL_TO is missing. */
  mail: MailSettings | null;
  alerts: AlertSettings;
  outboxDir: string;
  /** Milliseconds before the first retry. */
  retryMs: number;
  /** Inquiries in ten minutes, of one visitor and of all. */
  visitorLimit: number;
  totalLimit: number;
  redisUrl: string | undefined;
  /** The number of proxies in front whose X-Forwarded-For is believed. */
  proxies: number;
  allowedOrigins: string[];
  siteOrigin: string;
};

/** A setting that cannot be used; the message names it and what to write, never its value, which may hold a password. */
export class SettingsError extends Error {}

/**
 * Reads the settings from the environment; an empty value counts as none.
 *
 * @throws SettingsError
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  // Spelt out, because the build replaces this name, and only this spelling of it, by its value.
  const given = {
    ...environment,
    NEXT_PUBLIC_SITE_URL: environment.NEXT_PUBLIC_SITE_URL ?? process.env.NEXT_PUBLIC_SITE_URL,
  };
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  );
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`).join('; '),
    );
  }
  const { SMTP_URL: url, MAIL_FROM: [from] = [], MAIL_TO: to, ...rest } = result.data;
  return {
    mail:
      url && from && to
        ? { url, from, to, fallbackUrl: rest.SMTP_FALLBACK_URL, probeTo: rest.MAIL_PROBE_TO }
        : null,
    alerts: { url: rest.ALERT_URL, token: rest.ALERT_TOKEN, heartbeatUrl: rest.HEARTBEAT_URL },
    outboxDir: rest.MAIL_OUTBOX_DIR,
    retryMs: rest.MAIL_RETRY_MS,
    visitorLimit: rest.RATE_LIMIT_VISITOR,
    totalLimit: rest.RATE_LIMIT_TOTAL,
    redisUrl: rest.REDIS_URL,
    proxies: rest.TRUST_PROXY,
    allowedOrigins: rest.ALLOWED_ORIGINS,
    siteOrigin: rest.NEXT_PUBLIC_SITE_URL,
  };
}
