import { errorCode, log } from './log';
import { getPostroom } from './postroom';
import { SettingsError } from './settings';
import { stampPeerAddress } from './visitor';

/** Gets a server process ready, before its first request: sees visitors' addresses and works off the outbox. */
export function start(): void {
  stampPeerAddress();
  // Whoever read the log has gone: without this every line would be a fault, whose line would be the next one.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const { delivery, settings } = getPostroom();
    if (!delivery) {
      log('error', 'not configured: set SMTP_URL, MAIL_FROM and MAIL_TO', { outbox: settings.outboxDir });
      return;
    }
    void delivery.start();
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void delivery.stop());
  } catch (error) {
    log('error', 'settings unusable', {
      settings: error instanceof SettingsError ? error.message : errorCode(error),
    });
  }
}
