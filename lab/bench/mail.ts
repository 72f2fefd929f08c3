import { startScriptedRelay } from '../../testing/mail/scripted-relay';
import { postContact } from '../../testing/servers/production-server';
import { print } from './figures';
import { load } from './load';
import { withSite } from './site';

/** An inquiry; autocannon makes each one different. */
const inquiry = { name: 'Dana', email: 'dana@example.com', message: 'inquiry [<id>]' };

/** Posts so many inquiries, so many at a time, to a server of its own. */
async function post(smtpUrl: string, count: number, clients: number): Promise<object> {
  return await withSite({ SMTP_URL: smtpUrl, MAIL_RETRY_MS: '3600000' }, async ({ url }) => {
    await postContact(url, 'warm up');
    return await load(
      `${url}/api/email/send`,
      ...['-c', String(clients), '-a', String(count), '-m', 'POST', '-I'],
      ...['-H', 'Content-Type: application/json', '-b', JSON.stringify(inquiry)],
    );
  });
}

/**
 * What the form routes of the production build bear with a fast relay, a dead one and one that hangs. The figures are of
 * this machine, whose client and server share the processors.
 */
export async function bench(): Promise<void> {
  const relay = await startScriptedRelay();
  const fast = await post(relay.url, 2000, 20);
  const dead = await post('smtp://127.0.0.1:1', 2000, 20);
  relay.script = { greeting: 'hang' };
  const hanging = await post(relay.url, 200, 100);
  await relay.close();
  print('Inquiries, twenty clients at a time, a hundred with the relay that hangs', {
    'fast relay': fast,
    'dead relay': dead,
    'hanging relay': hanging,
  });
}
