import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import Negotiator from 'negotiator';
import { createCorrection, followRules, notFoundFolders, prefixedHomes } from '../../lib/http/addresses';
import { addressOf, contentTypeOf } from '../../lib/http/files';
import { headersOf, missingHeaders, pageHeaders, staticHeaders, untouched } from '../../lib/http/headers';
import type { SiteInfo } from '../../lib/http/site-info';
import { listFiles } from '../../lib/list-files';
import { isFresh, isRefused, type Range, rangeOf } from './conditions';

type Encoding = 'br' | 'gzip' | 'identity';

type Form = { path: string; size: number; etag: string; modified: Date };

/** A file with its compressed forms. */
type StaticFile = { headers: Record<string, string>; forms: Map<Encoding, Form> };

/**
 * Serves the folder of a finished build.
 *
 * @param folder with the pages laid out by address, or only with the not-found pages
 * @param info of the same build
 * @returns a request handler; the caller has set the common headers
 * @throws Error when the folder has no pages
 */
export function createStaticSite(folder: string, info: Pick<SiteInfo, 'pages' | 'redirects'>) {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error(`SITE_FOLDER is “${folder}”, where no pages are: write the folder “site” of the build.`);
  const { files, notFoundPages } = readFolder(folder, info.pages);
  const correct = createCorrection(info);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '/' } = request;
    for (const [name, value] of Object.entries({ ...staticHeaders, ...pageHeaders })) {
      response.setHeader(name, value);
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [rawPath = ''] = url.split('?', 1);
    // As web servers do, refuses a target without a path, an incomplete escape, and a zero byte.
    if (!rawPath.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(rawPath)) {
      response.writeHead(400, { ...missingHeaders, 'Content-Length': 0 }).end();
      return;
    }
    const target = followRules(url);
    const address = decode(target.split('?', 1)[0] ?? '');
    const file = files.get(address);
    const corrected = file ? undefined : correct(target);
    if (corrected !== undefined || target !== url) {
      response.writeHead(308, { Location: corrected ?? target, 'Content-Length': 0 }).end();
      return;
    }
    if (file) send(request, response, file, 200);
    else send(request, response, nearestOf(notFoundPages, address), 404);
  };
}

function readFolder(folder: string, pages: readonly string[]) {
  const files = new Map<string, StaticFile>();
  for (const name of listFiles(folder)) {
    const address = addressOf(name, pages);
    if (address !== undefined) files.set(address, readFile(folder, name, headersOf(address)));
  }
  for (const address of prefixedHomes) {
    const home = files.get(address);
    if (home) files.set(`${address}/`, home);
  }
  const notFoundPages = notFoundFolders.map((notFoundFolder): [string, StaticFile] => [
    `${notFoundFolder}/`,
    readFile(folder, `${notFoundFolder}/404.html`, missingHeaders),
  ]);
  return { files, notFoundPages };
}

function readFile(folder: string, name: string, headers: Record<string, string>): StaticFile {
  const forms = new Map<Encoding, Form>();
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ] as const) {
    const file = path.join(folder, name + ending);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) continue;
    const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
    forms.set(encoding, { path: file, size: stats.size, etag, modified: stats.mtime });
  }
  const isCompressed = forms.size > 1;
  const lifetime = isCompressed &&
    name.endsWith('.html') && { 'Cache-Control': `${headers['Cache-Control']}, ${untouched}` };
  const own = { ...lifetime, ...(isCompressed && { Vary: 'Accept-Encoding' }) };
  return { forms, headers: { ...headers, 'Content-Type': contentTypeOf(name), ...own } };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, forms }: StaticFile,
  status: 200 | 404,
): void {
  const acceptedEncodings = new Negotiator(request).encodings([...forms.keys()]);
  const encoding = [...forms.keys()].find((form) => acceptedEncodings.includes(form)) ?? 'identity';
  const form = forms.get(encoding);
  if (!form) throw new Error(`There is no ${encoding} form.`);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  let range: Range | undefined;
  if (status === 200) {
    response.setHeader('ETag', form.etag);
    response.setHeader('Last-Modified', form.modified.toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    if (isRefused(request.headers, form)) {
      response.writeHead(412, { 'Content-Length': 0 }).end();
      return;
    }
    if (isFresh(request.headers, form)) {
      response.writeHead(304).end();
      return;
    }
    const requestedRange = request.method === 'GET' ? rangeOf(request.headers, form) : undefined;
    if (requestedRange === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${form.size}`, 'Content-Length': 0 }).end();
      return;
    }
    range = requestedRange;
  }
  const { start, end } = range ?? { start: 0, end: form.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${form.size}`);
  response.writeHead(range ? 206 : status, { 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD' || end < start) {
    response.end();
    return;
  }
  // Stops reading when the visitor disconnects.
  pipeline(createReadStream(form.path, { start, end }), response, () => {});
}

/** @returns the path as the folder spells it; a path that is not UTF-8 is returned unchanged, and has no file */
function decode(rawPath: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(rawPath));
  } catch {
    return rawPath;
  }
}

/** Returns the not-found page of the innermost folder that has one. */
function nearestOf(pages: readonly [folder: string, page: StaticFile][], address: string): StaticFile {
  const [, page] = pages.find(([folder]) => address.startsWith(folder)) ?? [];
  if (!page) throw new Error(`${address} does not begin with a slash.`);
  return page;
}
