import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Production, startProduction } from '../../testing/servers/production-server';
import { type Front, startFront } from './front';

/**
 * Serves the production build with an outbox of its own while it is used.
 *
 * @param environment settings; without any the forms are told that no mail service is set
 */
export async function withSite<Result>(
  environment: Record<string, string>,
  use: (site: Production) => Promise<Result>,
): Promise<Result> {
  const outbox = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const site = await startProduction(await freePort(), { MAIL_OUTBOX_DIR: outbox, ...environment });
  try {
    return await use(site);
  } finally {
    await site.stop('SIGKILL');
    rmSync(outbox, { recursive: true, force: true });
  }
}

/** Serves the production build over HTTP/2 and Brotli, in each form that is measured, while it is used. */
export async function withFront<Result>(use: (front: Front) => Promise<Result>): Promise<Result> {
  return await withSite({}, async (site) => {
    const front = await startFront(site.url);
    try {
      return await use(front);
    } finally {
      front.close();
    }
  });
}
