import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildTime } from '../../content/read/schedule';
import { buildFile, siteFolder } from '../../site/folders';

/** Writes the time as of which the records are on the site, so that its address can be asked what it shows. */
export async function writeBuildFile(): Promise<void> {
  const time = new Date(buildTime()).toISOString();
  await writeFile(path.join(siteFolder, buildFile), JSON.stringify({ time }));
}
