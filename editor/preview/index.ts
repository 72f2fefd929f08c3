/** The site beside the forms of the editor: Next's development server behind a filter, on PORT of this machine. */
import { createServer } from 'node:http';
import next from 'next';
import { listenOnLoopback } from '../../lib/loopback';
import { writeHelp } from '../../tools/fields/help';
import { startPictureServer } from '../../tools/serve/picture-server';
import { createFilter } from './filter';
import { servePress } from './press-server';

const root = process.cwd();
// As of `npm run check`: VS Code explains what is written while the site runs.
writeHelp('.');
process.env.PICTURE_SERVER = await startPictureServer();

const port = Number(process.env.PORT);
const inner = createServer();
// Next adds its handler of upgrades to the server that it is given: to this one, which only the filter reaches.
const app = next({ dev: true, dir: root, hostname: '127.0.0.1', port, httpServer: inner });
await app.prepare();
inner.on('request', await servePress(app.getRequestHandler()));
const publicHost = process.env.EDITOR_PREVIEW_URL ? [new URL(process.env.EDITOR_PREVIEW_URL).host] : [];
const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, ...publicHost];
await listenOnLoopback(createFilter(inner, { root, hosts }), port);

// Next only cleans up at a signal; its server would go on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
