import { createServer } from 'node:http';
import { build } from 'esbuild';
import { routing } from '../../i18n/routing';
import { listenOnLoopback } from '../../lib/loopback';
import { findText } from './find-text';

/**
 * Tells the pages of the development server from which fields their texts come; next.config.ts forwards what is under
 * `/dev-texts`.
 *
 * @returns its address on loopback, without a slash at its end
 */
export async function startTextServer(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tools/preview/press-script.ts'],
    bundle: true,
    write: false,
    define: { 'process.env.EDITOR_URL': JSON.stringify(process.env.EDITOR_URL ?? '') },
  });
  const pressScript = outputFiles[0]?.text;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/press.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(pressScript);
      return;
    }
    const locale =
      routing.locales.find((known) => known === searchParams.get('locale')) ?? routing.defaultLocale;
    const places = findText('.', locale, searchParams.get('text') ?? '', searchParams.getAll('page'));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(places));
  });
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}
