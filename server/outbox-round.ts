import { isSameSecret } from '../lib/same-secret';
import { errorCode, log } from './log';
import { getServices, type Services } from './services';
import { SettingsError } from './settings';

/** Milliseconds in which a round claims entries. The heartbeat follows, and hosts allow a minute for an answer. */
const roundTime = 40_000;

type Options = {
  /** Keeps the process alive until a promise ends, beyond the answer. */
  keepAlive: (promise: Promise<unknown>) => void;
  openServices?: () => Services;
};

/**
 * Returns the handlers with which a clock runs a round of the outbox, one for every method. GET answers 200 with the
 * number of inquiries that the round has delivered, and of those that wait or have failed; 404 without CRON_SECRET, 401
 * without it as a bearer token, 503 when the settings are wrong or the outbox does not answer.
 */
export function roundRoute({ keepAlive, openServices = getServices }: Options) {
  async function run({ mail, outbox }: Services): Promise<Response> {
    if (!mail) throw new SettingsError('set SMTP_URL, MAIL_FROM and MAIL_TO');
    const deliveredCount = await mail.round(performance.now() + roundTime).finally(() =>
      // Attempts that the round did not wait for.
      keepAlive(mail.delivery.settle()),
    );
    const { waiting, failed } = await outbox.count();
    return answer(200, { delivered: deliveredCount, waiting, failed });
  }

  async function handle(request: Request): Promise<Response> {
    try {
      const services = openServices();
      const { cronSecret } = services.settings;
      if (cronSecret === undefined) return answer(404);
      if (request.method !== 'GET') return answer(405);
      const isClock = isSameSecret(`Bearer ${cronSecret}`, request.headers.get('authorization') ?? '');
      return isClock ? await run(services) : answer(401);
    } catch (error) {
      const isSetting = error instanceof SettingsError;
      log('error', 'round failed', isSetting ? { settings: error.message } : { code: errorCode(error) });
      return answer(503);
    }
  }

  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

function answer(status: number, counts?: Record<string, number>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // RFC 9110, 11.6.1 and 15.5.6.
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
  if (status === 405) headers.set('Allow', 'GET');
  return counts ? Response.json(counts, { status, headers }) : new Response(null, { status, headers });
}
