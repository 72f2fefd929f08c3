import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFile, siteFolder } from '../../lib/http/folders';
import { buildTime } from '../../model/read/schedule';
import { nextChange, readPlannedRecords } from './next-change';

/**
 * Writes `/build.json`, which identifies the build of a deployed site:
 *
 * - `time`: the time of the build, ISO 8601; later records are planned
 * - `next`: the next time at which a build would change the site, or null
 * - `commit`: from SITE_COMMIT, else from git; left out when neither has one
 */
export async function writeBuildFile(): Promise<void> {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const time = new Date(buildTime()).toISOString();
  const commit = process.env.SITE_COMMIT || stdout?.trim() || undefined;
  const text = JSON.stringify({ time, next: nextChange(readPlannedRecords(), buildTime()), commit });
  await writeFile(path.join(siteFolder, buildFile), text);
}
