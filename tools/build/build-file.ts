import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFile, siteFolder } from '../../lib/http/folders';

/**
 * Writes `/build.json`, which identifies the build of a deployed site:
 *
 * - `time`: the time of the build, ISO 8601
 * - `commit`: from SITE_COMMIT, else from git; left out when neither has one
 */
export async function writeBuildFile(): Promise<void> {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const time = new Date().toISOString();
  const commit = process.env.SITE_COMMIT || stdout?.trim() || undefined;
  const text = JSON.stringify({ time, commit });
  await writeFile(path.join(siteFolder, buildFile), text);
}
