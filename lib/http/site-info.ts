import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The data of a server in addition to its files; `site.json` in the folder of the server. */
export type SiteInfo = {
  /** The file of each route by its address. */
  routes: Record<string, string>;
};

/** @param folder of the server */
export function readSiteInfo(folder: string): SiteInfo {
  return JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
}
