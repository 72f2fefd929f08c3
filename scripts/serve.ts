/**
 * Runs the site on port 4000: `dev` with hot reload, `start` as it is in production. Where no `SMTP_URL` is set, a
 * development inbox stands beside it, so that the forms work without any setting.
 */
import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { startInbox } from './inbox';

const port = 4000;
const mode = process.argv[2] === 'dev' ? 'dev' : 'start';

nextEnv.loadEnvConfig(process.cwd(), mode === 'dev');

async function mailSettings(): Promise<Record<string, string>> {
  if (process.env.SMTP_URL) return {};
  const inbox = await startInbox({ smtpPort: 0, webPort: 8025, dir: 'var/inbox' });
  console.log(`\nInbox: ${inbox.url}`);
  return {
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'site@company.example',
    MAIL_TO: 'office@company.example',
  };
}

const settings = await mailSettings();
console.log(`Site:  http://localhost:${port}\n`);
const site = spawn('next', [mode, '-p', String(port)], {
  stdio: 'inherit',
  env: { ...process.env, ...settings },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 0));
