import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypeOf } from '../../../lib/http/files';
import type { platformConfig } from '../../../lib/http/platform';

type Config = ReturnType<typeof platformConfig>;
type Handle = 'filesystem' | 'error' | 'hit';
type Route = Extract<Config['routes'][number], { src: string }>;
/** An answer that the routes have put together so far; `dest` has its query. */
type Answer = { dest: string; status: number; headers: Record<string, string> };

/** The function of the platform, called with its request context. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a folder of Vercel's Build Output API with the phases of its router.
 *
 * Source: https://vercel.com/docs/build-output-api/configuration#routes
 *
 * @param change a change of each text
 */
export function serveBuildOutput(
  root: string,
  { routes, overrides }: Pick<Config, 'routes' | 'overrides'>,
  handler: Handler,
  change = (text: string) => text,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  /** Returns the routes between a handle and the next one. */
  function phaseOf(handle?: Handle): Route[] {
    const starts = routes.map((route) => 'handle' in route && route.handle);
    const start = handle ? starts.indexOf(handle) + 1 : 0;
    const length = starts.slice(start).findIndex(Boolean);
    return routes.slice(start, length < 0 ? undefined : start + length) as Route[];
  }

  /** Applies the routes of a phase until one matches that does not continue. */
  function apply(phase: Route[], address: string, answer: Answer): boolean {
    for (const { src, caseSensitive, dest, status, headers = {}, continue: goesOn } of phase) {
      const match = new RegExp(src, caseSensitive ? '' : 'i').exec(address);
      if (!match) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, index) => match[index] ?? '');
      for (const [name, value] of Object.entries(headers)) answer.headers[name] = fill(value);
      if (status) answer.status = status;
      if (dest) answer.dest = fill(dest);
      if (!goesOn) return true;
    }
    return false;
  }

  /** Files by their addresses: the path of an override replaces the name. */
  const renamed = new Map(
    Object.entries(overrides).flatMap(([file, override]) =>
      override.path === undefined ? [] : [[`/${override.path}`, file]],
    ),
  );

  function findFile(address: string): string | undefined {
    let name: string;
    try {
      name = decodeURIComponent(address);
    } catch {
      return undefined;
    }
    const file = renamed.get(name === '/' ? '/index' : name) ?? name.slice(1);
    const source = path.join(root, 'static', file);
    const isFile = name !== '/index' && existsSync(source) && statSync(source).isFile();
    const isRenamed = overrides[file]?.path !== undefined && `/${file}` === name;
    return isFile && !isRenamed ? file : undefined;
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string, answer: Answer): void {
    const headers = {
      ...answer.headers,
      'Content-Type': overrides[file]?.contentType ?? contentTypeOf(file),
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const bytes = readFileSync(path.join(root, 'static', file));
    if (!/text|javascript|json|xml/.test(headers['Content-Type'])) {
      response.writeHead(answer.status, headers).end(bytes);
      return;
    }
    const text = change(bytes.toString());
    const isCompressed = /gzip/.test(String(request.headers['accept-encoding']));
    response
      .writeHead(answer.status, { ...headers, ...(isCompressed && { 'Content-Encoding': 'gzip' }) })
      .end(isCompressed ? gzipSync(text) : text);
  }

  return async (request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const answer: Answer = { dest: address, status: 200, headers: {} };
    apply(phaseOf(), address, answer);
    if (answer.headers.Location !== undefined) {
      const { Location, ...headers } = answer.headers;
      const target = query === undefined ? Location : Location.replace(/#.*|$/, `?${query}$&`);
      response.writeHead(answer.status, { ...headers, Location: target }).end();
      return;
    }
    const isFound = answer.status !== 200 || answer.dest.startsWith('/api?') || findFile(answer.dest);
    if (!isFound) apply(phaseOf('filesystem'), answer.dest, answer);
    const [target = '', ...parameters] = answer.dest.split('?');
    if (target === '/api') {
      request.url = `/api?${[parameters.join('?'), query].filter(Boolean).join('&')}`;
      // The platform replaces what the visitor sent.
      request.headers['x-forwarded-for'] = request.socket.remoteAddress;
      for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
      await handler(request, response);
      return;
    }
    const file = findFile(target);
    if (file !== undefined && answer.status === 200) apply(phaseOf('hit'), address, answer);
    if (file === undefined) apply(phaseOf('error'), address, answer);
    const shown = file ?? findFile(answer.dest);
    if (shown === undefined) response.writeHead(404).end();
    else sendFile(request, response, shown, answer);
  };
}
