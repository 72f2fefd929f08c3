import { spawnSync } from 'node:child_process';
import { type Person, present } from './person';

/** Whether saves can be committed, and where a push would go; undefined where there is no remote or no branch. */
export type GitState = { isCheckout: boolean; upstream?: string; ahead: number };

/** What git answered instead of doing what it was asked for. */
export class GitError extends Error {}

export function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    // Nobody could answer a question here.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (status !== 0) throw new GitError((stderr || stdout || String(error)).trim());
  return stdout.trim();
}

export function tryGit(root: string, ...words: string[]): string | undefined {
  try {
    return git(root, ...words);
  } catch {
    return undefined;
  }
}

/** What git knows of the folder of the project. */
export function readGitState(root: string): GitState {
  // A copy inside another checkout is none of its own.
  const isCheckout = tryGit(root, 'rev-parse', '--show-prefix') === '';
  const upstream = isCheckout ? tryGit(root, 'rev-parse', '--abbrev-ref', '@{upstream}') : undefined;
  const ahead = upstream ? Number(tryGit(root, 'rev-list', '--count', '@{upstream}..HEAD')) : 0;
  return { isCheckout, upstream, ahead };
}

/**
 * Makes one commit of exactly these files, of the person who asks for it where somebody has signed in.
 *
 * @param people whose edits it holds
 * @throws GitError
 */
export function commit(
  root: string,
  files: readonly string[],
  message: string,
  people: readonly Person[] = [],
): void {
  const author = present.getStore();
  const others = people.filter(({ mail }) => mail !== author?.mail);
  const trailers = others.flatMap(({ name, mail }) => ['--trailer', `Co-authored-by: ${name} <${mail}>`]);
  const named = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.mail}`] : [];
  // Files that came and went again are unknown to git.
  const known = files.filter((file) => tryGit(root, 'add', '--all', '--', file) !== undefined);
  git(root, ...named, 'commit', '--only', '--message', message, ...trailers, '--', ...known);
}

/** Sends the commits to the branch that this one follows. @throws GitError */
export function push(root: string): void {
  git(root, 'push');
}
