import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnLoopback } from '../../../lib/loopback';
import { contactForm } from '../../../server/inquiry/forms';
import { inquiryOf } from '../mail/inquiries';

/** Milliseconds that bytes are under way in each direction. */
const delay = 20;

/** Puts a distance of 40 ms between clients and a server. */
async function moveAway(port: number) {
  const sockets = new Set<Socket>();
  function pipe(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (chunk) => setTimeout(() => to.write(chunk), delay));
    from.on('end', () => setTimeout(() => to.end(), delay));
    from.on('error', () => to.destroy());
  }
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    pipe(client, behind);
    pipe(behind, client);
  });
  return {
    port: await listenOnLoopback(server),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Sends two inquiries on each of many connections, which idle for 5.5 to 6.5 seconds in between, 40 ms away.
 *
 * @returns how often each result of a second inquiry occurred: its status, or the error of its connection
 */
export async function postOnIdleConnections(server: string, count: number): Promise<Record<string, number>> {
  const distance = await moveAway(Number(new URL(server).port));
  const run = randomInt(1_000_000);

  async function post(agent: Agent, message: string): Promise<string> {
    const headers = { 'Content-Type': 'application/json' };
    const options = { agent, port: distance.port, method: 'POST', path: '/api/email/send', headers };
    const sent = request(options).end(JSON.stringify(inquiryOf(contactForm, { message })));
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      return `${response.statusCode}${sent.reusedSocket ? '' : ' on a new connection'}`;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? 'error';
    }
  }

  const results: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await sleep(randomInt(5 * count));
      await post(agent, `First ${run} ${index}`);
      await sleep(randomInt(5500, 6500));
      const result = await post(agent, `Second ${run} ${index}`);
      results[result] = (results[result] ?? 0) + 1;
      agent.destroy();
    }),
  );
  distance.stop();
  return results;
}
