import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** What a load came to: answers a second, and the milliseconds within which 99 of 100 came. */
export type Load = { rate: number; p99: number };

/** Whether the load generator is on this machine; the word is for the one who must install it. */
export function missingForLoad(): string {
  return spawnSync('wrk', ['-v']).error ? 'Needs wrk: apt-get install wrk (Debian).' : '';
}

/**
 * Asks for a page again and again over connections that stay open, as browsers do: compressed answers are welcome.
 *
 * @throws Error when an answer is neither 2xx nor 3xx
 */
export async function load(url: string, { seconds = 3, connections = 16 } = {}): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--latency',
    '--timeout',
    '20s',
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { rate: Number(rate), p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] };
}
