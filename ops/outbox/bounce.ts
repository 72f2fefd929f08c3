import { log } from '../../server/log';
import type { Outbox } from '../../server/mail/outbox';
import type { MailSettings } from '../../server/settings';
import { handleBounce } from './take-bounce';

/** Bytes: an inquiry has at most 32 kB, and no bounce needs more than ten copies of its largest mail. */
const maxLength = 4 * 2 ** 20;

/**
 * Exit codes of sysexits.h for mail servers: one rejects the mail to its sender, the other makes the server try again.
 */
const noUser = 67;
export const tryAgain = 75;

/**
 * Reads a bounce from the standard input. Writes one log line with its kind, without any of its content.
 *
 * @param isMailbox whether the mail comes from a mailbox, where a person's mail can no longer be refused
 */
export async function readBounce(
  outbox: Outbox,
  mail: MailSettings | null,
  isMailbox: boolean,
): Promise<void> {
  if (!mail) throw new Error('not configured');
  const { outcome, id } = await handleBounce(outbox, await readInput(), mail);
  log(outcome === 'failed' ? 'error' : 'info', `bounce: ${outcome}`, { id });
  if (outcome === 'later') process.exitCode = tryAgain;
  if (outcome !== 'person' || isMailbox) return;
  console.error('This address takes reports of failed delivery alone. No one reads it.');
  process.exitCode = noUser;
}

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of process.stdin) {
    length += part.length;
    // The report is at the beginning; the rest of a longer mail is skipped.
    if (length <= maxLength) parts.push(part);
  }
  return Buffer.concat(parts);
}
