import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { siteFolder } from '../../site/folders';
import { figures, found, names, traces } from './traces';

/**
 * What the built pages and files of a company still have of the sample: its names, places, tones, addresses and
 * figures in texts, and its pictures, byte for byte.
 *
 * @param copy the folder of a copy of the site that another company has moved into and that is built
 */
export function findLeftOver(copy: string): string[] {
  const site = path.join(copy, siteFolder);
  const own = new Set(listFiles('public').map((file) => digest(path.join('public', file))));
  return listFiles(site).flatMap((file) => {
    const place = path.join(site, file);
    const left = own.has(digest(place))
      ? ['the same bytes']
      : found(sought(file), readFileSync(place, 'utf8'));
    return left.map((what) => `${file}: ${what}`);
  });
}

/** What a file is searched for; nothing in what is not a text. */
function sought(file: string) {
  if (file.endsWith('.html')) return [...traces, ...names, ...figures];
  return /\.(js|json|svg|xml|txt|webmanifest)$/.test(file) ? traces : [];
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
