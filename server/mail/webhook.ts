import { createHash } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { errorCode, log } from '../log';
import type { WebhookSettings } from '../settings';
import { type Entry, inquiryOf } from './entry';
import type { Outbox } from './outbox';
import type { Failure } from './relay';

/** Milliseconds. */
const timeout = 10_000;

/**
 * Sends every inquiry to the company's system beside the mail, signed by Standard Webhooks 1.0.0. An address that
 * answers 410 gets nothing more until someone retries the failed entries.
 */
export function createWebhook({ url, secret }: WebhookSettings, outbox: Outbox) {
  const signer = new Signer(secret);
  const mark = createHash('sha256').update(url).digest('hex');
  const failureOf = (kind: Failure['kind'], code: number | string): Failure => ({
    kind,
    reason: `WEBHOOK ${code}`,
    to: [],
  });

  function headersOf(id: string, body: string): Record<string, string> {
    const now = new Date();
    return {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    };
  }

  async function end(): Promise<Failure> {
    if (await outbox.markGone(mark)) log('error', 'webhook gone: inquiries are sent to it no more');
    return failureOf('message', 410);
  }

  return {
    /** Tries once to send an inquiry; returns the failure, or undefined when the address has accepted it. */
    async post({ id: entry, form, received, inquiry, source }: Entry): Promise<Failure | undefined> {
      // Without the store an inquiry is sent too: nothing could send it later.
      const goneSince = await outbox.marked('gone', mark).catch(() => null);
      if (goneSince !== null) return failureOf('message', 410);
      const id = inquiryOf(entry);
      const timestamp = new Date(received).toISOString();
      const body = JSON.stringify({
        type: 'inquiry.received',
        timestamp,
        data: { id, form, inquiry, source },
      });
      const signal = AbortSignal.timeout(timeout);
      try {
        const options = { method: 'POST', headers: headersOf(id, body), body, signal } as const;
        const response = await fetch(url, { ...options, redirect: 'manual', cache: 'no-store' });
        await response.body?.cancel();
        if (response.ok) return undefined;
        return response.status === 410 ? await end() : failureOf('temporary', response.status);
      } catch (error) {
        return failureOf('temporary', errorCode(error));
      }
    },
  };
}

export type Webhook = ReturnType<typeof createWebhook>;
