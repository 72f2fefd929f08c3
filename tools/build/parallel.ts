/** Processes each item, at most `concurrency` at a time; the first failure ends it. */
export async function forEachParallel<Item>(
  items: readonly Item[],
  concurrency: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  async function work(): Promise<void> {
    for (const item of queue) await act(item);
  }
  await Promise.all(Array.from({ length: concurrency }, work));
}
