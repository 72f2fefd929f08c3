'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './filtered-grid.module.css';

type Filter = {
  key: string;
  label: string;
  /** What is said when 1, 2, … pages of this filter are shown, as in “Showing 3 of 13 projects”. */
  statuses: string[];
};

type Props = {
  filterLabel: string;
  /** The first shows every item. */
  filters: Filter[];
  /** Every item, rendered on the server; the island only hides. `groups` are the filters that show it. */
  items: { key: string; groups: string[]; node: ReactNode }[];
  /** How many items are shown first, and how many “show more” adds (SPEC §9). */
  initial: number;
  increment: number;
  showMore: string;
  /** The id of the heading that says what there is more of. */
  describedBy: string;
  empty: string;
  gridClass: string | undefined;
  /** The name under which the address carries the chosen filter, so that it can be shared. */
  parameter?: string;
};

/** A grid that can be filtered and grows by “show more”; changing the filter starts from the first page again. */
export function FilteredGrid(props: Props) {
  const { filters, items, initial, increment, parameter } = props;
  const [filter, setFilter] = useState(filters[0]?.key);
  const [pages, setPages] = useState(1);
  const [touched, setTouched] = useState(false);
  const grid = useRef<HTMLUListElement>(null);

  // Not at the first render, which must agree with the HTML: that shows every visitor the same.
  useEffect(() => {
    const asked = parameter && new URLSearchParams(location.search).get(parameter);
    if (filters.some(({ key }) => key === asked)) setFilter(asked ?? undefined);
  }, [filters, parameter]);

  const limit = initial + (pages - 1) * increment;
  const matching = items.filter((item) => filter === filters[0]?.key || item.groups.includes(filter ?? ''));
  const visible = new Set(matching.slice(0, limit).map((item) => item.key));
  const status = filters.find((each) => each.key === filter)?.statuses[pages - 1];

  function choose(key: string) {
    setFilter(key);
    setPages(1);
    setTouched(true);
    if (!parameter) return;
    const address = new URL(location.href);
    if (key === filters[0]?.key) address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, key);
    history.replaceState(history.state, '', address);
  }

  function more() {
    const first = matching[limit];
    setPages(pages + 1);
    setTouched(true);
    // The item is hidden until the next paint, and what is hidden takes no focus.
    requestAnimationFrame(() => {
      const next = grid.current?.children[items.findIndex((item) => item.key === first?.key)];
      (next as HTMLElement | undefined)?.focus();
    });
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no fields. */}
      <div role="group" aria-label={props.filterLabel} className={styles.filters}>
        {filters.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={styles.filter}
            aria-pressed={key === filter}
            onClick={() => choose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <ul ref={grid} className={props.gridClass}>
        {items.map(({ key, node }) => (
          <li key={key} hidden={!visible.has(key)} tabIndex={-1} className={styles.item}>
            {node}
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={styles.empty}>{props.empty}</p>}
      <p role="status" className="visually-hidden">
        {touched ? status : ''}
      </p>
      {limit < matching.length && (
        <button
          type="button"
          className={`button ${styles.more}`}
          data-kind="quiet"
          aria-describedby={props.describedBy}
          onClick={more}
        >
          {props.showMore}
        </button>
      )}
    </>
  );
}
