import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { isInside } from '../backend/inside';

/** Pages, their data and files: no part of such an address starts with `_` or `.`, as everything of the server itself does. */
const page = /^(\/[\p{L}\p{N}][^/\\\p{Cc}]*)*\/?$/u;

/** Scripts, styles and fonts of the pages; source maps show the sources and the folders of this machine. */
const asset = /^\/_next\/static\/(?!.*\.map$)(?!(.*\/)?\.{1,2}(\/|$))[^\\\p{Cc}]+$/u;

const hotReload = '/_next/hmr';

type Options = {
  /** The folder of the project. */
  root: string;
  /** The hosts under which the site is reached, with their port. */
  hosts: readonly string[];
};

/**
 * Puts an allow-list in front of Next's development server, which also attaches debuggers, opens editors, restarts and
 * shows sources. Only pages, their data and files, and hot reload pass, and only under the site's own names, against DNS
 * rebinding.
 *
 * @param inner the server of Next, which listens nowhere
 * @returns the server that listens in its place
 */
export function createFilter(inner: Server, { root, hosts }: Options): Server {
  const isFromHere = ({ headers: { host = '', origin } }: IncomingMessage) =>
    hosts.includes(host) && (!origin || (URL.canParse(origin) && hosts.includes(new URL(origin).host)));

  const server = createServer((request, response) => {
    const status = isFromHere(request) ? statusOf(request) : 403;
    if (status) response.writeHead(status).end();
    else inner.emit('request', request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const isOurs = isFromHere(request) && request.headers.origin && pathOf(request) === hotReload;
    if (isOurs) inner.emit('upgrade', request, socket, head);
    else socket.destroy();
  });

  /** The status with which a request is refused; 0 when it passes. */
  function statusOf(request: IncomingMessage): number {
    const { method = '' } = request;
    const pathname = pathOf(request);
    if (!pathname || !(page.test(pathname) || asset.test(pathname) || pathname === securityContact))
      return 404;
    if (!isInside(root, ['public'], path.join(root, 'public', pathname))) return 404;
    const isForm = method === 'POST' && pathname.startsWith('/api/');
    return isForm || method === 'GET' || method === 'HEAD' ? 0 : 405;
  }

  return server;
}

/** The one page below a folder of another name. */
const securityContact = '/.well-known/security.txt';

/** The decoded path of a request; nothing when it is malformed, or is still encoded after that. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const [encoded = ''] = url.split('?');
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('%') || /[#?]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
