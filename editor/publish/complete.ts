import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../lib/parse-json';
import { writeWhole } from '../../lib/write-whole';
import { freeLocks, git, PublishError, tryGit } from './git';
import { mergeJson } from './merge';
import { type Change, listChanges, readBlob, setEntries, writeNothing } from './trees';

/**
 * A publication that has begun. Branch and work tree follow after the push.
 *
 * `head`: the commit of the branch before, missing in an empty repository. `snapshot`: the tree of the files as they
 * were. `target`: the commit to send. `until`: the time of the snapshot.
 */
export type Plan = { head?: string | undefined; snapshot: string; target: string; until: string };

/** The branch on which others are. */
export type Remote = { name: string; branch: string };

const planFile = (root: string) => path.join(root, 'var/editor/publishing.json');

/** Whether something was being published when the editor ended. */
export const isInterrupted = (root: string): boolean => existsSync(planFile(root));

/** Writes the plan down before anything of it leaves this machine. */
export function keepPlan(root: string, plan: Plan): void {
  writeWhole(planFile(root), JSON.stringify(plan));
}

/**
 * Completes what a kill or a full disk has interrupted, if the others have it already.
 *
 * @param alone runs what changes files, while nothing else may
 * @returns what is published now; undefined where nothing was interrupted, or nothing was sent
 * @throws PublishError
 */
export async function complete(
  root: string,
  remote: Remote | undefined,
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<Plan | undefined> {
  const file = planFile(root);
  const plan = existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Plan) : undefined;
  if (!plan) return undefined;
  if (remote) {
    await git(root, ['fetch', '--quiet', remote.name]);
    const isSent = await tryGit(root, ['merge-base', '--is-ancestor', plan.target, '@{upstream}']);
    if (isSent === undefined) {
      rmSync(file);
      return undefined;
    }
  }
  await alone(() => follow(root, plan));
  return plan;
}

/** Leads work tree, index and branch to the target of a plan. Doing it again does no harm. */
export async function follow(root: string, { head, snapshot, target }: Plan): Promise<void> {
  const branch = await git(root, ['symbolic-ref', 'HEAD']);
  const now = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  // Somebody has led the branch elsewhere: the next publication merges the sent commit.
  if (now === head || now === target) {
    await freeLocks(root, [branch.trim()]);
    for (const change of await listChanges(root, snapshot, target)) await write(root, change);
    const changes = await listChanges(root, head ?? (await writeNothing(root)), target);
    await setEntries(root, new Map(changes.map(({ file, to }) => [file, to])));
    if (now !== target)
      await git(root, ['update-ref', '-m', 'publish', 'HEAD', target, head ?? '0'.repeat(target.length)]);
  }
  rmSync(planFile(root), { force: true });
}

/** Writes a file of the target, with what was changed in it since the snapshot. */
async function write(root: string, { file, from, to }: Change): Promise<void> {
  const place = path.join(root, file);
  const [before, after] = await Promise.all([from, to].map((blob) => blob && readBlob(root, blob)));
  const now = existsSync(place) ? readFileSync(place) : undefined;
  const isAsBefore = now && before ? now.equals(before) : now === before;
  if (isAsBefore && !after) rmSync(place, { force: true });
  else if (isAsBefore && after) writeWhole(place, after);
  else if (now && after && file.endsWith('.json')) {
    const texts = { base: before?.toString(), mine: now.toString(), theirs: after.toString() };
    const merged = mergeJson(file, texts, 'mine');
    if (merged && merged.text !== texts.mine) writeWhole(place, merged.text);
  }
  if (isAsBefore && to?.mode === '100755') chmodSync(place, 0o755);
}

/** @throws PublishError where git cannot merge without the work tree */
export async function expectGit(root: string): Promise<void> {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(await git(root, ['--version'])) ?? [];
  if (Number(major) * 1000 + Number(minor) < 2038) throw new PublishError('oldGit');
}
