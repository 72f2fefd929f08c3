import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/write-whole';
import { runTool } from '../check/run-tool';
import { listDifferences } from './differences';
import { git, isUnfinished, listChanged, PublishError, type Reason, readData, tryGit } from './git';
import { type Choice, type Conflict, isChoiceOf, mergeJson } from './merge';

export type Person = { name: string; mail: string };

/** What is published; everything else belongs to developers. */
const published = ['content', 'messages', 'public'];

const subject = 'Edit texts and records';

/** How often it starts anew when others were faster. */
const mostTurns = 5;

/** What has become of publishing; a conflict or a refusal leaves everything as it was, not published. */
export type Outcome =
  | { step: 'published'; commit: string }
  | { step: 'conflict'; fields: Conflict[] }
  | { step: 'refused'; reason: Reason };

export type Publication = {
  /** The folder of the project. */
  root: string;
  /** Who publishes; without it whom git knows. */
  author?: Person | undefined;
  /** Whose edits it holds. */
  people?: readonly Person[];
  /** What was decided about the conflicts of the last time. */
  choices?: readonly Choice[];
  /** Whether the check finds no error in what is there. */
  isGood: () => Promise<boolean>;
  /** Runs what changes files, while nothing else may. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onStep: (step: 'checking' | 'fetching' | 'sending') => void;
  /** Whether the site is published from this machine, which then needs no other repository. */
  isLocal?: boolean;
};

/**
 * Publishes all changes of words, records and pictures: commits them, brings them together with what others have published,
 * and sends them.
 */
export async function publish(publication: Publication): Promise<Outcome> {
  try {
    return await tryPublish(publication);
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    if (['hook', 'unknown'].includes(error.reason)) console.error(error.message);
    return { step: 'refused', reason: error.reason };
  }
}

async function tryPublish(publication: Publication): Promise<Outcome> {
  const { root, isGood, alone, onStep } = publication;
  onStep('checking');
  const remote = await findRemote(publication);
  await git(root, [...identity(publication), '-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT']);
  if (!(await isGood())) throw new PublishError('errors');
  for (let turn = 0; turn < mostTurns; turn += 1) {
    onStep('fetching');
    if (remote) await git(root, ['fetch', '--quiet', remote.name]);
    const before = await countUnsent(root);
    let isNew = false;
    const isThere = async () => isNew && (!remote || (await countUnsent(root)) > before);
    try {
      const hasMerged = await alone(async () => {
        isNew = await commitAll(publication);
        const hasMerged = remote !== undefined && (await takeOver(publication));
        if (await isThere()) await nameChanges(publication);
        return hasMerged;
      });
      if (hasMerged && !(await isGood())) throw new PublishError('errorsAfter');
      if (remote ? (await countUnsent(root)) === 0 : !isNew) throw new PublishError('nothing');
      onStep('sending');
      if (remote) await git(root, ['push', '--quiet', remote.name, `HEAD:${remote.branch}`]);
      return { step: 'published', commit: (await git(root, ['rev-parse', 'HEAD'])).trim() };
    } catch (error) {
      // The changes are again what they were: changes that are not published.
      const back = (await findParent(root)) ? ['reset', '--quiet', 'HEAD^'] : ['update-ref', '-d', 'HEAD'];
      if (await isThere()) await alone(() => git(root, back));
      if (error instanceof ConflictError) return { step: 'conflict', fields: error.fields };
      if (!(error instanceof PublishError && error.reason === 'overtaken')) throw error;
    }
  }
  throw new PublishError('overtaken');
}

class ConflictError extends Error {
  constructor(readonly fields: Conflict[]) {
    super('Two people have changed the same.');
  }
}

/**
 * The branch to which the present one is sent; undefined where the site is published from here and there is none.
 *
 * @throws PublishError
 */
async function findRemote({ root, isLocal }: Publication) {
  // A copy inside another checkout is none of its own.
  if ((await git(root, ['rev-parse', '--show-prefix'])).trim()) throw new PublishError('noRepository');
  if (await isUnfinished(root)) throw new PublishError('unfinished');
  const own = await tryGit(root, ['symbolic-ref', '--short', 'HEAD']);
  const isBegun = await tryGit(root, ['rev-parse', '--verify', 'HEAD']);
  if (!own || !(isBegun || isLocal)) throw new PublishError('noBranch');
  const name = await tryGit(root, ['config', `branch.${own}.remote`]);
  const branch = await tryGit(root, ['config', `branch.${own}.merge`]);
  if (isBegun && name && branch) return { name, branch };
  if (isLocal) return undefined;
  throw new PublishError('noUpstream');
}

function identity({ author }: Publication): string[] {
  return author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.mail}`] : [];
}

/** The commit before the last one; undefined where that is the first. */
async function findParent(root: string): Promise<string | undefined> {
  return await tryGit(root, ['rev-parse', '--verify', 'HEAD^']);
}

/** How many commits the others do not have; 0 where there is nobody else. */
async function countUnsent(root: string): Promise<number> {
  return Number((await tryGit(root, ['rev-list', '--count', '@{upstream}..HEAD'])) ?? 0);
}

/** Makes one commit of all changes of what is published. @returns whether there were any */
async function commitAll(publication: Publication): Promise<boolean> {
  const { root } = publication;
  const folders = published.filter((folder) => existsSync(path.join(root, folder)));
  await git(root, ['add', '--all', '--', ...folders]);
  const files = await listChanged(root, '--cached', '--', ...folders);
  if (files.length === 0) return false;
  // By their names, so that nothing else that somebody has put into the index goes with them.
  const only = ['--only', '--pathspec-from-file=-', '--pathspec-file-nul'];
  const options = ['--literal-pathspecs', ...identity(publication), 'commit', '--quiet'];
  await git(root, [...options, '--message', subject, ...only], files.join('\0'));
  return true;
}

/** Names in the commit each place that it changes once it is on top of the others’, and everyone whose edits it holds. */
async function nameChanges(publication: Publication): Promise<void> {
  const { root, author, people = [] } = publication;
  const nothing = (await git(root, ['hash-object', '-t', 'tree', '--stdin'])).trim();
  const states = [(await findParent(root)) ?? nothing, 'HEAD'];
  const files = await listChanged(root, ...states, '--', '*.json');
  const lines = files.map(async (file) => {
    const [before, after] = await Promise.all(states.map((commit) => readData(root, commit, file)));
    const places = listDifferences(before, after).map(({ path }) => [file, ...path].join(' '));
    return [...new Set(places)].map((place) => `- ${place}`);
  });
  const message = [subject, '', ...(await Promise.all(lines)).flat()].join('\n').trim();
  const others = people.filter(({ mail }) => mail !== author?.mail);
  const trailers = others.flatMap(({ name, mail }) => ['--trailer', `Co-authored-by: ${name} <${mail}>`]);
  // The message alone: what else is in the index stays there, and the hooks have had their say.
  const options = ['commit', '--quiet', '--amend', '--only', '--no-verify', '--file=-'];
  await git(root, [...identity(publication), ...options, ...trailers], message);
}

/**
 * Puts what is not sent on top of what others have published.
 *
 * @returns whether there was anything
 * @throws PublishError
 * @throws ConflictError where both have changed a place and nothing was chosen for it; then nothing has changed
 */
async function takeOver(publication: Publication): Promise<boolean> {
  const { root } = publication;
  const behind = Number(await git(root, ['rev-list', '--count', 'HEAD..@{upstream}']));
  if (behind === 0) return false;
  if (await git(root, ['status', '--porcelain', '--untracked-files=no']))
    throw new PublishError('otherChanges');
  let args = ['rebase', '--quiet', '@{upstream}'];
  for (;;) {
    try {
      await git(root, [...identity(publication), ...args]);
      return true;
    } catch (error) {
      const files = await listChanged(root, '--diff-filter=U');
      const fields: Conflict[] = [];
      for (const file of files) fields.push(...(await settle(publication, file)));
      if (files.length > 0 && fields.length === 0) args = ['rebase', '--continue'];
      else {
        await tryGit(root, ['rebase', '--abort']);
        throw files.length > 0 ? new ConflictError(fields) : error;
      }
    }
  }
}

/** Brings a file together that git could not. @returns the places for which nothing was chosen */
async function settle({ root, choices = [] }: Publication, file: string): Promise<Conflict[]> {
  // During a rebase the others’ is the second.
  const [base, theirs, mine] = await Promise.all(
    [1, 2, 3].map((stage) => git(root, ['show', `:${stage}:${file}`]).catch(() => undefined)),
  );
  if (file.endsWith('.json') && base && theirs && mine) {
    const merged = mergeJson(file, { base, theirs, mine }, choices);
    if ('conflicts' in merged) return merged.conflicts;
    writeWhole(path.join(root, file), merged.text);
    await runTool(root, 'biome', ['format', '--write', '--vcs-enabled=false', file]);
    await git(root, ['add', '--', file]);
    return [];
  }
  // A picture, or a file that one has deleted: it is taken whole, and known by what is in it.
  const blob = (stage: number) => tryGit(root, ['rev-parse', '--verify', '--quiet', `:${stage}:${file}`]);
  const conflict: Conflict = { file, path: [], theirs: await blob(2), mine: await blob(3) };
  const choice = choices.find((known) => isChoiceOf(known, conflict));
  if (!choice) return [conflict];
  const side = choice.value === conflict.mine ? '--theirs' : '--ours';
  if (choice.value === undefined) await git(root, ['rm', '--quiet', '--', file]);
  else {
    await git(root, ['checkout', side, '--', file]);
    await git(root, ['add', '--', file]);
  }
  return [];
}

/** Tells git who works in this checkout. @throws PublishError */
export async function keepName(root: string, { name, mail }: Person): Promise<void> {
  await git(root, ['config', 'user.name', name]);
  await git(root, ['config', 'user.email', mail]);
}
