import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentTypeOf } from '../../../lib/http/files';
import { siteFolder } from '../../../lib/http/folders';
import { endServer, listenOnLoopback } from '../../../lib/loopback';

/**
 * Serves the folder of the site as GitHub Pages does: without headers of the site, with one not-found page, without
 * routes.
 */
export async function startPlainServer() {
  const server = createServer(({ url = '/' }, response) => {
    const name = new URL(url, 'http://host').pathname.slice(1) || 'index';
    const found = [name, `${name}.html`].find(
      (file) => /\.\w+$/.test(file) && existsSync(path.join(siteFolder, file)),
    );
    const file = found ?? '404.html';
    response
      .writeHead(found ? 200 : 404, { 'Content-Type': contentTypeOf(file) })
      .end(readFileSync(path.join(siteFolder, file)));
  });
  return {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    stop: () => endServer(server),
  };
}
