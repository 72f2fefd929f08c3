import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { endServer, listenOnLoopback } from '../../../lib/loopback';

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

/** Starts an address on loopback that accepts alerts and heartbeats, or fails. */
export async function startAlertReceiver() {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const mode = receiver.mode;
    const body = await text(request);
    receiver.asked += 1;
    if (mode === 'hang') return;
    if (mode === 'fail') return void response.writeHead(500).end();
    (path === '/beat' ? receiver.beats : receiver.alerts).push({ method, path, headers, body });
    response.end('ok');
  });
  const receiver = {
    mode: 'take' as 'take' | 'hang' | 'fail',
    /** The number of requests, also of those that fail. */
    asked: 0,
    alerts: [] as Received[],
    beats: [] as Received[],
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** Returns the texts of the alerts in order. */
    texts: (): string[] => receiver.alerts.map(({ body }) => JSON.parse(body).text),
    async close(): Promise<void> {
      await endServer(server);
    },
  };
  return receiver;
}

export type AlertReceiver = Awaited<ReturnType<typeof startAlertReceiver>>;
