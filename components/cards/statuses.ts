/**
 * Returns the live-region messages for a “show more” grid, one for each number of items that can be visible.
 *
 * @param total the number of all items
 * @param page how many are shown first, and how many are added at a time
 * @param sentence returns the message for a number of visible items
 */
export function statuses(
  total: number,
  page: { initial: number; increment: number },
  sentence: (shown: number) => string,
): string[] {
  const sentences = [sentence(Math.min(page.initial, total))];
  for (let shownCount = page.initial; shownCount < total; shownCount += page.increment) {
    sentences.push(sentence(Math.min(shownCount + page.increment, total)));
  }
  return sentences;
}
