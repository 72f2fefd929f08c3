/**
 * The sentences of a grid that grows: one for each number of items that can be shown.
 *
 * @param total how many items there are in all
 * @param page how many are shown first, and how many are added at a time
 * @param sentence the words for a number of shown items
 */
export function statuses(
  total: number,
  page: { initial: number; increment: number },
  sentence: (shown: number) => string,
): string[] {
  const sentences = [sentence(Math.min(page.initial, total))];
  for (let shown = page.initial; shown < total; shown += page.increment) {
    sentences.push(sentence(Math.min(shown + page.increment, total)));
  }
  return sentences;
}
