'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { setParameter } from '../form/set-parameter';
import { writeIntoForm } from '../form/write-into-form';
import './unit-filter.css';

type Filter = {
  /** The name in the address and of the rows' `data-…`. */
  name: string;
  label: string;
  /** The first has no value and shows every row. */
  options: { value: string; label: string }[];
};

type Props = {
  label: string;
  filters: Filter[];
  /** What is said when none, one, two … all rows are shown. */
  statuses: string[];
  /** Of the field that gets the text of a row's link. */
  field: string;
  /** The table. A row has `data-…` for each filter, its link `data-text` and `data-unit`. */
  children: ReactNode;
};

type Choice = Record<string, string>;

/**
 * Filters the rows of a table in the page, and keeps the choice in the address, so that it can be shared.
 * Without script every row is there, and there is nothing to choose.
 */
export function UnitFilter({ label, filters, statuses, field, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  const [shown, setShown] = useState(statuses.length - 1);

  // Not at the first render, which must agree with the HTML; but before the page is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened.
  useLayoutEffect(() => {
    const asked = new URLSearchParams(location.search);
    const known = filters.filter(({ name, options }) =>
      options.some(({ value }) => value && value === asked.get(name)),
    );
    if (known.length > 0)
      setChoice(Object.fromEntries(known.map(({ name }) => [name, asked.get(name) ?? ''])));
  }, []);

  useEffect(() => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    for (const row of rows) {
      row.hidden = Object.entries(choice).some(([name, value]) => value && row.dataset[name] !== value);
    }
    setShown(rows.filter(({ hidden }) => !hidden).length);
  }, [choice]);

  // The rows are HTML of the server: their links are heard here.
  useEffect(() => {
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

  function choose(name: string, value: string) {
    setChoice({ ...choice, [name]: value });
    setParameter(name, value);
  }

  return (
    <div ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
      <div role="group" aria-label={label} className="unit-filter">
        {filters.map(({ name, label: text, options }) => (
          <label key={name} className="unit-filter-field">
            <span>{text}</span>
            <select value={choice[name] ?? ''} onChange={(event) => choose(name, event.currentTarget.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p role="status" className="unit-filter-status">
          {statuses[shown]}
        </p>
      </div>
      {children}
    </div>
  );
}
