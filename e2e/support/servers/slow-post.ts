import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The answer to a post, and the milliseconds until it arrived. */
export type SlowAnswer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

/**
 * Posts JSON whose body does not end: the parts are sent until an answer arrives, and the connection stays open.
 *
 * @returns null when the server closes the connection before its answer has arrived
 */
export async function slowPost(
  url: string,
  headers: Record<string, string>,
  parts: Iterable<string> = [],
): Promise<SlowAnswer | null> {
  const started = performance.now();
  const common = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };
  const sent = request(url, { method: 'POST', headers: { ...common, ...headers } });
  sent.flushHeaders();
  let isOver = false;
  const answer = once(sent, 'response')
    .then(async ([response]: IncomingMessage[]) => {
      const { statusCode: status = 0, headers = {} } = response ?? {};
      return { status, headers, body: response ? await text(response) : '', ms: performance.now() - started };
    })
    .catch(() => null)
    .finally(() => {
      isOver = true;
    });
  sent.on('error', () => {});
  for (const part of parts) {
    if (isOver) break;
    if (!sent.write(part)) await Promise.race([answer, new Promise((done) => sent.once('drain', done))]);
  }
  return await answer.finally(() => sent.destroy());
}
