'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { setParameters } from '../shared/set-parameters';
import { writeIntoForm } from '../shared/write-into-form';
import { type Choice, type Filter, fits, nearestSizes, readChoice, type UnitFacts } from './filter-units';
import './unit-filter.css';

type Props = {
  words: {
    label: string;
    /** Before the nearest sizes, when none matches. */
    nearest: string;
    /** One of the sizes, with the number in place of `#`. */
    size: string;
    reset: string;
  };
  filters: Filter[];
  /** Announcements when none, one, two … all rows are visible. */
  statuses: string[];
  /** The name of the field that gets the text of a row's link. */
  field: string;
  /** A field by the name of each filter; the element of `data-used` gets the number of folded ones in use. */
  fields: ReactNode;
  /** The tables. A row has `data-number` and a `data-…` for each fact, its link `data-text` and `data-unit`. */
  children: ReactNode;
};

/**
 * Filters and sorts the rows of tables in the page, and keeps the choice in the address, so that it can be shared.
 * Without script every row is visible and the filters are hidden.
 */
export function UnitFilter({ words, filters, statuses, field, fields, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [{ shown, nearest }, setView] = useState<View>({ shown: statuses.length - 1, nearest: [] });

  const read = () => (root.current ? readFields(root.current) : {});

  function show(choice: Choice) {
    if (!root.current) return;
    writeFields(root.current, choice);
    setView(applyChoice(root.current, choice, filters));
  }

  // Not at the first render, which must match the HTML, but before the page is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters of a page stay the same.
  useLayoutEffect(() => {
    const showAddress = () => show(readChoice(location.search, filters));
    // The fields may have been filled in before the script ran.
    const early = Object.entries(read()).filter(([, value]) => value);
    setParameters(Object.fromEntries(early));
    if (Object.keys(readChoice(location.search, filters)).length > 0) showAddress();
    addEventListener('popstate', showAddress);
    return () => removeEventListener('popstate', showAddress);
  }, []);

  // The rows are HTML of the server: one listener for their links, attached in time for the press that hydrates the
  // island.
  useLayoutEffect(() => {
    function ask(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>('a[data-text]');
      if (!link) return;
      const { text = '', unit } = link.dataset;
      if (writeIntoForm(field, text, event, unit)) event.preventDefault();
    }
    const table = root.current;
    table?.addEventListener('click', ask);
    return () => table?.removeEventListener('click', ask);
  }, [field]);

  function choose(choice: Choice) {
    show(choice);
    // After the paint, because changing the address takes the browser longer than changing the rows.
    requestAnimationFrame(() => setTimeout(() => setParameters(choice)));
  }

  const status = nearest.length > 0 ? `${statuses[shown]} ${words.nearest}` : statuses[shown];
  return (
    <div ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
      <div
        role="group"
        aria-label={words.label}
        className="unit-filter script-only"
        onInput={() => choose(read())}
      >
        {fields}
        <div className="unit-filter-result">
          <p role="status">
            <span key={status}>{status}</span>
          </p>
          {nearest.map((area) => (
            <button
              key={area}
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => choose({ ...read(), from: String(area), to: String(area) })}
            >
              {words.size.replace('#', area.toLocaleString(document.documentElement.lang))}
            </button>
          ))}
          {shown < statuses.length - 1 && (
            <button
              type="button"
              className="link"
              onClick={() => choose(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
            >
              {words.reset}
            </button>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

type Row = { row: HTMLTableRowElement; facts: UnitFacts };
type View = { shown: number; nearest: number[] };

/** Of a select, only what it shares with an input is used. */
function listFields(root: ParentNode, of = ''): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`.unit-filter ${of} :is(input, select)`)];
}

function readFields(root: ParentNode): Choice {
  const chosen = listFields(root).filter(({ type, checked }) => type !== 'radio' || checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** Writes only changed values: a number that is being typed may be invalid, and its value empty. */
function writeFields(root: ParentNode, choice: Choice): void {
  for (const field of listFields(root)) {
    const value = choice[field.name] ?? '';
    if (field.type === 'radio') field.checked = field.value === value;
    else if (field.value !== value) field.value = value;
  }
  const used = listFields(root, 'details').filter(({ value }) => value).length;
  for (const count of root.querySelectorAll('[data-used]')) count.textContent = used ? `(${used})` : '';
}

/** Rows in the order of the server, before any sorting. */
const listed = new WeakMap<HTMLElement, Row[]>();

function listRows(root: HTMLElement, filters: readonly Filter[]): Row[] {
  const cachedRows = listed.get(root);
  if (cachedRows) return cachedRows;
  const rowElements = root.querySelectorAll<HTMLTableRowElement>('tr[data-number]');
  const rows = Array.from(rowElements, (row) => ({
    row,
    facts: Object.fromEntries(filters.map(({ of }) => [of, row.dataset[of]])),
  }));
  listed.set(root, rows);
  return rows;
}

/** Shows the matching rows in their order with their number, and hides the others and headings without rows. */
function applyChoice(root: HTMLElement, choice: Choice, filters: readonly Filter[]): View {
  const rows = listRows(root, filters);
  for (const { row, facts } of rows) row.hidden = !fits(facts, choice, filters);
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const { length } = group.querySelectorAll('[data-number]:not([hidden])');
    group.hidden = length === 0;
    const count = group.querySelector(':scope > summary [data-count]');
    if (count) count.textContent = length.toLocaleString(document.documentElement.lang);
  }
  if ((root.dataset.sort ?? '') !== (choice.sort ?? '')) sortRows(rows, choice.sort);
  root.dataset.sort = choice.sort ?? '';
  const matchingRows = rows.flatMap(({ row }) => (row.hidden ? [] : row));
  const folds = new Set(matchingRows.map((row) => row.closest('details')));
  // If nothing else matches, the folded rows are the result.
  if (!folds.has(null)) for (const fold of folds) fold?.setAttribute('open', '');
  const shownCount = matchingRows.length;
  const facts = rows.map((row) => row.facts);
  return { shown: shownCount, nearest: shownCount > 0 ? [] : nearestSizes(facts, choice, filters) };
}

/** Sorts the rows, each within its own part of a table. */
function sortRows(rows: readonly Row[], sort: string | undefined): void {
  const sign = sort === 'largest' ? -1 : 1;
  const order = sort ? [...rows].sort((a, b) => sign * (Number(a.facts.area) - Number(b.facts.area))) : rows;
  for (const { row } of order) row.parentElement?.append(row);
}
