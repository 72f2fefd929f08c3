import { errorCode, log } from '../log';
import type { MailSettings } from '../settings';
import type { Delivery } from './delivery';
import { composeNotice } from './notice';

/** Milliseconds. */
const interval = 6 * 3_600_000;

type Options = { delivery: Delivery; mail: MailSettings; site: string };

/**
 * Sends a test message every six hours like an inquiry: through the outbox, with its retries and alerts. Its id is
 * derived from the six hours, so that further processes and restarts send no second one.
 */
export function createProbe({ delivery, mail, site }: Options) {
  let lastSlot = -1;

  async function send(slot: number): Promise<void> {
    const { from, probeTo: to } = mail;
    const message = await composeNotice({
      form: 'probe',
      seed: `probe ${site} ${slot}`,
      from,
      to,
      subject: `Mail test of ${site}`,
      text: `This message was sent by ${site} on the same path as its inquiries. It needs no answer; the next one follows in six hours.`,
    });
    await delivery.accept(message);
  }

  return {
    /** Sends the message of the current six hours unless this process has; an error is logged. */
    async sendWhenDue(): Promise<void> {
      const slot = Math.floor(Date.now() / interval);
      if (slot === lastSlot) return;
      lastSlot = slot;
      await send(slot).catch((error) => log('error', 'probe failed', { code: errorCode(error) }));
    },
  };
}

export type Probe = ReturnType<typeof createProbe>;
