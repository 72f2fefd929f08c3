import { createRateLimit } from './http/rate-limit';
import { createDelivery } from './mail/delivery';
import { createMonitor } from './mail/monitor';
import { createOutbox, type Outbox } from './mail/outbox';
import { createProbe } from './mail/probe';
import { readdress } from './mail/readdress';
import { createRelay } from './mail/relay';
import { createRelays } from './mail/relays';
import { type MailSettings, readSettings, type Settings } from './settings';

export type Services = ReturnType<typeof createServices>;

/** Everything that lives as long as the process, built from the settings alone. Without a relay there is no mail service. */
export function createServices(settings: Settings) {
  const outbox = createOutbox(settings.outboxDir, settings.keepDays);
  const mail = settings.mail && createMailServices(settings, settings.mail, outbox);
  return { settings, outbox, mail, rateLimit: createRateLimit(settings) };
}

/** What brings messages from the outbox to the relay, and what watches over it. */
function createMailServices({ retryMs, alerts, siteOrigin }: Settings, mail: MailSettings, outbox: Outbox) {
  const site = new URL(siteOrigin).host;
  const relays = createRelays(createRelay(mail.url), mail.fallbackUrl ? createRelay(mail.fallbackUrl) : null);
  const monitor = createMonitor({ outbox, relays, settings: alerts, site });
  const delivery = createDelivery({
    outbox,
    relays,
    retryMs,
    readdress: (entry) => readdress(entry, entry.form === 'probe' ? { ...mail, to: mail.probeTo } : mail),
    onOutcome: monitor.onOutcome,
  });
  const probe = mail.probeTo.length > 0 ? createProbe({ delivery, mail, site }) : null;
  let watching: Promise<unknown>[] = [];
  return {
    relays,
    delivery,
    monitor,

    /** Starts to work through the outbox, to watch it and to send test messages. */
    start(): void {
      void delivery.start();
      watching = [monitor, probe].map((watcher) => Promise.resolve(watcher?.start()));
    },

    /** Waits for what is in flight. Inquiries that still come in are sent. */
    async stop(): Promise<void> {
      monitor.stop();
      probe?.stop();
      await Promise.all([delivery.stop(), ...watching]);
    },
  };
}

const key = Symbol.for('site.services');
const shared = globalThis as { [key]?: Services };

/**
 * The services of this process, created at first use. The bundler copies this module into every route and into the
 * instrumentation: the copies share one set through the global object.
 *
 * @throws SettingsError
 */
export function getServices(): Services {
  shared[key] ??= createServices(readSettings());
  return shared[key];
}
