import type { Server, ServerResponse } from 'node:http';

/**
 * Milliseconds for which an idle connection is kept. Longer than in a proxy (nginx 1 min, Caddy 2, Google 10, Cloudflare
 * 15), which then closes it, because a request on a connection that just closes is lost.
 */
const idleTimeout = 16 * 60_000;

/** Milliseconds for answers in flight when the server stops. */
const stopTimeout = 10_000;

/**
 * Keeps the idle connections of proxies.
 *
 * @returns a function that stops listening, and waits up to ten seconds for answers in flight
 */
export function keepConnections(server: Server): () => Promise<void> {
  server.keepAliveTimeout = idleTimeout;
  const answers = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isClosing) response.setHeader('Connection', 'close');
  });

  return async () => {
    const closed = new Promise((done) => server.close(done));
    isClosing = true;
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const timer = setTimeout(() => server.closeAllConnections(), stopTimeout);
    await closed;
    clearTimeout(timer);
  };
}
