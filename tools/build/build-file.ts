import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildTime } from '../../content/read/schedule';
import { buildFile, siteFolder } from '../../site/folders';

/**
 * Writes the time as of which the records are on the site and the commit from which it was built, so that its address can be
 * asked what it shows. The commit is that of the setting SITE_COMMIT, else of git; left out where neither knows it.
 */
export async function writeBuildFile(): Promise<void> {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const time = new Date(buildTime()).toISOString();
  const commit = process.env.SITE_COMMIT || stdout?.trim() || undefined;
  await writeFile(path.join(siteFolder, buildFile), JSON.stringify({ time, commit }));
}
