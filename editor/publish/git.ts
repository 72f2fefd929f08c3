import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseJson } from '../../tools/files/parse-json';

const run = promisify(execFile);

/** Milliseconds until git is killed: a network may not answer. */
const timeout = 300_000;

/** The reasons for messages of git in English. The first match counts. */
const refusals = [
  [/No space left on device|quota exceeded/i, 'diskFull'],
  [/\.lock': File exists|Another git process/i, 'locked'],
  [/insufficient permission for adding|Read-only file system|unable to (create|write)/i, 'notWritable'],
  [/not a git repository|dubious ownership/, 'noRepository'],
  [/tell me who you are|auto-detect email|empty ident name|no email was given|no name was given/, 'noName'],
  [
    /fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref|incorrect old value/,
    'overtaken',
  ],
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
] as const;

/** The reasons of a rejected publication. */
export type Reason =
  | (typeof refusals)[number][1]
  | 'noGit'
  | 'branchGone'
  | 'otherChanges'
  | 'unfinished'
  | 'noBranch'
  | 'noUpstream'
  | 'slow'
  | 'errors'
  | 'errorsAfter'
  | 'nothing'
  | 'unknown';

/** A publication is rejected, by git or before git runs. */
export class PublishError extends Error {
  /** @param output the output of git */
  constructor(
    readonly reason: Reason,
    output = '',
  ) {
    super(output || reason);
  }
}

/** The standard input of git, and the path of another index file than the one of the work tree. */
type Options = { input?: string | Buffer; index?: string };

/**
 * Runs git without prompts.
 *
 * @param root the folder of the project
 * @returns its standard output
 * @throws PublishError
 */
export async function git(root: string, args: readonly string[], options: Options = {}): Promise<string> {
  return (await gitBytes(root, args, options)).toString();
}

/** Runs git without prompts, for output that is not text. @throws PublishError */
export async function gitBytes(
  root: string,
  args: readonly string[],
  { input = '', index }: Options = {},
): Promise<Buffer> {
  const own = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...(index && { GIT_INDEX_FILE: index }) };
  const env = { ...process.env, ...own };
  const running = run('git', args, { cwd: root, env, timeout, maxBuffer: 2 ** 30, encoding: 'buffer' });
  running.child.stdin?.on('error', () => {}).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const failure = error as Failure;
    throw new PublishError(reasonOf(failure), String(failure.stderr));
  }
}

/** Runs git; returns undefined if it fails. */
export async function tryGit(root: string, args: readonly string[]): Promise<string | undefined> {
  return await git(root, args).then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** Lists the files in which `git diff` finds a difference. @throws PublishError */
export async function listChangedFiles(root: string, ...args: string[]): Promise<string[]> {
  const names = await git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', ...args]);
  return names.split('\0').filter(Boolean);
}

/** Reads the data of a JSON file in a commit; undefined for a missing file. */
export async function readData(root: string, commit: string, file: string): Promise<unknown> {
  return parseJson((await tryGit(root, ['show', `${commit}:./${file}`])) ?? '');
}

type Failure = Error & { code?: unknown; killed?: boolean; stdout?: Buffer; stderr?: Buffer };

function reasonOf({ code, killed, stdout, stderr }: Failure): Reason {
  if (code === 'ENOENT') return 'noGit';
  if (killed) return 'slow';
  const output = `${stdout}${stderr}`;
  return refusals.find(([pattern]) => pattern.test(output))?.[1] ?? 'unknown';
}

/** Tells whether a merge, rebase or pick is unfinished. */
export async function isUnfinished(root: string): Promise<boolean> {
  const names = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  const places = await git(root, ['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
  return places
    .trim()
    .split('\n')
    .some((place) => existsSync(path.resolve(root, place)));
}

/** The lock files of git that publishing needs. A killed git leaves them. */
const locks = ['index.lock', 'HEAD.lock', 'config.lock', 'packed-refs.lock', 'shallow.lock'];

/**
 * Removes the lock files of a killed git.
 *
 * @param refs the branches that publishing writes
 * @throws PublishError while git is running in the folder
 */
export async function removeStaleLocks(root: string, refs: readonly string[]): Promise<void> {
  const names = [...locks, ...refs.map((ref) => `${ref}.lock`)];
  const places = await git(root, ['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
  const found = places
    .trim()
    .split('\n')
    .map((place) => path.resolve(root, place))
    .filter((place) => existsSync(place));
  if (found.length > 0 && isGitRunning(root)) throw new PublishError('locked');
  for (const place of found) rmSync(place);
}

/** Tells whether git is running in a folder; without `/proc`, whether it is running anywhere. */
function isGitRunning(root: string): boolean {
  try {
    return readdirSync('/proc').some((id) => /^\d+$/.test(id) && isGitIn(root, id));
  } catch {
    const { stdout, status } = spawnSync('ps', ['-A', '-o', 'comm='], { encoding: 'utf8' });
    return status !== 0 || /^(.*\/)?git(-|$)/m.test(stdout);
  }
}

function isGitIn(root: string, id: string): boolean {
  try {
    if (!/^git(-|$)/m.test(readFileSync(`/proc/${id}/comm`, 'utf8').trim())) return false;
    const top = realpathSync(root);
    const folder = readlinkSync(`/proc/${id}/cwd`);
    return folder === top || folder.startsWith(top + path.sep);
  } catch (error) {
    // A process of another user may be in the folder; an ended one is not.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}
