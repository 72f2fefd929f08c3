import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { complete, expectGit, follow, keepPlan, type Plan, type Remote } from './complete';
import { describePlace, listDifferences } from './differences';
import {
  freeLocks,
  git,
  isUnfinished,
  listChanged,
  PublishError,
  type Reason,
  readData,
  tryGit,
} from './git';
import type { Choice, Conflict } from './merge';
import { bringTogether } from './together';
import { listChanges, published, writeNothing, writeSnapshot } from './trees';

export type Person = { name: string; mail: string };

const subject = 'Edit texts and records';

/** Attempts when others are faster. */
const mostTurns = 5;

/** An issue of the check, in the languages of the editor. */
export type Problem = { file: string; field: string; hint: Record<string, string> };

/** The result of publishing; a conflict or a rejection leaves everything as it was. */
export type Outcome =
  /** `until`: saves before it are published. */
  | { step: 'published'; commit: string; until: string }
  | { step: 'conflict'; fields: Conflict[] }
  /** `problems` come with what others have published. */
  | { step: 'refused'; reason: Reason; problems?: Problem[]; until?: string };

export type Publication = {
  /** The folder of the project. */
  root: string;
  /** Who publishes; without it whom git knows. */
  author?: Person | undefined;
  /** Whose edits it holds. */
  people?: readonly Person[];
  /** The decisions about the last conflicts. */
  choices?: readonly Choice[];
  /** The errors that the check finds in a folder, by default in what is there. */
  findErrors: (folder?: string) => Promise<Problem[]>;
  /** Runs what changes files, while nothing else may. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onStep: (step: 'checking' | 'fetching' | 'sending') => void;
  /** Whether the site is published from this machine, which then needs no other repository. */
  isLocal?: boolean;
};

/**
 * Publishes all changes of words, records and pictures: brings them together with what others have published, and sends them.
 * Branch and work tree follow after that.
 */
export async function publish(publication: Publication): Promise<Outcome> {
  let work = '';
  try {
    work = mkdtempSync(path.join(tmpdir(), 'publish-'));
    return await tryPublish(publication, work);
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    if (['hook', 'unknown'].includes(reason)) console.error(String(error));
    return { step: 'refused', reason };
  } finally {
    if (work) rmSync(work, { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof PublishError) return error.reason;
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'diskFull' : undefined;
}

/** Completes what was interrupted; nothing where the others cannot be reached, which publishing then says. */
export async function resume({ root, isLocal, alone }: Pick<Publication, 'root' | 'isLocal' | 'alone'>) {
  return await findRemote({ root, isLocal })
    .then((remote) => complete(root, remote, alone))
    .catch((error) => {
      if (!reasonOf(error)) throw error;
      return undefined;
    });
}

/** Commits that are brought together. @param head of the branch, missing in an empty repository */
type Commits = { head: string | undefined; theirs: string | undefined };

async function tryPublish(publication: Publication, work: string): Promise<Outcome> {
  const { root, findErrors, alone, onStep, choices = [] } = publication;
  const index = path.join(work, 'index');
  onStep('checking');
  const remote = await findRemote(publication);
  const identity = identityOf(publication);
  await git(root, [...identity, '-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']);
  const interrupted = await complete(root, remote, alone);
  if ((await findErrors()).length > 0) throw new PublishError('errors');
  for (let turn = 0; turn < mostTurns; turn += 1) {
    onStep('fetching');
    if (remote) await git(root, ['fetch', '--quiet', remote.name]);
    const head = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    const theirs = remote && (await git(root, ['rev-parse', '@{upstream}'])).trim();
    const { snapshot, until } = await alone(async () => {
      return { until: new Date().toISOString(), snapshot: await writeSnapshot(root, index, head) };
    });
    const { base, parents } = await findBase(root, { head, theirs });
    const nothing = await writeNothing(root);
    const before = await treeOf(root, base ?? nothing);
    const last = base === (theirs ?? head) ? before : await treeOf(root, theirs ?? head ?? nothing);
    const sides = { base: before, mine: snapshot, theirs: last };
    const { tree, conflicts } =
      before === last
        ? { tree: snapshot, conflicts: [] }
        : await bringTogether(root, index, identity, sides, choices);
    if (conflicts.length > 0) return { step: 'conflict', fields: conflicts };
    const [parent] = parents;
    const isOld = parents.length === 1 && parent !== undefined && (await treeOf(root, parent)) === tree;
    const target = isOld ? parent : await commit(publication, tree, parents, theirs ?? head ?? nothing);
    const plan: Plan = { head, snapshot, target, until };
    if (before !== last) {
      await expectFree(root, head ?? nothing, target);
      const problems = await findMerged(publication, work, tree, target === theirs ? undefined : theirs);
      if (problems.length > 0) return { step: 'refused', reason: 'errorsAfter', problems };
    }
    const isSent = target === (theirs ?? head);
    try {
      keepPlan(root, plan);
      if (!isSent) onStep('sending');
      if (remote && !isSent) await git(root, ['push', '--quiet', remote.name, `${target}:${remote.branch}`]);
    } catch (error) {
      if (error instanceof PublishError && error.reason === 'overtaken') continue;
      throw error;
    }
    await alone(() => follow(root, plan));
    if (!isSent) return { step: 'published', commit: target, until };
    if (interrupted) return { step: 'published', commit: interrupted.target, until };
    return { step: 'refused', reason: 'nothing', until };
  }
  throw new PublishError('overtaken');
}

/**
 * Where both sides began, and on which commits the new one stands. Commits that a force push has taken away are not sent
 * again: newer saves go on top of the rest.
 */
async function findBase(
  root: string,
  { head, theirs }: Commits,
): Promise<{ base?: string | undefined; parents: string[] }> {
  if (!theirs || !head || theirs === head) return { base: head, parents: [head ?? []].flat() };
  const isIn = async (one: string, other: string) =>
    (await tryGit(root, ['merge-base', '--is-ancestor', one, other])) !== undefined;
  const fork = await tryGit(root, ['merge-base', '--fork-point', '@{upstream}', 'HEAD']);
  const base = fork ?? (await tryGit(root, ['merge-base', '@{upstream}', 'HEAD']));
  if (base && !(await isIn(base, theirs))) return { base, parents: [theirs] };
  if (await isIn(theirs, head)) return { base, parents: [head] };
  return { base, parents: (await isIn(head, theirs)) ? [theirs] : [theirs, head] };
}

const treeOf = async (root: string, commit: string) =>
  (await git(root, ['rev-parse', `${commit}^{tree}`])).trim();

/** @throws PublishError where a file that others have published is changed here and belongs to developers */
async function expectFree(root: string, head: string, target: string): Promise<void> {
  const outside = ['--', '.', ...published.map((folder) => `:(exclude)${folder}`)];
  const changed = await listChanged(root, head, ...outside);
  const theirs = (await listChanges(root, head, target)).map(({ file }) => file);
  if (changed.some((file) => theirs.includes(file))) throw new PublishError('otherChanges');
}

/**
 * The errors of a tree that a commit has not.
 *
 * @param theirs the commit of the others; nothing where the tree is theirs alone, which is no reason to stop
 */
async function findMerged(
  { root, findErrors }: Publication,
  work: string,
  tree: string,
  theirs: string | undefined,
) {
  if (!theirs) return [];
  const folder = path.join(work, 'merged');
  await git(root, ['init', '--quiet', folder]);
  const objects = (await git(root, ['rev-parse', '--git-path', 'objects'])).trim();
  mkdirSync(path.join(folder, '.git/objects/info'), { recursive: true });
  writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${path.resolve(root, objects)}\n`);
  // Addresses that they have published are kept.
  await git(folder, ['update-ref', '--no-deref', 'HEAD', theirs]);
  async function findIn(state: string): Promise<Problem[]> {
    await git(folder, ['read-tree', '--reset', '-u', state]);
    const there = [...readdirSync(folder), 'var'];
    // What git does not keep: packages, and lists of what was generated.
    for (const name of readdirSync(root).filter((own) => !there.includes(own) && !own.startsWith('.env'))) {
      const [own, copy] = [path.resolve(root, name), path.join(folder, name)];
      const kind = statSync(own, { throwIfNoEntry: false });
      if (kind?.isDirectory()) symlinkSync(own, copy, 'junction');
      else if (kind?.isFile()) copyFileSync(own, copy);
    }
    return await findErrors(folder);
  }
  const found = await findIn(tree);
  const keyOf = ({ file, field, hint }: Problem) => JSON.stringify([file, field, hint]);
  const known = found.length > 0 ? (await findIn(theirs)).map(keyOf) : [];
  return found.filter((problem) => !known.includes(keyOf(problem)));
}

/**
 * The branch to which the present one is sent; undefined where the site is published from here and there is none.
 *
 * @throws PublishError
 */
async function findRemote({
  root,
  isLocal,
}: Pick<Publication, 'root' | 'isLocal'>): Promise<Remote | undefined> {
  await expectGit(root);
  // A copy inside another checkout is none of its own.
  if ((await git(root, ['rev-parse', '--show-prefix'])).trim()) throw new PublishError('noRepository');
  if (await isUnfinished(root)) throw new PublishError('unfinished');
  const own = await tryGit(root, ['symbolic-ref', '--short', 'HEAD']);
  const isBegun = await tryGit(root, ['rev-parse', '--verify', 'HEAD']);
  if (!own || !(isBegun || isLocal)) throw new PublishError('noBranch');
  const format = '--format=%(upstream) %(upstream:remotename) %(upstream:remoteref)';
  const refs = await tryGit(root, ['for-each-ref', format, `refs/heads/${own}`]);
  const [upstream, name, branch] = refs?.split(' ') ?? [];
  await freeLocks(root, [`refs/heads/${own}`, ...(upstream ? [upstream] : [])]);
  if (isBegun && name && branch) return { name, branch };
  if (isLocal) return undefined;
  throw new PublishError('noUpstream');
}

function identityOf({ author }: Publication): string[] {
  return author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.mail}`] : [];
}

/** Makes a commit that names each place that it changes, and everyone whose edits it holds. @param before what others have */
async function commit(
  publication: Publication,
  tree: string,
  parents: string[],
  before: string,
): Promise<string> {
  const { root, author, people = [] } = publication;
  const changes = await listChanges(root, before, tree);
  const lines = changes.map(async ({ file }) => {
    if (!file.endsWith('.json')) return [];
    const [old, now] = await Promise.all([before, tree].map((state) => readData(root, state, file)));
    const places = listDifferences(old, now).map(({ path, kind }) => {
      return [file, describePlace(path, kind === 'insert' ? now : old)].filter(Boolean).join(' ');
    });
    return [...new Set(places)].map((place) => `- ${place}`);
  });
  const others = people.filter(({ mail }) => mail !== author?.mail);
  const trailers = others.map(({ name, mail }) => `Co-authored-by: ${name} <${mail}>`).join('\n');
  const places = (await Promise.all(lines)).flat().join('\n');
  const input = [subject, places, trailers].filter(Boolean).join('\n\n');
  const above = parents.flatMap((parent) => ['-p', parent]);
  return (await git(root, [...identityOf(publication), 'commit-tree', tree, ...above], { input })).trim();
}

/** Tells git who works in this checkout. @throws PublishError */
export async function keepName(root: string, { name, mail }: Person): Promise<void> {
  await git(root, ['config', 'user.name', name]);
  await git(root, ['config', 'user.email', mail]);
}
