import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contactForm } from '../../../server/inquiry/forms';
import { endProcess, freePort, spawnServer, untilAnswered } from '../../../tools/serve/server-process';
import { inquiryOf } from '../mail/inquiries';
import type { HeldSocket } from './held-socket';

export { freePort };

/** Ends a process with the tests, so that a failing test leaves no server running. */
export function endWithTests(server: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => server.kill(signal);
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
}

type Options = {
  /** The folder of another server than that of the build. */
  folder?: string;
  /** The socket of the port, where systemd holds it. */
  socket?: HeldSocket;
};

/** Starts the production build with the given settings and, by default, its own outbox; waits until it answers. */
export async function startProduction(
  port: number,
  environment: Record<string, string> = {},
  { folder, socket }: Options = {},
) {
  const outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const server = spawnServer({
    port,
    folder,
    launcher: socket?.launcher,
    stdio: ['ignore', 'pipe', 'pipe', ...(socket ? [socket.descriptor] : [])],
    environment: {
      MAIL_OUTBOX_DIR: outbox,
      SMTP_URL: '',
      MAIL_FROM: 'site@company.example',
      MAIL_TO: 'office@company.example',
      MAIL_RETRY_MS: '200',
      RATE_LIMIT_VISITOR: '100000',
      RATE_LIMIT_TOTAL: '100000',
      ...environment,
    },
  });
  endWithTests(server);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  // Any answer will do; the routes answer a GET immediately.
  await untilAnswered(`${url}/api/email/send`, server).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  return {
    url,
    port,
    output: () => output,
    /** Returns the kibibytes in memory, where the system reports them. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]),
    async stop(signal: NodeJS.Signals): Promise<void> {
      await endProcess(server, signal);
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}

export type Production = Awaited<ReturnType<typeof startProduction>>;

/** Posts a whole inquiry of the contact form in English; null without an answer. */
export async function postContact(
  url: string,
  message?: string,
  headers: Record<string, string> = {},
): Promise<Response | null> {
  return await fetch(`${url}/api/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    body: JSON.stringify(inquiryOf(contactForm, message === undefined ? {} : { message })),
  }).catch(() => null);
}
