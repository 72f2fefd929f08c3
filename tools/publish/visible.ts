import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildFile } from '../../site/folders';
import { tryGit } from './git';

/**
 * Whether visitors see a commit: the site was built from it, or from one that holds it.
 *
 * @param address of the site
 */
export async function isVisible(root: string, commit: string, address: string): Promise<boolean> {
  const seen = await readCommit(address);
  if (!seen || seen === commit) return seen === commit;
  // Somebody else has published since.
  if ((await tryGit(root, ['cat-file', '-e', `${seen}^{commit}`])) === undefined)
    await tryGit(root, ['fetch', '--quiet']);
  return (await tryGit(root, ['merge-base', '--is-ancestor', commit, seen])) !== undefined;
}

/** The commit from which a site was built, as `/build.json` says; undefined where it does not answer. */
async function readCommit(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/${buildFile}?${Date.now()}`, {
      signal: AbortSignal.timeout(10_000),
    });
    const { commit } = await answer.json();
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds the site and makes it the current release of a folder on this machine.
 *
 * @param folder of the releases
 * @param onProgress is told how many steps of the build are done
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
