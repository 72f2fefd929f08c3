import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { round } from './figures';

type Result = {
  requests: { total: number };
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};

/**
 * What a server bears, measured by autocannon.
 *
 * @param url the address that is asked
 * @param words autocannon's own: how many clients, for how long, with what
 */
export async function load(url: string, ...words: string[]): Promise<object> {
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', ['--json', ...words, url]);
  const { requests, duration, latency, errors, non2xx }: Result = JSON.parse(stdout);
  return {
    'answers a second': round(requests.total / duration),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: errors + non2xx,
  };
}
