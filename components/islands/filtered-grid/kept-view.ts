/** What a grid shows: the chosen filter, and how often “show more” was pressed, from 1 on. */
export type View = { filter: string | undefined; pages: number };

/** What the step of the history keeps, so that Back shows it again. */
type Kept = View & {
  /** The height of the grid in CSS pixels, held free until cards are there again. */
  height: number | undefined;
};

/**
 * The view of a grid that its history entry holds; else the one that its address names.
 *
 * @param id of the grid in the history
 * @param parameter of the address that names the filter
 */
export function readView(id: string, parameter: string | undefined): Partial<Kept> {
  const kept: Kept | undefined = history.state?.[id];
  if (kept) return kept;
  return { filter: (parameter && new URLSearchParams(location.search).get(parameter)) || undefined };
}

/** Keeps what a grid shows, as readView reads it. The address names every filter but the first. */
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
