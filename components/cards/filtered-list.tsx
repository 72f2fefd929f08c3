import type { ReactNode } from 'react';
import { ListFilter } from '../islands/list-filter/list-filter';
import type { Pages } from '../islands/list-filter/use-rows';
import { Island } from '../islands/runtime/island';
import styles from './filtered-list.module.css';

type Count = { shown: number; total: number };

type Props = {
  /** The filter by one fact of the items; `name` is also its name in the address. */
  filter: { name: string; label: string; all: string; options: readonly { value: string; label: string }[] };
  items: readonly { key: string; value: string; node: ReactNode }[];
  pages: Pages;
  words: { more: string; empty: string; shown: (count: Count) => string };
  gridClass: string | undefined;
};

/** Renders a grid of cards or logos with buttons to filter it and to show more of it; one group of items is no choice. */
export function FilteredList({ filter: { name, ...filter }, items, pages, words, gridClass }: Props) {
  const options = [{ value: '', label: filter.all }, ...filter.options];
  const fact = (value: string) => ({ [`data-${name}`]: value });
  const totals = options.map(({ value }) => items.filter((item) => !value || item.value === value).length);
  return (
    <Island
      component={{ ListFilter }}
      props={{
        label: filter.label,
        total: items.length,
        statuses: Object.fromEntries(
          totals
            .flatMap((total) => countPages(total, pages))
            .map(({ shown, total }) => [
              `${shown}/${total}`,
              total === 0 ? words.empty : words.shown({ shown, total }),
            ]),
        ),
        filters: [{ name, of: name, fits: 'equal' as const, options: options.map(({ value }) => value) }],
        ...(filter.options.length > 1 && {
          fields: (
            <div className={styles.filters}>
              {options.map(({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  name={name}
                  value={value}
                  aria-pressed={!value}
                  className={styles.filter}
                >
                  {label}
                </button>
              ))}
            </div>
          ),
        }),
        pages: { ...pages, more: words.more },
        children: (
          <ul role="list" className={`${styles.list} ${gridClass}`}>
            {items.map(({ key, value, node }, position) => (
              <li
                key={key}
                data-key={key}
                {...fact(value)}
                hidden={position >= pages.initial}
                data-hidden={position >= pages.initial ? 'until-found' : undefined}
                tabIndex={-1}
              >
                {node}
              </li>
            ))}
          </ul>
        ),
      }}
    />
  );
}

/** Returns the number of visible items after each press of “show more”. */
function countPages(total: number, { initial, increment }: Pages): Count[] {
  const presses = Math.ceil(Math.max(0, total - initial) / increment);
  return Array.from({ length: presses + 1 }, (_, press) => ({
    shown: Math.min(total, initial + press * increment),
    total,
  }));
}
