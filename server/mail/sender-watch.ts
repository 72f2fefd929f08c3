import { errorCode, log } from '../log';
import type { MailSettings } from '../settings';
import { createLoop } from './loop';
import { checkSenderDns, type Dns } from './sender-dns';

/** Milliseconds between two looks, and after one that failed. */
const interval = 24 * 3_600_000;
const pause = 3_600_000;

/** Asks the DNS once a day whether it still vouches for the sender. */
export function createSenderWatch(mail: MailSettings, dns?: Dns) {
  const loop = createLoop();
  let issues: string[] = [];

  /** @returns milliseconds until the next look */
  async function look(): Promise<number> {
    try {
      issues = await checkSenderDns(mail, dns);
      for (const issue of issues) log('warn', 'sender not vouched for', { issue });
      return interval;
    } catch (error) {
      log('warn', 'DNS not asked', { code: errorCode(error) });
      return pause;
    }
  }

  return {
    look,
    /** What was missing at the last look. */
    issues: () => issues,
    start: () => loop.repeat(async () => loop.pause(await look())),
    stop: loop.stop,
  };
}
