import { type Choice, type Filter, fits, nearestSizes } from './match-rows';

/** The rows of each list in the order of the server, before any sorting. */
const listed = new WeakMap<HTMLElement, HTMLElement[]>();

/** Returns the cards of a list, or the units of a table. */
function listRows(root: HTMLElement): HTMLElement[] {
  const rows = listed.get(root) ?? [...root.querySelectorAll<HTMLElement>('[data-key], tr[data-number]')];
  listed.set(root, rows);
  return rows;
}

/** Returns the rows that match a choice. */
export function listMatching(root: HTMLElement, choice: Choice, filters: readonly Filter[]): HTMLElement[] {
  return listRows(root).filter(({ dataset }) => fits(dataset, choice, filters));
}

/** The number of visible and of matching rows, and the sizes to offer when there are none. */
export type Result = { shown: number; matching: number; nearest: number[] };

/**
 * Shows the matching rows in their order with their number, and hides the others and headings without rows.
 *
 * @param limit how many rows may be visible; the browser's search finds the matching ones behind it
 */
export function showRows(
  root: HTMLElement,
  choice: Choice,
  filters: readonly Filter[],
  limit: number,
): Result {
  const rows = listRows(root);
  const matchingRows = listMatching(root, choice, filters);
  const matching = matchingRows.length;
  for (const row of rows) row.hidden = true;
  for (const [index, row] of matchingRows.entries()) {
    if (index < limit) row.hidden = false;
    else row.setAttribute('hidden', 'until-found');
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const { length } = group.querySelectorAll('[data-number]:not([hidden])');
    group.hidden = length === 0;
    const count = group.querySelector(':scope > summary [data-count]');
    if (count) count.textContent = length.toLocaleString(document.documentElement.lang);
  }
  if ((root.dataset.sort ?? '') !== (choice.sort ?? '')) {
    sortRows(rows, choice.sort);
    root.dataset.sort = choice.sort ?? '';
  }
  const folds = new Set(matchingRows.map((row) => row.closest('details')));
  // If nothing else matches, the folded rows are the result.
  if (!folds.has(null)) for (const fold of folds) fold?.setAttribute('open', '');
  // The first card is drawn as large as the first of all, and its pictures need the same files.
  for (const source of matchingRows[0]?.querySelectorAll<HTMLSourceElement>('[sizes]') ?? [])
    source.sizes = root.querySelector<HTMLSourceElement>('[sizes]')?.sizes ?? '';
  return {
    shown: Math.min(matching, limit),
    matching,
    nearest:
      matching > 0
        ? []
        : nearestSizes(
            rows.map(({ dataset }) => dataset),
            choice,
            filters,
          ),
  };
}

/** Sorts the rows, each within its own part of a table. */
function sortRows(rows: readonly HTMLElement[], sort: string | undefined): void {
  const sign = sort === 'largest' ? -1 : 1;
  const areaOf = ({ dataset }: HTMLElement) => sign * Number(dataset.area);
  const order = sort ? [...rows].sort((a, b) => areaOf(a) - areaOf(b)) : rows;
  for (const row of order) row.parentElement?.append(row);
}
