import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serverFolder } from '../../site/folders';
import { inboxFolder } from '../../testing/mail/mailbox';
import { startInbox } from '../../tools/serve/inbox';
import { endProcess, spawnServer, untilAnswered } from '../../tools/serve/server-process';

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Serves the production build with its own inbox and outbox.
 *
 * @returns what stops both and takes the folders away
 * @throws Error when there is no build, the port is taken or the server does not answer in time
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const url = config.projects[0]?.use.baseURL ?? '';
  if (!existsSync(path.join(serverFolder, 'server.mjs')))
    throw new Error('There is no build: run “npm run build” first.');
  if (await answers(url)) throw new Error(`Something answers at ${url} already: stop it first.`);

  const outbox = mkdtempSync(path.join(tmpdir(), 'e2e-outbox-'));
  rmSync(inboxFolder, { recursive: true, force: true });
  const inbox = await startInbox({ smtpPort: 0, webPort: 0, dir: inboxFolder });
  const server = spawnServer({
    port: Number(new URL(url).port),
    stdio: ['ignore', 'ignore', 'inherit'],
    environment: {
      SMTP_URL: inbox.smtpUrl,
      MAIL_FROM: 'site@company.example',
      MAIL_TO: 'office@company.example',
      MAIL_OUTBOX_DIR: outbox,
      // The tests are one visitor, who sends more than a visitor would.
      RATE_LIMIT_VISITOR: '10000',
      RATE_LIMIT_TOTAL: '10000',
    },
  });

  async function stop(): Promise<void> {
    await endProcess(server);
    await inbox.close();
    rmSync(outbox, { recursive: true, force: true });
    rmSync(inboxFolder, { recursive: true, force: true });
  }

  await untilAnswered(url, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}
