import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../support/pages';
import { freePort, startProduction } from '../support/production-server';
import { startScriptedRelay } from '../support/scripted-relay';
import { copy } from './copy';

const inquiry = {
  name: 'Rina Visitor',
  email: 'rina@visitor.example',
  message: 'A loading dock',
  businessName: 'Visitor & Co',
  phone: '04-987-6543',
  interest: 'A hall',
};

/** Serves the copy, with a mail relay that takes everything. */
export async function serveCopy() {
  const outbox = mkdtempSync(path.join(tmpdir(), 'rebrand-outbox-'));
  const relay = await startScriptedRelay();
  const settings = { SMTP_URL: relay.url, MAIL_OUTBOX_DIR: outbox, ALLOWED_ORIGINS: '' };
  const server = await startProduction(await freePort(), settings, copy);
  return {
    url: server.url,
    /** The mails that came in, as their recipient reads them. */
    mails: () => relay.delivered.map(({ mail }) => `${mail.subject}\n${mail.text}\n${mail.html}`),
    async stop(): Promise<void> {
      await server.stop('SIGTERM');
      await relay.close();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}

/**
 * Sends both forms in both languages, as a browser without script does, and once more caught by the trap field, whose
 * answer names the phone.
 *
 * @param url where the site is served
 * @returns the answers
 */
export async function postForms(url: string): Promise<string[]> {
  const answers: string[] = [];
  for (const locale of locales) {
    for (const route of ['send', 'sendHarTov']) {
      for (const website of ['', 'https://trap.example']) {
        const response = await fetch(`${url}/api/email/${route}`, {
          method: 'POST',
          headers: { 'Accept-Language': locale },
          body: new URLSearchParams({ ...inquiry, website }),
        });
        answers.push(await response.text());
      }
    }
  }
  return answers;
}
