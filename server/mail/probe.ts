import { createLoop } from '../../lib/loop';
import { errorCode, log } from '../log';
import type { MailSettings } from '../settings';
import type { Delivery } from './delivery';
import { composeNotice } from './notice';

/** Milliseconds. */
const interval = 6 * 3_600_000;
const pause = 60_000;

type Options = { delivery: Delivery; mail: MailSettings; site: string };

/**
 * Sends a test message every six hours like an inquiry: through the outbox, with its retries and alerts. Its id is
 * derived from the six hours, so that further processes and restarts send no second one.
 */
export function createProbe({ delivery, mail, site }: Options) {
  const loop = createLoop();

  async function send(): Promise<void> {
    const slot = Math.floor(Date.now() / interval);
    const { from, probeTo: to } = mail;
    const message = await composeNotice({
      ...{ form: 'probe', seed: `probe ${site} ${slot}`, from, to },
      subject: `Mail test of ${site}`,
      text: `This message was sent by ${site} on the same path as its inquiries. It needs no answer; the next one follows in six hours.`,
    });
    await delivery.accept(message);
  }

  return {
    send,

    start(): Promise<void> {
      let sent = -1;
      return loop.repeat(async () => {
        const slot = Math.floor(Date.now() / interval);
        if (slot !== sent)
          await send().catch((error) => log('error', 'probe failed', { code: errorCode(error) }));
        sent = slot;
        await loop.pause(pause);
      });
    },

    stop: loop.stop,
  };
}
