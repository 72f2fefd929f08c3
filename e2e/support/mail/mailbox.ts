import path from 'node:path';
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails } from '../../../tools/serve/inbox';

/** Where the inbox of the tests keeps the messages, one per file. */
export const inboxFolder = path.join('test-results', 'inbox');

/** A word for one message, by which the test finds it. */
export function token(): string {
  return `token${crypto.randomUUID().replaceAll('-', '')}`;
}

/** The delivered messages whose text has the token. */
async function mailsWith(word: string): Promise<Email[]> {
  return (await readMails(inboxFolder)).filter(({ text }) => text?.includes(word));
}

/** Waits for the one message with the token and gives it; more than one is a failure. */
export async function awaitMail(word: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(word)).length, 'mails with the token').toBeGreaterThan(0);
  const [mail, ...more] = await mailsWith(word);
  expect(more, 'further mails with the same token').toEqual([]);
  if (!mail) throw new Error('The mail has gone again.');
  return mail;
}
