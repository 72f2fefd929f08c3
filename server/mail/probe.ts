import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { errorCode, log } from '../log';
import type { MailSettings } from '../settings';
import type { Delivery } from './delivery';
import { createLoop } from './loop';

/** Milliseconds. */
const interval = 6 * 3_600_000;
const pause = 60_000;

type Options = { delivery: Delivery; mail: MailSettings; site: string };

/**
 * Sends a test message every six hours on the path of the inquiries: through the outbox, with its retries and alerts.
 * Its id is that of its six hours, so that further processes and restarts send no second one.
 */
export function createProbe({ delivery, mail, site }: Options) {
  const loop = createLoop();

  async function send(): Promise<void> {
    const received = Date.now();
    const slot = Math.floor(received / interval);
    const id = createHash('sha256').update(`probe ${site} ${slot}`).digest('hex').slice(0, 32);
    const { from, probeTo: to } = mail;
    const raw = await new MailComposer({
      from,
      to,
      date: new Date(received),
      messageId: `<${id}@${from.address.split('@').pop()}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: `Mail test of ${site}`,
      text: `This message was sent by ${site} on the same path as its inquiries. It needs no answer; the next one follows in six hours.`,
    })
      .compile()
      .build();
    const envelope = { from: from.address, to: to.map(({ address }) => address) };
    await delivery.accept({
      id,
      form: 'probe',
      inquiry: {},
      envelope,
      raw: raw.toString('latin1'),
      received,
    });
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
