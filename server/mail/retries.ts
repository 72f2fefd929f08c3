/* When an entry is tried again, and when it is given up. The setting MAIL_RETRY_MS is the first delay. */
import { day, type Entry } from './entry';

/** Milliseconds for which an entry is retried. */
export const tryFor = 5 * day;

/** Attempts of five days at one an hour, so that a clock that runs ahead gives up no message early. */
const minAttempts = 120;

/** Maximum milliseconds between two attempts of an entry. */
export const maxDelay = 3_600_000;

/** Returns the milliseconds until the next attempt: `retryMs` after the first, doubled after each further one. */
export function delayAfter(attempts: number, retryMs: number): number {
  return Math.min(retryMs * 2 ** (attempts - 1), maxDelay);
}

/** Returns whether an entry has no further attempt. */
export function isGivenUp({ attempts, giveUp }: Pick<Entry, 'attempts' | 'giveUp'>): boolean {
  return attempts >= minAttempts && Date.now() > giveUp;
}
