import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The data of a server in addition to its files; `site.json` in the folder of the server. */
export type SiteInfo = {
  /** The file of each route by its address. */
  routes: Record<string, string>;
  /** The addresses of the pages. */
  pages: string[];
  /** The target of each former address, which is a path as people write it. */
  redirects: Record<string, string>;
};

/** @param folder of the server */
export function readSiteInfo(folder: string): SiteInfo {
  return JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
}
