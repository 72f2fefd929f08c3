import { createServer } from 'node:http';
import { endServer, listenOnLoopback } from '../../../lib/loopback';

/** Starts an address on loopback that accepts heartbeats, or fails. */
export async function startBeatReceiver() {
  const server = createServer((request, response) => {
    receiver.requests.push(`${request.method} ${request.url}`);
    if (receiver.mode !== 'hang') response.writeHead(receiver.mode === 'fail' ? 500 : 200).end();
  });
  const receiver = {
    mode: 'take' as 'take' | 'hang' | 'fail',
    /** Method and path of each request, also of those that fail. */
    requests: [] as string[],
    url: `http://127.0.0.1:${await listenOnLoopback(server)}/beat`,
    async close(): Promise<void> {
      await endServer(server);
    },
  };
  return receiver;
}

export type BeatReceiver = Awaited<ReturnType<typeof startBeatReceiver>>;
