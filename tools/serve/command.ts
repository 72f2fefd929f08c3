/**
 * Runs the site on port 4000, or at PORT and HOSTNAME: `dev` with hot reload, `site` and `start` like production. `dev` and
 * `site` also start a development inbox, unless `SMTP_URL` is set, so that the forms work without settings.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import nextEnv from '@next/env';
import { listenAddress } from '../../server/files/listen-address';
import { writeHelp } from '../fields/help';
import { startInbox } from './inbox';
import { startPictureServer } from './picture-server';
import { spawnServer } from './server-process';

const [, , mode] = process.argv;

nextEnv.loadEnvConfig(process.cwd(), mode === 'dev');
// Loopback only in development, because Next's development tools can read files and attach debuggers.
const { port, host } = listenAddress(process.env, mode === 'dev' ? '127.0.0.1' : undefined);

async function mailSettings(): Promise<Record<string, string>> {
  if (process.env.SMTP_URL || mode === 'start') return {};
  const inbox = await startInbox({ smtpPort: 0, webPort: 8025, dir: 'var/inbox' });
  console.log(`\nInbox: ${inbox.url}`);
  return {
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'site@company.example',
    MAIL_TO: 'office@company.example',
  };
}

/** The outbox is in the project, because every build deletes the folder of the built server. */
function outboxSetting(): Record<string, string> {
  return { MAIL_OUTBOX_DIR: path.resolve(process.env.MAIL_OUTBOX_DIR || 'var/outbox') };
}

// Keeps the help of VS Code up to date, like `npm run check`.
if (mode === 'dev') writeHelp('.');
const environment = { HOSTNAME: host, ...(await mailSettings()), ...outboxSetting() };
console.log(`Site:  http://localhost:${port}\n`);
const site =
  mode === 'dev'
    ? spawn('next', ['dev', '-p', String(port), '-H', host], {
        stdio: 'inherit',
        env: { ...process.env, ...environment, PICTURE_SERVER: await startPictureServer() },
      })
    : spawnServer({ port, environment });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
