import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../tools/files/parse-json';
import { writeWhole } from '../../tools/files/write-whole';
import { mergeJson } from '../merge/merge';
import { git, removeStaleLocks, tryGit } from './git';
import { fetchUpstream, type Remote } from './remote';
import { type Change, listChanges, readBlob, setEntries, writeEmptyTree } from './trees';

/**
 * A started publication. The branch and the work tree change after the push.
 *
 * `head`: the commit of the branch before, missing in an empty repository. `snapshot`: the tree of the saved files.
 * `target`: the commit to push. `until`: the time of the snapshot.
 */
export type Plan = { head?: string | undefined; snapshot: string; target: string; until: string };

/** Runs work that changes files, while no other change runs. */
export type RunAlone = <Result>(work: () => Promise<Result>) => Promise<Result>;

const planFile = (root: string) => path.join(root, 'var/editor/publishing.json');

/** Tells whether the editor ended during a publication. */
export const isInterrupted = (root: string): boolean => existsSync(planFile(root));

/** Writes the plan before the push. */
export function savePlan(root: string, plan: Plan): void {
  writeWhole(planFile(root), JSON.stringify(plan));
}

/**
 * Completes an interrupted publication if upstream has its commit; deletes its plan otherwise.
 *
 * @returns the completed plan; undefined if there is none, or if nothing was pushed
 * @throws PublishError
 */
export async function completePlan(
  root: string,
  remote: Remote | undefined,
  runAlone: RunAlone,
): Promise<Plan | undefined> {
  const file = planFile(root);
  const plan = existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as Plan) : undefined;
  if (!plan) return undefined;
  if (remote) {
    const upstream = await fetchUpstream(root, remote);
    const isPushed = await tryGit(root, ['merge-base', '--is-ancestor', plan.target, upstream]);
    if (isPushed === undefined) {
      rmSync(file);
      return undefined;
    }
  }
  await runAlone(() => applyPlan(root, plan));
  return plan;
}

/** Updates work tree, index and branch to the target of a plan. A repeated call changes nothing. */
export async function applyPlan(root: string, { head, snapshot, target }: Plan): Promise<void> {
  const branch = await git(root, ['symbolic-ref', 'HEAD']);
  const now = await tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  // If a developer has moved the branch, the next publication merges the pushed commit.
  if (now === head || now === target) {
    await removeStaleLocks(root, [branch.trim()]);
    for (const change of await listChanges(root, snapshot, target)) await updateFile(root, change);
    const changes = await listChanges(root, head ?? (await writeEmptyTree(root)), target);
    await setEntries(root, new Map(changes.map(({ file, to }) => [file, to])));
    if (now !== target)
      await git(root, ['update-ref', '-m', 'publish', 'HEAD', target, head ?? '0'.repeat(target.length)]);
  }
  rmSync(planFile(root), { force: true });
}

/** Writes a file of the target, with the changes of the file since the snapshot. */
async function updateFile(root: string, { file, from, to }: Change): Promise<void> {
  const target = path.join(root, file);
  const [before, after] = await Promise.all([from, to].map((blob) => blob && readBlob(root, blob)));
  const now = existsSync(target) ? readFileSync(target) : undefined;
  const isUnchanged = now && before ? now.equals(before) : now === before;
  if (isUnchanged && !after) rmSync(target, { force: true });
  else if (isUnchanged && after) writeWhole(target, after);
  else if (now && after && file.endsWith('.json')) {
    const texts = { base: before?.toString(), mine: now.toString(), theirs: after.toString() };
    const merged = mergeJson(file, texts, 'mine');
    if (merged && merged.text !== texts.mine) writeWhole(target, merged.text);
  }
  if (isUnchanged && to?.mode === '100755') chmodSync(target, 0o755);
}
