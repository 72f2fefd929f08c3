import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { routing } from '../../i18n/routing';
import { findText, type Place } from './find-text';

/** Returns a listener for the script of the preview's pages and its questions; other requests go to `next`. */
export async function servePress(next: RequestListener): Promise<RequestListener> {
  const script = await bundlePressScript();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string) => response.writeHead(200, { 'Content-Type': type }).end(body);
    if (pathname === '/press.js') send('text/javascript', script);
    else if (pathname === '/press') send('application/json', JSON.stringify(placesOf(searchParams)));
    else next(request, response);
  };
}

async function bundlePressScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/preview/press-script.ts'],
    bundle: true,
    write: false,
    define: { 'process.env.EDITOR_URL': JSON.stringify(process.env.EDITOR_URL ?? '') },
  });
  return outputFiles[0]?.text ?? '';
}

function placesOf(query: URLSearchParams): Place[] {
  const locale = routing.locales.find((known) => known === query.get('locale')) ?? routing.defaultLocale;
  return findText('.', locale, query.get('text') ?? '', query.getAll('page'));
}
