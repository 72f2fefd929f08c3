import { rm } from 'node:fs/promises';
import path from 'node:path';
import { hiddenPaths } from '../../lib/http/addresses';
import { pageAddress } from '../../lib/http/files';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import type { SiteInfo } from '../../lib/http/site-info';
import { listFiles } from '../../lib/list-files';
import { listRedirects } from '../../model/read/redirects';
import { copy } from '../files/copy';
import { writeWhole } from '../files/write-whole';
import { bundleForServer } from './bundle-for-server';
import { checkRedirects } from './check-redirects';
import type { NextOutput } from './next-output';
import type { BuiltPage } from './static-site';

/** Writes the folder of the server, which needs only Node: the routes with their dependencies, and the server process. */
export async function layOutServer({ routes }: NextOutput, pages: BuiltPage[]): Promise<void> {
  await rm(serverFolder, { recursive: true, force: true });
  const files = new Map(routes.flatMap(({ files }) => Object.entries(files)));
  for (const [target, source] of files) await copy(source, path.join(serverFolder, target));
  const info: SiteInfo = {
    routes: Object.fromEntries(routes.map(({ address, entry }) => [address, entry])),
    pages: pages.map(({ file }) => pageAddress(file)).filter((address) => !hiddenPaths.test(address)),
    redirects: listRedirects(),
  };
  checkRedirects(info, listFiles(siteFolder));
  writeWhole(path.join(serverFolder, 'site.json'), JSON.stringify(info, null, 1));
  // The server, and the commands for its outbox.
  await bundleForServer(
    {
      server: path.join('server', 'files', 'command.ts'),
      outbox: path.join('ops', 'outbox', 'main.ts'),
    },
    serverFolder,
  );
}
