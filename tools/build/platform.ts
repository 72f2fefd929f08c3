import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import { maxDuration, platformConfig } from '../../lib/http/platform';
import { readSiteInfo } from '../../lib/http/site-info';
import { listFiles } from '../../lib/list-files';
import { copy } from '../files/copy';
import { writeWhole } from '../files/write-whole';
import { bundleForServer } from './bundle-for-server';

/** Files for other hosts: Vercel compresses files itself and has other rules. */
const otherHosts = /\.(br|gz)$|^_(headers|redirects)$/;

/** Files that the function needs to answer an address that no page fits. */
const notFoundPages = /(^|\/)404\.html$/;

/** Programs in the folder of the server, which a function does not need. */
const programs = /^(server|outbox)\.mjs$/;

/** Pictures and other results that the next build on the platform reuses. */
const cache = ['.next/cache/**', 'public/pictures/**', 'public/share-images/**', 'model/generated/**'];

/**
 * Lays a build out for Vercel: the files of the site, and one function with the routes.
 *
 * Source: https://vercel.com/docs/build-output-api
 *
 * @param output the folder that Vercel reads
 */
export async function layOutPlatform(output = path.join('.vercel', 'output')): Promise<void> {
  await rm(output, { recursive: true, force: true });
  const files = listFiles(siteFolder).filter((file) => !otherHosts.test(file));
  for (const file of files) await copy(path.join(siteFolder, file), path.join(output, 'static', file));
  const functionFolder = path.join(output, 'functions', 'api.func');
  await layOutFunction(functionFolder);
  for (const file of files.filter((name) => notFoundPages.test(name)))
    await copy(path.join(siteFolder, file), path.join(functionFolder, 'site', file));
  const config = platformConfig(files, readSiteInfo(serverFolder));
  writeWhole(path.join(output, 'config.json'), JSON.stringify({ ...config, cache }, null, 1));
}

async function layOutFunction(folder: string): Promise<void> {
  for (const name of readdirSync(serverFolder).filter((name) => !programs.test(name)))
    await copy(path.join(serverFolder, name), path.join(folder, name));
  await bundleForServer({ function: path.join('server', 'files', 'function.ts') }, folder);
  const settings = {
    runtime: 'nodejs24.x',
    handler: 'function.mjs',
    launcherType: 'Nodejs',
    shouldAddHelpers: false,
    supportsResponseStreaming: true,
    maxDuration,
  };
  await writeFile(path.join(folder, '.vc-config.json'), JSON.stringify(settings));
}
