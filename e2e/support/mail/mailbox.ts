import path from 'node:path';
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails } from '../../../tools/serve/inbox';

/** Where the inbox of the tests keeps the messages, one per file. */
export const inboxFolder = path.join('test-results', 'inbox');

/** Returns a word that identifies one message. */
export function token(): string {
  return `token${crypto.randomUUID().replaceAll('-', '')}`;
}

/** Returns the delivered messages whose text has the token. */
async function mailsWith(word: string): Promise<Email[]> {
  return (await readMails(inboxFolder)).filter(({ text }) => text?.includes(word));
}

/** Waits for the one message with the token and returns it; throws if there are more. */
export async function awaitMail(word: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(word)).length, 'mails with the token').toBeGreaterThan(0);
  const [mail, ...more] = await mailsWith(word);
  expect(more, 'further mails with the same token').toEqual([]);
  if (!mail) throw new Error('The mail has gone again.');
  return mail;
}
