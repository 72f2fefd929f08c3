import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseJson } from '../../lib/parse-json';

const run = promisify(execFile);

/** Milliseconds, for a network that does not answer. */
const timeout = 300_000;

/** What git says when it refuses, in English, and why that is; the first that fits. */
const refusals = [
  [/No space left on device|quota exceeded/i, 'diskFull'],
  [/\.lock': File exists|Another git process/i, 'locked'],
  [/insufficient permission for adding|Read-only file system|unable to (create|write)/i, 'notWritable'],
  [/not a git repository|dubious ownership/, 'noRepository'],
  [/tell me who you are|auto-detect email|empty ident name|no email was given|no name was given/, 'noName'],
  [/fetch first|non-fast-forward|cannot lock ref|failed to update ref|incorrect old value/, 'overtaken'],
  [/protected branch|GH006|protected ref|not allowed to push code/i, 'protected'],
  [/hook declined|hook .*(failed|exited)|failed to push some refs/, 'hook'],
  [
    /Authentication failed|could not read (Username|Password)|Permission denied|HTTP Basic|Access denied/i,
    'noRights',
  ],
  [/error: 40[13]|denied to|Permission to .* denied/, 'noRights'],
  [
    /resolve host|unable to access|from remote repository|Connection|connect to|not appear to be a git/i,
    'unreachable',
  ],
  [/not found|unreachable|hung up|early EOF|Host key/i, 'unreachable'],
  [/would be overwritten|unstaged changes|uncommitted changes/, 'otherChanges'],
  [/during a (merge|rebase)|in the middle of|unmerged files|MERGE_HEAD/, 'unfinished'],
  [/gpg failed|failed to sign/, 'signing'],
] as const;

/** Why something cannot be published. */
export type Reason =
  | (typeof refusals)[number][1]
  | 'noGit'
  | 'noBranch'
  | 'noUpstream'
  | 'slow'
  | 'errors'
  | 'errorsAfter'
  | 'nothing'
  | 'unknown';

/** Git, or what comes before it, refuses. */
export class PublishError extends Error {
  /** @param said what git has said, for a developer */
  constructor(
    readonly reason: Reason,
    said = '',
  ) {
    super(said || reason);
  }
}

/**
 * Runs git, which asks no questions.
 *
 * @param root the folder of the project
 * @param input what it reads
 * @returns what it printed
 * @throws PublishError
 */
export async function git(root: string, args: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };
  const running = run('git', args, { cwd: root, env, timeout, maxBuffer: 2 ** 30 });
  running.child.stdin?.on('error', () => {}).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const failure = error as Failure;
    throw new PublishError(reasonOf(args, failure), failure.stderr);
  }
}

/** The same; undefined where git refuses. */
export async function tryGit(root: string, args: readonly string[]): Promise<string | undefined> {
  return await git(root, args).then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** The files in which `git diff` finds a difference. @throws PublishError */
export async function listChanged(root: string, ...args: string[]): Promise<string[]> {
  const names = await git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', ...args]);
  return names.split('\0').filter(Boolean);
}

/** The data of a JSON file in a commit; undefined where it has none. */
export async function readData(root: string, commit: string, file: string): Promise<unknown> {
  return parseJson((await tryGit(root, ['show', `${commit}:./${file}`])) ?? '');
}

type Failure = Error & { code?: unknown; killed?: boolean; stdout?: string; stderr?: string };

function reasonOf(args: readonly string[], { code, killed, stdout, stderr }: Failure): Reason {
  if (code === 'ENOENT') return 'noGit';
  if (killed) return 'slow';
  const said = `${stdout}${stderr}`;
  const known = refusals.find(([pattern]) => pattern.test(said))?.[1];
  if (known) return known;
  // A commit that nothing above refuses is refused by a hook, in its own words.
  return args.includes('commit') ? 'hook' : 'unknown';
}

/** Whether a merge, rebase or pick was begun and is not finished. */
export async function isUnfinished(root: string): Promise<boolean> {
  const names = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const places = await git(root, ['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
  return places
    .trim()
    .split('\n')
    .some((place) => existsSync(path.resolve(root, place)));
}
