import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serverFolder } from '../../lib/http/folders';
import { startInbox } from '../../tools/serve/inbox';
import { inboxFolder } from './mail/mailbox';
import { startProduction } from './servers/production-server';

/**
 * Serves the production build with its own inbox.
 *
 * @returns a function that stops both and deletes the mails
 * @throws Error when there is no build, the port is in use or the server does not answer in time
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const url = config.projects[0]?.use.baseURL ?? '';
  if (!existsSync(path.join(serverFolder, 'server.mjs')))
    throw new Error('There is no build: run “npm run build” first.');
  if (await fetch(url).catch(() => null))
    throw new Error(`Something answers at ${url} already: stop it first.`);

  rmSync(inboxFolder, { recursive: true, force: true });
  const inbox = await startInbox({ smtpPort: 0, webPort: 0, dir: inboxFolder });
  // The address of the tests, whatever address the pages were built for.
  const server = await startProduction(Number(new URL(url).port), {
    SMTP_URL: inbox.smtpUrl,
    NEXT_PUBLIC_SITE_URL: url,
  });
  return async () => {
    await server.stop('SIGTERM');
    await inbox.close();
    rmSync(inboxFolder, { recursive: true, force: true });
  };
}
