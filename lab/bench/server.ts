import { startScriptedRelay } from '../../testing/mail/scripted-relay';
import { load, medianOf, print, round, withSite } from './tools';

const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_MS: '3600000' };
const pages = ['-c', '20', '-d', '5', '-H', 'Accept-Encoding: br'];
/** autocannon makes each inquiry different. */
const inquiry = JSON.stringify({ name: 'Dana', email: 'dana@example.com', message: 'inquiry [<id>]' });
const inquiries = ['-m', 'POST', '-I', '-H', 'Content-Type: application/json', '-b', inquiry];

/** Start and memory of the server; answers and inquiries a second, with a fast, a dead and a hanging relay. */
export async function bench(runs: number): Promise<void> {
  const { start } = await medianOf(runs, async () => {
    const started = performance.now();
    return await withSite(settings, async () => ({ start: round(performance.now() - started) }));
  });
  const rows: Record<string, object> = {};
  await withSite(settings, async ({ url, memory }) => {
    const rest = memory();
    for (const address of ['/', '/api/health']) rows[address] = await load(url + address, ...pages);
    print('The server', { '': { 'ms to start': start, 'KiB at rest': rest, 'KiB under load': memory() } });
  });
  const relay = await startScriptedRelay();
  const post = (SMTP_URL: string, count: number, clients: number) =>
    withSite({ ...settings, SMTP_URL }, ({ url }) =>
      load(`${url}/api/email/send`, '-c', `${clients}`, '-a', `${count}`, ...inquiries),
    );
  rows['inquiries, fast relay'] = await post(relay.url, 2000, 20);
  rows['inquiries, dead relay'] = await post(settings.SMTP_URL, 2000, 20);
  relay.script = { greeting: 'hang' };
  rows['inquiries, hanging relay, 100 clients'] = await post(relay.url, 200, 100);
  await relay.close();
  print('Twenty clients at a time, HTTP/1.1, Brotli', rows);
}
