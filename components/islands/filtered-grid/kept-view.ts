/** The state of a grid: the chosen filter, and the number of visible pages. */
export type View = { filter: string | undefined; pages: number };

/** The state in a history entry, which Back restores. */
type Kept = View & {
  /** The height of the grid in CSS pixels, reserved until its cards have loaded. */
  height: number | undefined;
};

/**
 * Returns the view of a grid from its history entry, otherwise from the address.
 *
 * @param id of the grid in the history
 * @param parameter of the address that names the filter
 */
export function readView(id: string, parameter: string | undefined): Partial<Kept> {
  const kept: Kept | undefined = history.state?.[id];
  if (kept) return kept;
  return { filter: (parameter && new URLSearchParams(location.search).get(parameter)) || undefined };
}

/** Saves the view of a grid for readView. The address names every filter except the first. */
export function keepView(
  id: string,
  parameter: string | undefined,
  kept: Kept,
  first: string | undefined,
): void {
  const address = new URL(location.href);
  if (parameter) {
    if (kept.filter === first || kept.filter === undefined) address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, kept.filter);
  }
  history.replaceState({ ...history.state, [id]: kept }, '', address);
}
