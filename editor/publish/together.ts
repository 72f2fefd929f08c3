import { PublishError } from './git';
import { type Choice, type Conflict, isChoiceOf, mergeJson } from './merge';
import { makeWay } from './own-files';
import { type Change, listChanges, mergeTrees, readBlob, type Sides, writeBlob, writeTree } from './trees';

/**
 * Brings what two people have made of one tree together, in the repository alone.
 *
 * @param index a file for an index of its own
 * @param identity options for git
 * @returns the tree, or what has to be decided first
 * @throws PublishError
 */
export async function bringTogether(
  root: string,
  index: string,
  identity: readonly string[],
  sides: Sides,
  choices: readonly Choice[],
): Promise<{ tree: string; conflicts: Conflict[] }> {
  const { mine, conflicts } = await makeWay(root, index, sides, choices);
  const own = await listChanges(root, sides.base, mine);
  const others = new Map(
    (await listChanges(root, sides.base, sides.theirs)).map((each) => [each.file, each.to]),
  );
  const merged = await mergeTrees(root, identity, { ...sides, mine });
  const both = own.filter(({ file, to }) => others.has(file) && others.get(file)?.id !== to?.id);
  const astray = merged.conflicts.find((file) => !both.some((each) => each.file === file));
  if (astray) throw new PublishError('unknown', `A file and a folder have one name: ${astray}`);
  const settled = new Map<string, Change['to']>();
  for (const { file, from, to } of both) {
    if (conflicts.some((conflict) => conflict.file === file)) continue;
    const other = others.get(file);
    if (file.endsWith('.json') && to && other) {
      const [base, own, theirs] = await Promise.all(
        [from, to, other].map(async (blob) => blob && (await readBlob(root, blob)).toString()),
      );
      const found = mergeJson(file, { base, mine: own ?? '', theirs: theirs ?? '' }, choices);
      if (found) {
        conflicts.push(...found.conflicts);
        settled.set(file, await writeBlob(root, file, found.text));
        continue;
      }
    }
    if (!merged.conflicts.includes(file)) continue;
    // A picture, or a file that one has deleted: it is taken whole, and known by what is in it.
    const conflict: Conflict = { file, path: [], mine: to?.id, theirs: other?.id };
    const choice = choices.find((known) => isChoiceOf(known, conflict));
    if (!choice) conflicts.push(conflict);
    settled.set(
      file,
      [to, other].find((blob) => blob?.id === choice?.value),
    );
  }
  return {
    tree: settled.size > 0 ? await writeTree(root, index, merged.tree, settled) : merged.tree,
    conflicts,
  };
}
