import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildFile } from '../../lib/http/folders';
import { tryGit } from './git';

/** A build of the site, as its `/build.json` describes it. */
export type Build = { commit: string };

/**
 * Returns the visible build if it contains a commit; undefined otherwise.
 *
 * @param address of the site
 */
export async function findVisible(root: string, commit: string, address: string): Promise<Build | undefined> {
  const build = await readBuild(address);
  if (!build || build.commit === commit) return build;
  // Another person has published since.
  if ((await tryGit(root, ['cat-file', '-e', `${build.commit}^{commit}`])) === undefined)
    await tryGit(root, ['fetch', '--quiet']);
  const holds = await tryGit(root, ['merge-base', '--is-ancestor', commit, build.commit]);
  return holds === undefined ? undefined : build;
}

/** Reads `/build.json`; undefined if the site does not answer. */
async function readBuild(address: string): Promise<Build | undefined> {
  try {
    const answer = await fetch(`${address}/${buildFile}?${Date.now()}`, {
      signal: AbortSignal.timeout(10_000),
    });
    const build = await answer.json();
    return /^[0-9a-f]{40,64}$/.test(build.commit) ? build : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the site and makes it the current release of a folder on this machine.
 *
 * @param folder of the releases
 * @param onProgress gets the number of finished steps of the build
 * @returns whether both have worked
 */
export async function release(
  root: string,
  folder: string,
  onProgress: (done: number, of: number) => void,
): Promise<boolean> {
  const built = await runScript(root, ['build'], (line) => {
    const [, done, of] = /^✓ (\d+)\/(\d+) /.exec(line) ?? [];
    if (done && of) onProgress(Number(done), Number(of));
  });
  return built && (await runScript(root, ['release', '--', folder], () => {}));
}

function runScript(root: string, args: string[], onLine: (line: string) => void): Promise<boolean> {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  // The terminal shows why it failed.
  const running = spawn('npm', ['run', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: running.stdout }).on('line', onLine);
  return new Promise((resolve) => {
    running.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
}
