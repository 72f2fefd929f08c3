import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import Negotiator from 'negotiator';
import { prefixedLocales } from '../../i18n/navigation';
import { listFiles } from '../../lib/list-files';
import { addressOf, contentTypeOf } from '../../site/files';
import { headersOf, missingHeaders, pageHeaders } from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';
import { isFresh, type Range, rangeOf } from './conditions';

type Encoding = 'br' | 'gzip' | 'identity';

type Form = { path: string; size: number; etag: string; modified: Date };

/** A file with its compressed forms. */
type StaticFile = { headers: Record<string, string>; forms: Map<Encoding, Form> };

/**
 * Serves the folder of a finished build, as deploy/nginx.conf does.
 *
 * @param folder with the pages laid out by address
 * @returns what answers a request; the common headers are set already
 */
export function createStaticSite(folder: string, { staticHeaders, redirects }: SiteInfo) {
  const { files, notFoundPages } = readFolder(folder);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '/' } = request;
    for (const [name, value] of Object.entries({ ...staticHeaders, ...pageHeaders })) {
      response.setHeader(name, value);
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [rawPath = '', query] = url.split(/\?(.*)/s, 2);
    // nginx refuses the same: what is no path, a “%” that begins no escape, and a zero byte.
    if (!rawPath.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(rawPath)) {
      response.writeHead(400, { ...missingHeaders, 'Content-Length': 0 }).end();
      return;
    }
    const address = decode(rawPath);
    const canonical = canonicalPath(rawPath);
    const redirect = canonical === rawPath ? targets.get(address) : canonical;
    if (redirect !== undefined) {
      const location = redirect + (query === undefined ? '' : `?${query}`);
      const status = canonical === rawPath ? 307 : 308;
      response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    const file = files.get(address);
    if (file) send(request, response, file, 200);
    else send(request, response, nearestOf(notFoundPages, address), 404);
  };
}

function readFolder(folder: string) {
  const files = new Map<string, StaticFile>();
  const notFoundPages = new Map<string, StaticFile>();
  for (const name of listFiles(folder)) {
    const address = addressOf(name);
    if (address !== undefined) {
      files.set(address, readFile(folder, name, headersOf(address)));
    } else if (/(^|\/)404\.html$/.test(name)) {
      notFoundPages.set(`/${name.replace('404.html', '')}`, readFile(folder, name, missingHeaders));
    }
  }
  // The home of a language with a prefix has two addresses (specification §2).
  for (const locale of prefixedLocales) {
    const home = files.get(`/${locale}`);
    if (home) files.set(`/${locale}/`, home);
  }
  return { files, notFoundPages };
}

function readFile(folder: string, name: string, headers: Record<string, string>): StaticFile {
  const forms = new Map<Encoding, Form>();
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ] as const) {
    const file = path.resolve(folder, name + ending);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) continue;
    const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    forms.set(encoding, { path: file, size: found.size, etag, modified: found.mtime });
  }
  const type = { 'Content-Type': contentTypeOf(name) };
  return { forms, headers: { ...headers, ...type, ...(forms.size > 1 && { Vary: 'Accept-Encoding' }) } };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, forms }: StaticFile,
  status: 200 | 404,
): void {
  const accepted = new Negotiator(request).encodings([...forms.keys()]);
  const encoding = [...forms.keys()].find((each) => accepted.includes(each)) ?? 'identity';
  const form = forms.get(encoding);
  if (!form) throw new Error(`There is no ${encoding} form.`);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  let range: Range | undefined;
  if (status === 200) {
    response.setHeader('ETag', form.etag);
    response.setHeader('Last-Modified', form.modified.toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (isFresh(request.headers, form)) {
      response.writeHead(304).end();
      return;
    }
    const asked = request.method === 'GET' ? rangeOf(request.headers, form) : undefined;
    if (asked === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${form.size}`, 'Content-Length': 0 }).end();
      return;
    }
    range = asked;
  }
  const { start, end } = range ?? { start: 0, end: form.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${form.size}`);
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || end < start) {
    response.end();
    return;
  }
  // A visitor who leaves ends the reading too.
  pipeline(createReadStream(form.path, { start, end }), response, () => {});
}

/** @returns the path as the folder spells it; one that is not UTF-8 stays as it is, and has no file */
function decode(rawPath: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(rawPath));
  } catch {
    return rawPath;
  }
}

/**
 * One address for one page: no prefix for Hebrew, no slash at the end, none twice; `/en/` is as good as `/en` (specification §2).
 * Browsers read a backslash as a slash, so that a target could name another host.
 */
function canonicalPath(rawPath: string): string {
  const single = rawPath.replaceAll(/[/\\]{2,}|\\/g, '/').replace(/^\/he(?=\/|$)/, '') || '/';
  const isHome = single === '/' || prefixedLocales.some((locale) => single === `/${locale}/`);
  return isHome ? single : single.replace(/\/$/, '');
}

/** The not-found page of the innermost folder that has one. */
function nearestOf(pages: ReadonlyMap<string, StaticFile>, address: string): StaticFile {
  for (let end = address.lastIndexOf('/'); end >= 0; end = address.lastIndexOf('/', end - 1)) {
    const page = pages.get(address.slice(0, end + 1));
    if (page) return page;
    if (end === 0) break;
  }
  throw new Error('The site has no 404.html.');
}
