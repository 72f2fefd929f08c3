'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchCards } from '../grid/fetch-cards';
import { keepView, readView, type View } from '../grid/kept-view';
import './filtered-grid.css';

type Filter = {
  key: string;
  label: string;
  /** What is said when 1, 2, … pages of this filter are shown, as in “Showing 3 of 13 projects”. */
  statuses: string[];
};

/** An item rendered on the server, which the island only hides, or the address of the page that has it. */
type Item = { key: string; groups: string[]; node?: ReactNode; page?: string };

type Props = {
  filterLabel: string;
  /** The first shows every item. */
  filters: Filter[];
  /** Every item; `groups` are the filters that show it. */
  items: Item[];
  /** How many items are shown first, and how many “show more” adds (specification §9). */
  initial: number;
  increment: number;
  showMore: string;
  /** The id of the heading that says what there is more of. */
  describedBy: string;
  empty: string;
  gridClass: string | undefined;
  /** The name under which the address carries the chosen filter, so that it can be shared. */
  parameter?: string;
  /** Where items stand on further pages: the link to them, and what is said when they cannot be fetched. */
  further?: { href: string; label: string; failed: string };
};

/** A grid that can be filtered and grows by “show more”; changing the filter starts from the first page again. */
export function FilteredGrid(props: Props) {
  const { filters, items, initial, increment, parameter, further, describedBy } = props;
  const first = filters[0]?.key;
  const [view, setView] = useState<View>({ filter: first, pages: 1 });
  const [touched, setTouched] = useState(false);
  const [cards, setCards] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState(false);
  const [reserved, setReserved] = useState<number>();
  const grid = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const listMatching = ({ filter }: View) =>
    items.filter(({ groups }) => filter === first || groups.includes(filter ?? ''));
  const listWanted = (of: View) => listMatching(of).slice(0, initial + (of.pages - 1) * increment);
  const isMissing = ({ key, page }: Item) => page !== undefined && cards[key] === undefined;

  const wanted = listWanted(view);
  const visible = new Set(wanted.map(({ key }) => key));
  const missing = wanted.find(isMissing);
  const total = listMatching(view).length;
  const hasFailed = failed && missing !== undefined;
  const status = filters.find(({ key }) => key === view.filter)?.statuses[view.pages - 1];

  async function load(of: View, then?: () => void) {
    setFailed(false);
    const addresses = new Set(listWanted(of).flatMap((item) => (isMissing(item) && item.page) || []));
    try {
      if (addresses.size > 0) {
        const fetched = await fetchCards([...addresses]);
        setCards((known) => ({ ...known, ...fetched }));
      }
      then?.();
    } catch {
      setFailed(true);
    }
  }

  // Not at the first render, which must agree with the HTML; but before the browser goes back to where it has scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened.
  useLayoutEffect(() => {
    const { filter, pages = 1, height } = readView(describedBy, parameter);
    if (!filters.some(({ key }) => key === filter)) return;
    const kept = { filter, pages };
    setReserved(height);
    setView(kept);
    load(kept);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: further cards make the grid higher.
  useEffect(() => {
    if (touched) keepView(describedBy, parameter, { ...view, height: grid.current?.offsetHeight }, first);
  }, [touched, view, cards]);

  function choose(filter: string) {
    show({ filter, pages: 1 });
  }

  function show(next: View, then?: () => void) {
    setView(next);
    setTouched(true);
    load(next, then);
  }

  function more() {
    // What could not be fetched is asked for again.
    const pages = missing ? view.pages : view.pages + 1;
    const next = listMatching(view)[initial + (pages - 2) * increment];
    function focusNext() {
      if (![button.current, document.body, null].includes(document.activeElement as never)) return;
      const shown = Array.from(grid.current?.children ?? []) as HTMLElement[];
      shown.find(({ dataset }) => dataset.key === next?.key)?.focus();
    }
    // When it has been painted: what is hidden takes no focus, and the focus must not hold up the paint.
    show({ ...view, pages }, () => requestAnimationFrame(() => setTimeout(focusNext)));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no fields. */}
      <div role="group" aria-label={props.filterLabel} className="filtered-grid-filters">
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
      <ul
        role="list"
        ref={grid}
        className={props.gridClass}
        style={missing && reserved ? { minBlockSize: reserved } : undefined}
      >
        {items
          .filter((item) => !isMissing(item))
          .map(({ key, node }) => (
            <li
              key={key}
              data-key={key}
              hidden={!visible.has(key)}
              tabIndex={-1}
              className="filtered-grid-item"
              {...(node === undefined
                ? { dangerouslySetInnerHTML: { __html: cards[key] ?? '' } }
                : { children: node })}
            />
          ))}
      </ul>
      {total === 0 && <p className="filtered-grid-empty">{props.empty}</p>}
      <p role="status" className={hasFailed ? 'filtered-grid-failed' : 'visually-hidden'}>
        {hasFailed && further?.failed}
        {touched && !missing && status}
      </p>
      {further && (
        <p hidden={!hasFailed} className="filtered-grid-further">
          <a className="link" href={missing?.page ?? further.href}>
            {further.label}
          </a>
        </p>
      )}
      {(wanted.length < total || missing) && (
        <button
          ref={button}
          type="button"
          className="button filtered-grid-more"
          data-kind="quiet"
          aria-describedby={describedBy}
          onClick={more}
        >
          {props.showMore}
        </button>
      )}
    </>
  );
}
