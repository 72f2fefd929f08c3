import { log } from './log';
import { problemsOf, readStatus } from './mail/status';
import { getServices, type Services } from './services';
import { SettingsError } from './settings';

/** Milliseconds for which the answer of the relay is cached. */
const keepFor = 60_000;

const seen = new WeakMap<Services, { relay: Promise<boolean>; until: number }>();

/**
 * Returns whether this server works and how many inquiries wait or have failed: 200 when everything is OK, 503 when
 * someone must act. Also counts the reports of browsers. Contains no secret.
 */
export async function health(services = openServices()): Promise<Response> {
  const trouble = services?.mail?.relays.trouble() ?? null;
  const [status, relay] = await Promise.all([
    services && readStatus(services.outbox, trouble),
    describeRelay(services),
  ]);
  const { waiting = 0, oldestMinutes = 0, failed = 0 } = status ?? {};
  const warnings = services?.warnings ?? [];
  const reports = services?.reports.counts() ?? {};
  const outbox = status?.writable ? 'ok' : 'not writable';
  const isOk = status !== null && problemsOf(status).length === 0 && relay === 'ok';
  return Response.json(
    {
      process: 'ok',
      outbox,
      relay,
      waiting,
      oldestMinutes,
      failed,
      ...(warnings.length > 0 && { warnings }),
      ...(Object.keys(reports).length > 0 && { reports }),
    },
    { status: isOk ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

function openServices(): Services | null {
  try {
    return getServices();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log('error', 'settings unusable', { settings: error.message });
    return null;
  }
}

/** Returns the result of the last messages, otherwise of a test of the relay, at most once a minute. */
async function describeRelay(services: Services | null): Promise<string> {
  if (!services?.mail) return 'not configured';
  const { relays } = services.mail;
  const trouble = relays.trouble();
  if (trouble) return trouble.kind === 'unreachable' ? 'unreachable' : 'refuses mail';
  let answer = seen.get(services);
  if (!answer || answer.until < Date.now()) {
    answer = { relay: relays.verify(), until: Date.now() + keepFor };
    seen.set(services, answer);
  }
  return (await answer.relay) ? 'ok' : 'unreachable';
}
