import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentTypeOf } from '../../../lib/http/files';

type Rule = { pattern: RegExp; headers: [name: string, value: string][] };

/**
 * Serves a folder as Cloudflare, Netlify and similar hosts do: with the rules of `_headers` and `_redirects`, pages
 * without an extension and without a slash at their end, the nearest not-found page, and compression of its own. Without these files it is a host that
 * only serves files.
 *
 * Source: https://developers.cloudflare.com/workers/static-assets/
 *
 * @param change a change of each text
 */
export function serveStaticHost(folder: string, change = (text: string) => text): RequestListener {
  const rules = readHeaders(folder);
  const redirects = readRedirects(folder);

  return (request, response) => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2);
    const headers: Record<string, string> = {};
    for (const { headers: own } of rules.filter(({ pattern }) => pattern.test(address)))
      for (const [name, value] of own) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    const redirect = redirects.find(({ pattern }) => pattern.test(address));
    if (redirect && redirect.status !== 200) {
      const [place = '', fragment] = address.replace(redirect.pattern, redirect.target).split('#', 2);
      const Location = [query === undefined ? place : `${place}?${query}`, fragment]
        .filter(Boolean)
        .join('#');
      response.writeHead(redirect.status, { ...headers, Location }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const unslashed = address.replace(/\/$/, '');
    if (unslashed !== address && findFile(folder, unslashed)) {
      response.writeHead(307, { ...headers, Location: request.url?.replace(address, unslashed) }).end();
      return;
    }
    const file = findFile(folder, redirect?.target ?? address);
    const shown = file ?? nearestNotFoundPage(folder, address);
    const type = contentTypeOf(shown);
    const bytes = readFileSync(path.join(folder, shown));
    const isText = /text|javascript|json|xml/.test(type);
    const isCompressed = isText && accepts(request, 'gzip');
    const body = isText ? change(bytes.toString()) : bytes;
    response
      .writeHead(file ? 200 : 404, {
        'Content-Type': type,
        ...headers,
        ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      })
      .end(isCompressed ? gzipSync(body) : body);
  };
}

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers['accept-encoding']).includes(encoding);

function linesOf(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Returns the pattern of an address with `*` for any rest, and `:name` for a part. */
function patternOf(address: string): RegExp {
  const source = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '(.*)');
  return new RegExp(`^${source.replace(/:\w+/g, '([^/]+)')}$`);
}

function readHeaders(folder: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of linesOf(folder, '_headers')) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: patternOf(line), headers: [] });
  }
  return rules;
}

function readRedirects(folder: string) {
  return linesOf(folder, '_redirects').map((line) => {
    const [from = '', to = '', status] = line.split(' ');
    return { pattern: patternOf(from), target: to.replace(':splat', '$1'), status: Number(status) };
  });
}

function findFile(folder: string, address: string): string | undefined {
  const name = decode(address).replace(/^\/$/, '/index').slice(1);
  const isFile = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  if (/^_(headers|redirects)$/.test(name)) return undefined;
  return [name, `${name}.html`].find(isFile);
}

function decode(address: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(address));
  } catch {
    return address;
  }
}

function nearestNotFoundPage(folder: string, address: string): string {
  for (let place = path.posix.dirname(address); ; place = path.posix.dirname(place)) {
    const page = path.posix.join(place, '404.html').slice(1);
    if (place === '/' || existsSync(path.join(folder, page))) return page;
  }
}
