import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFile, siteFolder } from '../../lib/http/folders';
import { buildTime } from '../../model/read/schedule';
import { nextChange, readPlannedRecords } from './next-change';

/**
 * Writes `/build.json`, which tells of a deployed site when and from what it was built:
 *
 * - `time`: the time at which planned records were looked at, in ISO format
 * - `next`: the next time at which a build would change the site, or null
 * - `commit`: of the setting SITE_COMMIT, else of git; left out where neither has it
 */
export async function writeBuildFile(): Promise<void> {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const time = new Date(buildTime()).toISOString();
  const commit = process.env.SITE_COMMIT || stdout?.trim() || undefined;
  const text = JSON.stringify({ time, next: nextChange(readPlannedRecords(), buildTime()), commit });
  await writeFile(path.join(siteFolder, buildFile), text);
}
