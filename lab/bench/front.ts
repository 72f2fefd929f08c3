import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { certificate } from '../../testing/mail/certificate';
import { brotli, scriptFree } from '../../testing/pages/weights';

/** What components/frame/arrival-script.tsx does for a visitor who comes from another page of the site. */
const withoutSplash = (html: string) => html.replace('<html ', '<html data-no-splash="" ');

/** The forms in which the pages are measured: as they are, as on a way within the site, and without any script or props. */
const forms = {
  splash: (html: string) => html,
  seen: withoutSplash,
  baseline: (html: string) => withoutSplash(scriptFree(html)),
};

export type Form = keyof typeof forms;

/** Headers that belong to a connection of HTTP/1. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

export type Front = { url: (form: Form, address: string) => string; close: () => void };

/**
 * Serves a site over HTTP/2 and Brotli, as a web server in front does. Each form of the pages has a port of its own.
 *
 * @param origin the address of the site
 */
export async function startFront(origin: string): Promise<Front> {
  const ports = {} as Record<Form, number>;
  const servers = await Promise.all(
    (Object.keys(forms) as Form[]).map(async (form) => {
      const pages = new Map<string, Buffer>();
      const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
        pass(origin, request, response, forms[form], pages);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      ports[form] = (server.address() as AddressInfo).port;
      return server;
    }),
  );
  return {
    url: (form, address) => `https://127.0.0.1:${ports[form]}${address}`,
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

function pass(
  origin: string,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  change: (html: string) => string,
  pages: Map<string, Buffer>,
): void {
  const { url, method, headers } = request;
  // Pages are changed first and compressed then; files come in the form that the browser takes.
  const isPage = !path.extname(url) && !url.startsWith('/api/');
  const names = ['accept', 'content-type', ...(isPage ? [] : ['accept-encoding'])];
  const known = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const asked = ask(origin + url, { method, headers: Object.fromEntries(known) }, async (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
    const status = answer.statusCode ?? 502;
    if (!isPage) {
      response.writeHead(status, Object.fromEntries(kept));
      answer.pipe(response);
      return;
    }
    const body = pages.get(url) ?? brotli(change(await text(answer)));
    pages.set(url, body);
    response.writeHead(status, {
      ...Object.fromEntries(kept),
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
