import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a server of the site must know beside its files; `site.json` in the folder of the server. */
export type SiteInfo = {
  /** The file of each route by its address. */
  routes: Record<string, string>;
  /** The name of each published project and building by its address, which no later release may give to another. */
  published: Record<string, string>;
};

/** @param folder of the server */
export function readSiteInfo(folder: string): SiteInfo {
  return JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
}
