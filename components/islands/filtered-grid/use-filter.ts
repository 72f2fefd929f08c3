import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { fetchCards } from './fetch-cards';
import { keepView, readView, type View } from './kept-view';

type Item = { key: string; groups: string[]; page?: string };

type Options<Entry extends Item> = {
  /** The keys of the filters; the first shows every item. */
  filters: readonly string[];
  items: readonly Entry[];
  /** How many items are shown first, and how many each further page adds. */
  initial: number;
  increment: number;
  /** The name under which the history keeps the view, and the parameter of the address for the filter. */
  name: string;
  parameter: string | undefined;
  grid: RefObject<HTMLElement | null>;
};

/** Returns the visible items of a grid by filter and page, and fetches items of further pages on demand. */
export function useFilter<Entry extends Item>(options: Options<Entry>) {
  const { filters, items, initial, increment, name, parameter, grid } = options;
  const [first] = filters;
  const [view, setView] = useState<View>({ filter: first, pages: 1 });
  const [touched, setTouched] = useState(false);
  const [cards, setCards] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState(false);
  const [reserved, setReserved] = useState<number>();

  const listMatching = ({ filter }: View) =>
    items.filter(({ groups }) => filter === first || groups.includes(filter ?? ''));
  const listWanted = (pageView: View) =>
    listMatching(pageView).slice(0, initial + (pageView.pages - 1) * increment);
  const isMissing = ({ key, page }: Item) => page !== undefined && cards[key] === undefined;
  const matchingItems = listMatching(view);
  const wantedItems = listWanted(view);
  const missingItem = wantedItems.find(isMissing);

  async function load(pageView: View, then?: () => void) {
    setFailed(false);
    const addresses = new Set(listWanted(pageView).flatMap((item) => (isMissing(item) && item.page) || []));
    try {
      if (addresses.size > 0) {
        const newCards = await fetchCards([...addresses]);
        setCards((loadedCards) => ({ ...loadedCards, ...newCards }));
      }
      then?.();
    } catch {
      setFailed(true);
    }
  }

  // Not at the first render, which must match the HTML, but before the browser restores the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened.
  useLayoutEffect(() => {
    const { filter, pages = 1, height } = readView(name, parameter);
    if (!filter || !filters.includes(filter)) {
      // The browser's search may have revealed an item before the script ran.
      for (const item of grid.current?.children ?? []) if (!(item as HTMLElement).hidden) reveal(item);
      return;
    }
    const keptView = { filter, pages };
    setReserved(height);
    setView(keptView);
    load(keptView);
  }, []);

  // The browser's search finds items behind “show more”.
  useLayoutEffect(() => {
    const list = grid.current;
    const onMatch = ({ target }: Event) => reveal(target as Element);
    list?.addEventListener('beforematch', onMatch);
    return () => list?.removeEventListener('beforematch', onMatch);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: further cards make the grid higher.
  useEffect(() => {
    if (touched) keepView(name, parameter, { ...view, height: grid.current?.offsetHeight }, first);
  }, [touched, view, cards]);

  function show(next: View, then?: () => void) {
    setView(next);
    setTouched(true);
    load(next, then);
  }

  /** Reveals an item and all items before it. */
  function reveal(item: Element) {
    const index = matchingItems.findIndex(({ key }) => key === (item as HTMLElement).dataset.key);
    if (index >= wantedItems.length)
      show({ ...view, pages: Math.ceil((index + 1 - initial) / increment) + 1 });
  }

  return {
    view,
    /** Whether the visitor has chosen a filter or “show more”. */
    touched,
    /** The HTML of fetched items. */
    cards,
    wanted: wantedItems,
    /** The first item to show that has not been fetched. */
    missing: missingItem,
    hasFailed: failed && missingItem !== undefined,
    /** Every item of the filter. */
    matching: matchingItems,
    isMissing,
    /** Pixels to reserve while items of an earlier visit are fetched. */
    reserved: missingItem && reserved,
    choose: (filter: string) => show({ filter, pages: 1 }),
    /** Shows the next page, or retries a failed fetch; `then` gets the first new item. */
    more(then: (next: Entry | undefined) => void) {
      const pages = missingItem ? view.pages : view.pages + 1;
      const next = listMatching(view)[initial + (pages - 2) * increment];
      show({ ...view, pages }, () => then(next));
    },
  };
}
