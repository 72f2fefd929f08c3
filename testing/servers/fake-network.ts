import http from 'node:http';
import { endServer, listenOnLoopback } from '../../lib/loopback';

type Answer = { status?: number; type?: string; location?: string; body?: string | Buffer };
/** Answers an address; null for an answer that never comes. */
type Answers = (address: URL) => Answer | null;

/**
 * A social network on loopback for the tests: records every requested address.
 *
 * @returns its origin, the addresses so far, and how to end it
 */
export async function startNetwork(answers: Answers) {
  const asked: URL[] = [];
  const server = http.createServer((request, response) => {
    const address = new URL(request.url ?? '', `http://${request.headers.host}`);
    asked.push(address);
    const answer = answers(address);
    if (!answer) return;
    response.statusCode = answer.status ?? 200;
    if (answer.type) response.setHeader('content-type', answer.type);
    if (answer.location) response.setHeader('location', answer.location);
    response.end(answer.body);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    asked,
    async stop() {
      await endServer(server);
    },
  };
}

/** A profile page that links to the posts, in the ways in which such pages do. */
export function profilePage(codes: readonly string[]): Answer {
  return { type: 'text/html', body: codes.map((code) => `<a href="/p/${code}/?igsh=1">post</a>`).join('\n') };
}

/** What the embed-info endpoint says about the post of an address, with a picture on the same host. */
export function embedInfo(address: URL, more: object = {}): Answer {
  const code = /\/p\/([\w-]+)\//.exec(address.searchParams.get('url') ?? '')?.[1];
  const info = { title: `Caption of ${code}`, thumbnail_url: `${address.origin}/${code}.jpg`, ...more };
  return { type: 'application/json', body: JSON.stringify(info) };
}
