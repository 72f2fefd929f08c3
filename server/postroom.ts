import { createDelivery } from './delivery';
import { createOutbox } from './outbox';
import { createRateLimit } from './rate-limit';
import { createRelay } from './relay';
import { readSettings, type Settings } from './settings';

export type Postroom = ReturnType<typeof createPostroom>;

/** Everything that lives as long as the process: built from the settings alone. Without a relay there is no delivery. */
export function createPostroom(settings: Settings) {
  const outbox = createOutbox(settings.outboxDir);
  const relay = settings.mail ? createRelay(settings.mail.url) : null;
  const delivery = relay ? createDelivery({ outbox, relay, retryMs: settings.retryMs }) : null;
  return { settings, outbox, relay, delivery, rateLimit: createRateLimit(settings) };
}

const key = Symbol.for('site.postroom');
const shelf = globalThis as { [key]?: Postroom };

/**
 * The one postroom of this process, made at first use. The bundler copies this module into every route and into the
 * instrumentation: the copies meet on the global object.
 *
 * @throws SettingsError
 */
export function getPostroom(): Postroom {
  shelf[key] ??= createPostroom(readSettings());
  return shelf[key];
}
