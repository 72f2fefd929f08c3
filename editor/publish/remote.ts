import { git, isUnfinished, PublishError, removeStaleLocks, tryGit } from './git';

/** The upstream branch: the name of its repository, and its full name there. */
export type Remote = { name: string; branch: string };

/**
 * Finds the upstream branch of the current branch.
 *
 * @param isLocal whether the site is published from this machine, which needs no upstream
 * @returns undefined if the site is published from this machine, and the branch has no upstream
 * @throws PublishError if nothing can be published from this folder
 */
export async function findRemote(root: string, isLocal = false): Promise<Remote | undefined> {
  // A folder inside another checkout is no repository.
  if ((await git(root, ['rev-parse', '--show-prefix'])).trim()) throw new PublishError('noRepository');
  if (await isUnfinished(root)) throw new PublishError('unfinished');
  const branch = await tryGit(root, ['symbolic-ref', '--short', 'HEAD']);
  const hasCommit = await tryGit(root, ['rev-parse', '--verify', 'HEAD']);
  if (!branch || !(hasCommit || isLocal)) throw new PublishError('noBranch');
  const format = '--format=%(upstream) %(upstream:remotename) %(upstream:remoteref)';
  const refs = await tryGit(root, ['for-each-ref', format, `refs/heads/${branch}`]);
  const [upstream, name, remoteBranch] = refs?.split(' ') ?? [];
  await removeStaleLocks(root, [`refs/heads/${branch}`, ...(upstream ? [upstream] : [])]);
  if (hasCommit && name && remoteBranch) return { name, branch: remoteBranch };
  if (isLocal) return undefined;
  throw new PublishError('noUpstream');
}

/**
 * Fetches the upstream branch.
 *
 * @returns its commit
 * @throws PublishError, also if the branch was renamed or deleted there
 */
export async function fetchUpstream(root: string, { name }: Remote): Promise<string> {
  await git(root, ['fetch', '--quiet', '--prune', name]);
  const commit = await tryGit(root, ['rev-parse', '--verify', '--quiet', '@{upstream}']);
  if (!commit) throw new PublishError('branchGone');
  return commit;
}

/**
 * Pushes a commit to the upstream branch, if it still is at the fetched commit.
 *
 * @returns whether it was pushed; false if others were faster
 * @throws PublishError
 */
export async function push(
  root: string,
  { name, branch }: Remote,
  commit: string,
  fetched: string,
): Promise<boolean> {
  try {
    // Without the lease a push would create a branch again that was renamed meanwhile.
    await git(root, [
      'push',
      '--quiet',
      `--force-with-lease=${branch}:${fetched}`,
      name,
      `${commit}:${branch}`,
    ]);
    return true;
  } catch (error) {
    if (error instanceof PublishError && error.reason === 'overtaken') return false;
    throw error;
  }
}
