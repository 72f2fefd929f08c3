import { createRateLimit } from './http/rate-limit';
import { createDelivery } from './mail/delivery';
import { createHeartbeat } from './mail/heartbeat';
import type { Outbox } from './mail/outbox';
import { readdress } from './mail/readdress';
import { createRelay } from './mail/relay';
import { createRelays } from './mail/relays';
import { createWebhook } from './mail/webhook';
import { createWorker } from './mail/worker';
import { openOutbox } from './open-outbox';
import { createReports } from './reports';
import { type MailSettings, readSettings, type Settings } from './settings';

export type Services = ReturnType<typeof createServices>;

/**
 * Creates everything that lives as long as the process, from the settings alone. Without a relay there is no mail
 * service.
 *
 * @param promisedDays the most days for which delivered inquiries are kept, which caps the settings
 */
export function createServices(settings: Settings, promisedDays = Number.POSITIVE_INFINITY) {
  const keepDays = Math.min(settings.keepDays, promisedDays);
  const { database, outbox, loss } = openOutbox(settings, keepDays);
  const warnings = [...settings.removed];
  if (loss) warnings.push(loss);
  if (settings.keepDays > promisedDays)
    warnings.push(`MAIL_KEEP_DAYS is longer than promised: inquiries are kept for ${promisedDays} days`);
  if (settings.frozenHost && !settings.cronSecret)
    warnings.push('CRON_SECRET is not set: no clock can call /api/outbox, so waiting inquiries are not sent');
  const rateLimit = createRateLimit(settings, database);
  const mail = settings.mail && createMailServices(settings, settings.mail, outbox, rateLimit.forget);
  const reports = createReports();
  return { settings, keepDays, outbox, mail, warnings, rateLimit, reports };
}

/** Creates the delivery of the outbox and the heartbeat. */
function createMailServices(
  { retryMs, heartbeatUrl, webhook, frozenHost }: Settings,
  mail: MailSettings,
  outbox: Outbox,
  forgetLimits: () => Promise<void>,
) {
  const relays = createRelays(createRelay(mail.url), mail.fallbackUrl ? createRelay(mail.fallbackUrl) : null);
  const delivery = createDelivery({
    outbox,
    relays,
    webhook: webhook && createWebhook(webhook, outbox),
    retryMs,
    readdress: (entry) => readdress(entry, mail),
  });
  const beat = heartbeatUrl
    ? createHeartbeat({ outbox, relays, url: heartbeatUrl, freezes: Boolean(frozenHost) })
    : async () => {};
  const worker = createWorker({ delivery, beat, forgetLimits, retryMs });
  return {
    relays,
    delivery,
    round: worker.round,
    stop: worker.stop,

    /** Starts one round after another, except where the host freezes the process after an answer. */
    start(): void {
      if (!frozenHost) worker.start();
    },
  };
}

const key = Symbol.for('site.services');
const shared = globalThis as { [key]?: Services };

/**
 * Returns the services of this process, created at first use. The bundler copies this module into every route and into
 * the instrumentation, so the copies share one set through the global object.
 *
 * @param promisedDays the most days for which delivered inquiries are kept; read at first use, when the server starts
 * @throws SettingsError
 */
export function getServices(promisedDays?: number): Services {
  shared[key] ??= createServices(readSettings(), promisedDays);
  return shared[key];
}
