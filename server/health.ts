import { log } from './log';
import { problemsOf, readStatus, type Status } from './mail/status';
import { getServices, type Services } from './services';
import { SettingsError } from './settings';

/**
 * Returns whether this server works and how many inquiries wait or have failed: 200 when everything is OK, 503 when
 * someone must act. Also counts the reports of browsers. Contains no secret.
 */
export async function health(services = openServices()): Promise<Response> {
  const mail = services?.mail;
  const status = services && (await readStatus(services.outbox, mail?.relays ?? null));
  const { waiting = 0, oldestMinutes = 0, failed = 0 } = status ?? {};
  const warnings = services?.warnings ?? [];
  const reports = services?.reports.counts() ?? {};
  const outbox = status?.writable ? 'ok' : 'not writable';
  const isOk = status && mail && problemsOf(status).length === 0;
  return Response.json(
    {
      process: 'ok',
      outbox,
      relay: mail ? describeRelay(status) : 'not configured',
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

function describeRelay(status: Status | null): string {
  if (!status?.trouble) return 'ok';
  return status.trouble.kind === 'unreachable' ? 'unreachable' : 'refuses mail';
}
