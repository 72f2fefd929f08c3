import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { spawnServer } from '../../scripts/standalone';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the production build with settings of its own, and waits until it answers. */
export async function startProduction(port: number, environment: Record<string, string>) {
  const server = spawnServer({
    port,
    stdio: ['ignore', 'pipe', 'pipe'],
    environment: {
      SMTP_URL: '',
      MAIL_FROM: 'site@kavmiflas.example',
      MAIL_TO: 'office@kavmiflas.example',
      MAIL_RETRY_MS: '200',
      RATE_LIMIT_VISITOR: '100000',
      RATE_LIMIT_TOTAL: '100000',
      ...environment,
    },
  });
  // A test that fails half-way leaves no server behind.
  process.once('exit', () => server.kill('SIGKILL'));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  // Any answer will do; the routes answer a GET without work.
  while (!(await fetch(`${url}/api/email/send`).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server does not start:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    port,
    output: () => output,
    /** Kibibytes in memory, where the system tells. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]),
    async stop(signal: NodeJS.Signals): Promise<void> {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    },
  };
}

export type Production = Awaited<ReturnType<typeof startProduction>>;

/** Posts to the contact form's route; null when no answer came. */
export async function postContact(
  url: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<Response | null> {
  return await fetch(`${url}/api/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    body: JSON.stringify({ name: 'Dana', email: 'dana@example.com', message }),
  }).catch(() => null);
}
