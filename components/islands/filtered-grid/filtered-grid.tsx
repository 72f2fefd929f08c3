'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trustHtml } from '@/lib/trust-html';
import { useFilter } from './use-filter';
import './filtered-grid.css';

type Filter = {
  key: string;
  label: string;
  /** Announcements when 1, 2, … pages of this filter are visible, such as “Showing 3 of 13 projects”. */
  statuses: string[];
};

/** An item rendered on the server, which the island only hides, or the address of the page that contains it. */
type Item = { key: string; groups: string[]; node?: ReactNode; page?: string };

type Props = {
  filterLabel: string;
  /** The first shows every item. */
  filters: Filter[];
  /** `groups` are the filters that show the item. */
  items: Item[];
  /** How many items are shown first, and how many “show more” adds (specification §9). */
  initial: number;
  increment: number;
  showMore: string;
  /** The id of the heading that describes the list. */
  describedBy: string;
  empty: string;
  gridClass: string | undefined;
  /** The query parameter that makes the chosen filter shareable. */
  parameter?: string;
  /** For items on further pages: the link to them, and the error when they cannot be fetched. */
  further?: { href: string; label: string; failed: string };
};

/** Renders a grid with filters and “show more”; another filter starts from the first page. */
export function FilteredGrid({ filters, items, initial, increment, parameter, further, ...props }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { view, touched, cards, wanted, missing, hasFailed, matching, isMissing, reserved, choose, more } =
    useFilter({
      filters: filters.map(({ key }) => key),
      items,
      initial,
      increment,
      name: props.describedBy,
      parameter,
      grid,
    });
  // The first visible item is drawn as large as the first of all, and its pictures need the same files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is first after each of these changes.
  useLayoutEffect(() => {
    const list = grid.current as HTMLElement;
    const first = list.querySelector('li:not([hidden])');
    for (const source of first?.querySelectorAll<HTMLSourceElement>('[sizes]') ?? [])
      source.sizes = (list.querySelector('[sizes]') as HTMLSourceElement).sizes;
  }, [view.filter, cards]);

  // React writes the attribute without its value, with which the browser's search finds items behind “show more”.
  useLayoutEffect(() => {
    for (const cell of listCells()) if (cell.hidden) cell.setAttribute('hidden', cell.dataset.hidden ?? '');
  });

  const status = hasFailed
    ? further?.failed
    : touched && !missing && filters.find(({ key }) => key === view.filter)?.statuses[view.pages - 1];

  function listCells(): HTMLElement[] {
    return Array.from(grid.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []);
  }

  function focus(item: Item | undefined) {
    const focusedByPress: (Element | null)[] = [button.current, document.body, null];
    if (!focusedByPress.includes(document.activeElement)) return;
    listCells()
      .find(({ dataset }) => dataset.key === item?.key)
      ?.focus();
  }

  // After the paint: a hidden item cannot take the focus, and the focus must not delay the paint.
  const showMore = () => more((next) => requestAnimationFrame(() => setTimeout(() => focus(next))));

  return (
    <>
      {filters.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons are no fields.
        <div role="group" aria-label={props.filterLabel} className="filtered-grid-filters script-only">
          {filters.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              className="filtered-grid-filter"
              aria-pressed={key === view.filter}
              onClick={() => choose(key)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <ul
        role="list"
        ref={grid}
        className={props.gridClass}
        style={reserved ? { minBlockSize: `${reserved}px` } : undefined}
      >
        {items
          .filter((item) => !isMissing(item))
          .map((item) => (
            <li
              key={item.key}
              data-key={item.key}
              hidden={!wanted.includes(item)}
              data-hidden={matching.includes(item) && !wanted.includes(item) ? 'until-found' : undefined}
              tabIndex={-1}
              className="filtered-grid-item"
              {...(item.node === undefined
                ? { dangerouslySetInnerHTML: { __html: trustHtml(cards[item.key] ?? '') } }
                : { children: item.node })}
            />
          ))}
      </ul>
      {matching.length === 0 && <p className="filtered-grid-empty">{props.empty}</p>}
      <p role="status" className={hasFailed ? 'filtered-grid-failed' : 'visually-hidden'}>
        {status && <span key={status}>{status}</span>}
      </p>
      {further && (
        <p hidden={!hasFailed} className="filtered-grid-further">
          <a className="link" href={missing?.page ?? further.href}>
            {further.label}
          </a>
        </p>
      )}
      {(wanted.length < matching.length || missing) && (
        <button
          ref={button}
          type="button"
          className="button filtered-grid-more script-only"
          data-kind="quiet"
          aria-describedby={props.describedBy}
          onClick={showMore}
        >
          {props.showMore}
        </button>
      )}
    </>
  );
}
