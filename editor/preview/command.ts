/** The site beside the forms of the editor: Next's development server behind a filter, on PORT of this machine. */
import { createServer } from 'node:http';
import { build } from 'esbuild';
import next from 'next';
import { listenOnLoopback } from '../../lib/loopback';
import { writeHelp } from '../../tools/fields/help';
import { startPictureServer } from '../../tools/serve/picture-server';
import { createFilter } from './filter';

const root = process.cwd();
// As in `npm run check`: VS Code shows help while the site runs.
writeHelp('.');
process.env.PICTURE_SERVER = await startPictureServer();

const port = Number(process.env.PORT);
const inner = createServer();
// Next adds its handler of upgrades to the server that it is given: to this one, which only the filter reaches.
const app = next({ dev: true, dir: root, hostname: '127.0.0.1', port, httpServer: inner });
await app.prepare();
const pages = app.getRequestHandler();
const pressScript = await bundlePressScript();
inner.on('request', (request, response) => {
  if (request.url === '/press.js') response.setHeader('Content-Type', 'text/javascript').end(pressScript);
  else void pages(request, response);
});
const publicHost = process.env.EDITOR_PREVIEW_URL ? [new URL(process.env.EDITOR_PREVIEW_URL).host] : [];
const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...publicHost];
await listenOnLoopback(createFilter(inner, { root, hosts }), port);

// Next only cleans up at a signal; its server would go on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

async function bundlePressScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/preview/press-script.ts'],
    bundle: true,
    write: false,
    define: {
      'process.env.EDITOR_URL': JSON.stringify(process.env.EDITOR_URL ?? ''),
      'process.env.NODE_ENV': '"development"',
    },
  });
  return outputFiles[0]?.text ?? '';
}
