import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseJson } from '../../lib/parse-json';

const run = promisify(execFile);

/** Milliseconds until git is killed: a network may not answer. */
const timeout = 300_000;

/** Messages of git in English, with the reason; the first match counts. */
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
] as const;

/** Why something cannot be published. */
export type Reason =
  | (typeof refusals)[number][1]
  | 'noGit'
  | 'oldGit'
  | 'otherChanges'
  | 'unfinished'
  | 'noBranch'
  | 'noUpstream'
  | 'slow'
  | 'errors'
  | 'errorsAfter'
  | 'nothing'
  | 'unknown';

/** Git, or what comes before it, refuses. */
export class PublishError extends Error {
  /** @param said the output of git, for a developer */
  constructor(
    readonly reason: Reason,
    said = '',
  ) {
    super(said || reason);
  }
}

/** Input of git, an index beside the one of the work tree, and exit codes that are an answer. */
type Given = { input?: string | Buffer; index?: string; allowed?: readonly number[] };

/**
 * Runs git, which asks no questions.
 *
 * @param root the folder of the project
 * @returns what it printed
 * @throws PublishError
 */
export async function git(root: string, args: readonly string[], given: Given = {}): Promise<string> {
  return (await gitBytes(root, args, given)).toString();
}

/** The same, for what need not be text. @throws PublishError */
export async function gitBytes(
  root: string,
  args: readonly string[],
  { input = '', index, allowed = [] }: Given = {},
): Promise<Buffer> {
  const own = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...(index && { GIT_INDEX_FILE: index }) };
  const env = { ...process.env, ...own };
  const running = run('git', args, { cwd: root, env, timeout, maxBuffer: 2 ** 30, encoding: 'buffer' });
  running.child.stdin?.on('error', () => {}).end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    const failure = error as Failure;
    if (failure.stdout && allowed.some((code) => code === failure.code)) return failure.stdout;
    throw new PublishError(reasonOf(failure), String(failure.stderr));
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

type Failure = Error & { code?: unknown; killed?: boolean; stdout?: Buffer; stderr?: Buffer };

function reasonOf({ code, killed, stdout, stderr }: Failure): Reason {
  if (code === 'ENOENT') return 'noGit';
  if (killed) return 'slow';
  const said = `${stdout}${stderr}`;
  return refusals.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown';
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

/** The locks of git that publishing needs, and that a git which was killed leaves. */
const locks = ['index.lock', 'HEAD.lock', 'config.lock', 'packed-refs.lock', 'shallow.lock'];

/**
 * Removes what a git that was killed has locked.
 *
 * @param refs that publishing writes
 * @throws PublishError while git is running here
 */
export async function freeLocks(root: string, refs: readonly string[]): Promise<void> {
  const names = [...locks, ...refs.map((ref) => `${ref}.lock`)];
  const places = await git(root, ['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
  const left = places
    .trim()
    .split('\n')
    .map((place) => path.resolve(root, place))
    .filter((place) => existsSync(place));
  if (left.length > 0 && isGitRunning(root)) throw new PublishError('locked');
  for (const place of left) rmSync(place);
}

/** Whether git works in a folder; where that cannot be told, whether it works at all. */
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
    // That of another user may be here; one that has ended is not.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}
