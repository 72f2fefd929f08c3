import path from 'node:path';
import { describePlace, listDifferences } from '../merge/differences';
import type { Choice, Conflict } from '../merge/merge';
import { git, listChangedFiles, PublishError, type Reason, readData, tryGit } from './git';
import { mergeTrees } from './merge-trees';
import { type FindErrors, findMergedErrors, type Problem } from './merged-errors';
import { applyPlan, completePlan, type Plan, type RunAlone, savePlan } from './plan';
import { fetchUpstream, findRemote, push } from './remote';
import { listChanges, publishedFolders, writeEmptyTree, writeSnapshot } from './trees';
import { removeWorkFolders, withWorkFolder } from './work-folder';

export type Person = { name: string; mail: string };

const subject = 'Edit texts and records';

/** Attempts while others are faster. */
const maxAttempts = 5;

/** The result of a publication. A conflict or a rejection changes nothing. */
export type Outcome =
  /** `until`: saves before this time are published. */
  | { step: 'published'; commit: string; until: string }
  | { step: 'conflict'; fields: Conflict[] }
  /** `problems` are errors of the merged state. */
  | { step: 'refused'; reason: Reason; problems?: Problem[]; until?: string };

export type Publication = {
  /** The folder of the project. */
  root: string;
  /** The author of the commit, by default the one in the settings of git. */
  author?: Person | undefined;
  /** The people who have made the changes. */
  people?: readonly Person[];
  /** The decisions about the last conflicts. */
  choices?: readonly Choice[];
  /** Finds the errors of a folder, by default of the project. */
  findErrors: (folder?: string) => Promise<Problem[]>;
  runAlone: RunAlone;
  onStep: (step: 'checking' | 'fetching' | 'sending') => void;
  /** Whether the site is published from this machine, which needs no upstream repository. */
  isLocal?: boolean;
};

/** Publishes all changes of texts, records and pictures: merges them with the changes of others, and pushes the result. */
export async function publish(publication: Publication): Promise<Outcome> {
  try {
    return await withWorkFolder(publication.root, (work) => tryPublish(publication, work));
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    if (['hook', 'otherChanges', 'unknown'].includes(reason)) console.error(String(error));
    return { step: 'refused', reason };
  }
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof PublishError) return error.reason;
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'diskFull' : undefined;
}

/** Completes an interrupted publication; undefined if there is none, or if upstream is unreachable. */
export async function resume({
  root,
  isLocal,
  runAlone,
}: Pick<Publication, 'root' | 'isLocal' | 'runAlone'>): Promise<Plan | undefined> {
  removeWorkFolders(root);
  try {
    return await completePlan(root, await findRemote(root, isLocal), runAlone);
  } catch (error) {
    // The next publication shows the reason.
    if (!reasonOf(error)) throw error;
    return undefined;
  }
}

async function tryPublish(publication: Publication, work: string): Promise<Outcome> {
  const { root, findErrors, runAlone, onStep, isLocal } = publication;
  onStep('checking');
  const remote = await findRemote(root, isLocal);
  await git(root, [
    ...identityOf(publication),
    '-c',
    'user.useConfigOnly=true',
    'var',
    'GIT_COMMITTER_IDENT',
  ]);
  const completed = await completePlan(root, remote, runAlone);
  if ((await findErrors()).length > 0) throw new PublishError('errors');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    onStep('fetching');
    const upstream = remote && (await fetchUpstream(root, remote));
    const merge = await mergeWithUpstream(publication, work, upstream);
    if ('outcome' in merge) return merge.outcome;
    const { plan, isNew } = merge;
    savePlan(root, plan);
    if (isNew) onStep('sending');
    if (isNew && remote && upstream && !(await push(root, remote, plan.target, upstream))) continue;
    await runAlone(() => applyPlan(root, plan));
    const { until } = plan;
    if (isNew) return { step: 'published', commit: plan.target, until };
    if (completed) return { step: 'published', commit: completed.target, until };
    return { step: 'refused', reason: 'nothing', until };
  }
  throw new PublishError('overtaken');
}

/**
 * Merges the saved files with the fetched commit, and checks the result.
 *
 * @param upstream undefined if the site is published from this machine
 * @returns the plan, and whether its commit is new; or the outcome that ends the publication
 */
async function mergeWithUpstream(
  publication: Publication,
  work: string,
  upstream: string | undefined,
): Promise<{ plan: Plan; isNew: boolean } | { outcome: Outcome }> {
  const { root, findErrors, runAlone, choices = [] } = publication;
  const index = path.join(work, 'index');
  const head = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  const { snapshot, until } = await runAlone(async () => {
    return { until: new Date().toISOString(), snapshot: await writeSnapshot(root, index, head) };
  });
  const empty = await writeEmptyTree(root);
  const { base, parents } = await findBase(root, head, upstream);
  const theirs = upstream ?? head ?? empty;
  const sides = {
    base: await treeOf(root, base ?? empty),
    mine: snapshot,
    theirs: await treeOf(root, theirs),
  };
  const isMerge = sides.base !== sides.theirs;
  const { tree, conflicts } = isMerge
    ? await mergeTrees(root, index, sides, choices)
    : { tree: snapshot, conflicts: [] };
  if (conflicts.length > 0) return { outcome: { step: 'conflict', fields: conflicts } };
  const [parent] = parents;
  const isOld = parents.length === 1 && parent !== undefined && (await treeOf(root, parent)) === tree;
  const target = isOld ? parent : await commit(publication, tree, parents, theirs);
  if (isMerge) {
    await expectNoOtherChanges(root, head ?? empty, target);
    // Errors of the others' commit alone do not stop a publication.
    const problems =
      upstream && target !== upstream
        ? await findMergedErrors(root, work, findErrors as FindErrors, tree, upstream)
        : [];
    if (problems.length > 0) return { outcome: { step: 'refused', reason: 'errorsAfter', problems } };
  }
  return { plan: { head, snapshot, target, until }, isNew: target !== (upstream ?? head) };
}

/**
 * Finds the commit that both sides have changed, and the parents of the new commit. Commits that a force push has removed
 * are not pushed again: only newer saves are.
 */
async function findBase(
  root: string,
  head: string | undefined,
  upstream: string | undefined,
): Promise<{ base?: string | undefined; parents: string[] }> {
  if (!upstream || !head || upstream === head) return { base: head, parents: head ? [head] : [] };
  const isIn = async (one: string, other: string) =>
    (await tryGit(root, ['merge-base', '--is-ancestor', one, other])) !== undefined;
  const fork = await tryGit(root, ['merge-base', '--fork-point', '@{upstream}', 'HEAD']);
  const base = fork ?? (await tryGit(root, ['merge-base', '@{upstream}', 'HEAD']));
  if (base && !(await isIn(base, upstream))) return { base, parents: [upstream] };
  if (await isIn(upstream, head)) return { base, parents: [head] };
  return { base, parents: (await isIn(head, upstream)) ? [upstream] : [upstream, head] };
}

const treeOf = async (root: string, commit: string) =>
  (await git(root, ['rev-parse', `${commit}^{tree}`])).trim();

/** @throws PublishError if a file of developers differs in the work tree, and the target changes it too */
async function expectNoOtherChanges(root: string, head: string, target: string): Promise<void> {
  const outside = ['--', '.', ...publishedFolders.map((folder) => `:(exclude)${folder}`)];
  const changed = await listChangedFiles(root, head, ...outside);
  const theirs = (await listChanges(root, head, target)).map(({ file }) => file);
  const both = changed.find((file) => theirs.includes(file));
  if (both) throw new PublishError('otherChanges', both);
}

function identityOf({ author }: Publication): string[] {
  return author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.mail}`] : [];
}

/**
 * Writes a commit whose message names each changed place, and everyone who has changed something.
 *
 * @param before the commit or tree of the others
 */
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

/** Writes the name of a person into the settings of git in this checkout. @throws PublishError */
export async function saveIdentity(root: string, { name, mail }: Person): Promise<void> {
  await git(root, ['config', 'user.name', name]);
  await git(root, ['config', 'user.email', mail]);
}
