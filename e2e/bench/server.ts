import { load, mediansOf, print, round, withSite } from './tools';

const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_MS: '3600000' };
const pages = ['-c', '20', '-d', '5', '-H', 'Accept-Encoding: br'];

/** Measures start-up time and memory of the server, and answers a second. */
export async function bench(runs: number): Promise<void> {
  const { start } = await mediansOf(runs, {
    start: async () => {
      const started = performance.now();
      return await withSite(settings, async () => ({ 'ms to start': round(performance.now() - started) }));
    },
  });
  const rows: Record<string, object> = {};
  await withSite(settings, async ({ url, memory }) => {
    const rest = memory();
    for (const address of ['/', '/api/health']) rows[address] = await load(url + address, ...pages);
    print('The server', { '': { ...start, 'KiB at rest': rest, 'KiB under load': memory() } });
  });
  print('Twenty clients at a time, HTTP/1.1, Brotli', rows);
}
