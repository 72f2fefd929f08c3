import { stampPeerAddress } from './http/visitor';
import { errorCode, log } from './log';
import { getServices } from './services';
import { SettingsError } from './settings';
import { findRisk } from './storage';

/**
 * Prepares a server process before its first request: records visitors' addresses and starts working through the
 * outbox.
 *
 * @param promisedDays the most days for which delivered inquiries are kept
 * @param hasDatabase whether the privacy policy says that inquiries are in a database
 */
export function start(promisedDays?: number, hasDatabase?: boolean): void {
  stampPeerAddress();
  // Ignore EPIPE: logging a broken pipe would fail and be logged again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const { mail, settings, keepDays, warnings } = getServices(promisedDays);
    const risk = findRisk(settings);
    for (const warning of risk ? [...warnings, risk] : warnings) log('warn', warning);
    if (!mail) {
      log('error', 'not configured: set SMTP_URL, MAIL_FROM and MAIL_TO', { outbox: settings.outboxDir });
      return;
    }
    mail.start();
    log('info', 'started', {
      keepDays,
      webhook: settings.webhook ? 'on' : 'off',
      heartbeat: settings.heartbeatUrl ? 'on' : 'off',
      rounds: settings.frozenHost ? 'by a clock' : 'in a loop',
      outbox: settings.databaseUrl ? 'database' : 'folder',
    });
    if (hasDatabase !== undefined && hasDatabase !== (settings.databaseUrl !== undefined))
      log(
        'warn',
        'the privacy policy names another place of inquiries: set privacy.database in content/company.json',
      );
  } catch (error) {
    log('error', 'settings unusable', {
      settings: error instanceof SettingsError ? error.message : errorCode(error),
    });
  }
}
