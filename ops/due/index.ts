/**
 * Says when a build is due next, because a record is to be published or taken off: `npm run due` after the last build in
 * `dist`, `npm run due -- https://www.example.com` after that of a deployed site. Ends with 0 when one is due now, with 1
 * when it is not, and with 255 when that cannot be told, which systemd takes for a failure.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { buildFile, siteFolder } from '../../site/folders';
import { listPlans, nextPlan, sayNext } from './plans';

async function readBuildTime(site: string | undefined): Promise<number> {
  const answer = site && (await fetch(new URL(buildFile, site), { signal: AbortSignal.timeout(10_000) }));
  if (answer && !answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  const text = answer ? await answer.text() : readFileSync(path.join(siteFolder, buildFile), 'utf8');
  return new Date(JSON.parse(text).time).getTime() || Promise.reject(new Error(`${buildFile} has no time`));
}

try {
  nextEnv.loadEnvConfig(process.cwd());
  const next = nextPlan(listPlans(), await readBuildTime(process.argv[2]));
  console.log(sayNext(next));
  process.exitCode = next && next.time <= Date.now() ? 0 : 1;
} catch (error) {
  console.error(`Whether a build is due cannot be told: ${(error as Error).message}.`);
  process.exitCode = 255;
}
