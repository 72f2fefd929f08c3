import { createServer } from 'node:http';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { startScriptedRelay } from '../support/mail/scripted-relay';
import { hasPostgres, startPostgres } from '../support/servers/postgres';
import { load, mediansOf, print, withSite } from './tools';

/** A template, in which autocannon makes each inquiry different. */
const inquiry = JSON.stringify({ name: 'Dana', email: 'dana@example.com', message: 'inquiry [<id>]' });
const inquiries = ['-m', 'POST', '-I', '-H', 'Content-Type: application/json', '-b', inquiry];

/** Measures inquiries a second: with a fast, a dead and a hanging relay, with kept copies and with a webhook. */
export async function bench(runs: number): Promise<void> {
  const relay = await startScriptedRelay();
  const webhook = createServer((request, response) => request.resume().on('end', () => response.end()));
  const hook = {
    WEBHOOK_URL: `http://127.0.0.1:${await listenOnLoopback(webhook)}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  };
  const kept = { MAIL_KEEP_DAYS: '7' };
  const dead = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_MS: '3600000' };
  const post = (settings: Record<string, string>, count = 2000, clients = 20) =>
    withSite({ SMTP_URL: relay.url, ...settings }, ({ url }) =>
      load(`${url}/api/email/send`, '-c', `${clients}`, '-a', `${count}`, ...inquiries),
    );
  const postgres = hasPostgres ? await startPostgres([]) : null;
  const shared = { DATABASE_URL: postgres?.url ?? '' };
  const rows = await mediansOf(runs, {
    'fast relay': () => post({}),
    'and kept copies': () => post(kept),
    'and a webhook': () => post({ ...kept, ...hook }),
    'dead relay': () => post(dead),
    ...(postgres && {
      'PostgreSQL, fast relay': () => post(shared),
      'PostgreSQL, and a webhook': () => post({ ...shared, ...kept, ...hook }),
      'PostgreSQL, dead relay': () => post({ ...shared, ...dead }),
    }),
  });
  relay.script = { greeting: 'hang' };
  Object.assign(rows, await mediansOf(runs, { 'hanging relay, 100 clients': () => post({}, 200, 100) }));
  await Promise.all([relay.close(), endServer(webhook), postgres?.close()]);
  print('Inquiries of twenty clients at a time', rows);
}
