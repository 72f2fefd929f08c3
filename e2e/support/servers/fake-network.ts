import http from 'node:http';
import { endServer, listenOnLoopback } from '../../../lib/loopback';

export type Answer = { status?: number; type?: string; location?: string; body?: string | Buffer };
/** Returns the answer of an address; null for one that never arrives, undefined for the ordinary one. */
type Answers = (address: URL) => Answer | null | undefined;

/** The posts in the profile page, the first one twice. */
export const codes = ['C1aaa', 'C2bbb', 'C3ccc', 'C4ddd', 'C5eee', 'C6fff', 'C7ggg', 'C8hhh'];

/**
 * Starts a social network on loopback for unit tests, and points the settings to it: a profile page, the embed-info
 * endpoint and pictures on the same host.
 *
 * @returns its origin, the requested addresses so far, and a function that ends it
 */
export async function startNetwork(answers: Answers = () => undefined) {
  const asked: URL[] = [];
  const server = http.createServer((request, response) => {
    const address = new URL(request.url ?? '', `http://${request.headers.host}`);
    asked.push(address);
    const given = answers(address);
    const answer = given === undefined ? ordinary(address) : given;
    if (!answer) return;
    response.statusCode = answer.status ?? 200;
    if (answer.type) response.setHeader('content-type', answer.type);
    if (answer.location) response.setHeader('location', answer.location);
    response.end(answer.body);
  });
  const origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const settings = {
    SOCIAL_PROFILE_URL: `${origin}/company/`,
    SOCIAL_EMBED_ENDPOINT: `${origin}/embed?token=secret`,
    SOCIAL_IMAGE_HOSTS: new URL(origin).host,
  };
  Object.assign(process.env, settings);
  return {
    origin,
    asked,
    async stop() {
      for (const name of Object.keys(settings)) delete process.env[name];
      await endServer(server);
    },
  };
}

/** Returns the profile page and the endpoint's answers in the formats of such networks. */
function ordinary(address: URL): Answer {
  if (address.pathname === '/embed') return embedInfo(address);
  const links = [...codes.slice(0, 3), ...codes.slice(0, 1), ...codes.slice(3)].map(
    (code) => `<a href="/p/${code}/?igsh=1">post</a>`,
  );
  return { type: 'text/html', body: links.join('\n') };
}

/** Returns the embed-info of the post of an address, with a picture on the same host. */
export function embedInfo(address: URL, more: object = {}): Answer {
  const code = /\/p\/([\w-]+)\//.exec(address.searchParams.get('url') ?? '')?.[1];
  const info = { title: `Caption of ${code}`, thumbnail_url: `${address.origin}/${code}.jpg`, ...more };
  return { type: 'application/json', body: JSON.stringify(info) };
}
