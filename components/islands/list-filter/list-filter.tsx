'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Filter } from './match-rows';
import { type Pages, useRows } from './use-rows';
import './list-filter.css';

type Props = {
  label: string;
  /** The number of all rows. */
  total: number;
  /** Announcements by the number of visible rows; in a list with pages also of the matching ones: `3/13`. */
  statuses: string[] | Record<string, string>;
  filters: Filter[];
  /** A field by the name of each filter; the element of `data-used` gets the number of folded ones in use. */
  fields?: ReactNode;
  /** The rows, with a `data-…` for each fact; `data-text` of a link is written into the form. */
  children: ReactNode;
  /** Of a list that is shown page by page: the sizes, the id of its heading and the label of the button. */
  pages?: Pages & { more: string };
  /** Of a list of units: before the nearest sizes, one of them with its number in place of `#`, and to show all. */
  offers?: { nearest: string; size: string; reset: string };
};

/**
 * Filters, sorts and counts rows of the server and shows more of them on demand. The address keeps the choice, so that it
 * can be shared. Without script every row is visible and the filters are hidden.
 */
export function ListFilter({ label, total, statuses, filters, fields, children, pages, offers }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { shown, matching, nearest, page, touched, read, choose } = useRows({
    root,
    filters,
    total,
    pages,
  });
  const count = (statuses as Record<string, string>)[pages ? `${shown}/${matching}` : shown];
  const status = offers && nearest.length > 0 ? `${count} ${offers.nearest}` : count;

  function press({ target }: MouseEvent) {
    const pressed = (target as Element).closest<HTMLButtonElement>('button[name]');
    if (pressed) choose({ ...read(), [pressed.name]: pressed.value });
  }

  function showMore() {
    choose(read(), page + 1);
    const next = root.current?.querySelectorAll<HTMLElement>('[data-key]:not([hidden])')[shown];
    // After the paint, which the focus must not delay.
    requestAnimationFrame(() => setTimeout(() => next?.focus()));
  }

  return (
    <div ref={root} className="list-filter">
      {fields && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a button.
        <div
          role="group"
          aria-label={label}
          className="list-filter-fields script-only"
          onInput={() => choose(read())}
          onClick={press}
        >
          {fields}
        </div>
      )}
      <div className={offers && 'list-filter-result script-only'}>
        <p role="status" className={offers || shown === 0 ? undefined : 'visually-hidden'}>
          {(offers || touched) && <span key={status}>{status}</span>}
        </p>
        {offers &&
          nearest.map((area) => (
            <button
              key={area}
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => choose({ ...read(), from: String(area), to: String(area) })}
            >
              {offers.size.replace('#', area.toLocaleString(document.documentElement.lang))}
            </button>
          ))}
        {offers && shown < total && (
          <button
            type="button"
            className="link"
            onClick={() => choose(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
          >
            {offers.reset}
          </button>
        )}
      </div>
      {children}
      {pages && shown < matching && (
        <button
          type="button"
          className="button list-filter-more script-only"
          data-kind="quiet"
          aria-describedby={pages.heading}
          onClick={showMore}
        >
          {pages.more}
        </button>
      )}
    </div>
  );
}
