/**
 * Runs the site on port 4000, or where PORT and HOSTNAME say: `dev` with hot reload, `site` and `start` as in
 * production. Without `SMTP_URL` a development inbox runs beside it (but not with `start`), so that the forms work
 * without any setting.
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
// A developer's server keeps the tools of Next, which read files and attach debuggers: it is for this machine.
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

/** The outbox stays in the project: every build replaces the folder in which the built server runs. */
function outboxSetting(): Record<string, string> {
  return { MAIL_OUTBOX_DIR: path.resolve(process.env.MAIL_OUTBOX_DIR || 'var/outbox') };
}

// As of `npm run check`: VS Code explains what is written while the site runs.
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
