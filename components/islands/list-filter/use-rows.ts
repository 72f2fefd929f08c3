import { type RefObject, useLayoutEffect, useState } from 'react';
import { readParameters, setParameters } from '../shared/set-parameters';
import { writeIntoForm } from '../shared/write-into-form';
import { readFields, writeFields } from './fields';
import { type Choice, type Filter, readChoice } from './match-rows';
import { listMatching, type Result, showRows } from './rows';

/** How many rows are visible first, and how many each further page adds. */
export type Pages = { initial: number; increment: number; heading: string };

type Options = {
  root: RefObject<HTMLElement | null>;
  filters: readonly Filter[];
  total: number;
  pages: Pages | undefined;
};

/** Shows the rows of the chosen filters and pages, which the fields, the address and the history keep. */
export function useRows({ root, filters, total, pages }: Options) {
  const limitOf = (page: number) =>
    pages ? pages.initial + (page - 1) * pages.increment : Number.POSITIVE_INFINITY;
  const [touched, setTouched] = useState(false);
  const [page, setPage] = useState(1);
  const [result, setResult] = useState<Result>({
    shown: Math.min(total, limitOf(1)),
    matching: total,
    nearest: [],
  });

  const read = () => (root.current ? readFields(root.current) : {});
  const readKept = () => readChoice(readParameters(), filters);
  const readPage = (): number | undefined => pages && history.state?.[pages.heading];

  function show(choice: Choice, page = 1) {
    if (!root.current) return;
    writeFields(root.current, choice);
    setPage(page);
    setResult(showRows(root.current, choice, filters, limitOf(page)));
  }

  function choose(choice: Choice, page = 1) {
    show(choice, page);
    setTouched(true);
    setParameters(choice, pages && { [pages.heading]: page });
  }

  /** Shows a row that the browser's search has found, and the rows before it. */
  function reveal(row: EventTarget | null | undefined) {
    if (!root.current || !pages) return;
    const index = listMatching(root.current, read(), filters).indexOf(row as HTMLElement);
    if (index >= limitOf(page)) choose(read(), Math.ceil((index + 1 - pages.initial) / pages.increment) + 1);
  }

  // Not at the first render, which must match the HTML, but before the browser paints and restores the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened.
  useLayoutEffect(() => {
    // Fields may have been filled in, and a row found, before the script ran.
    const early = Object.fromEntries(Object.entries(read()).filter(([, value]) => value));
    const found = [...(root.current?.querySelectorAll('[data-key]:not([hidden])') ?? [])].at(-1);
    if (Object.keys(early).length > 0) setParameters(early);
    const choice = readKept();
    if (pages || Object.keys(choice).length > 0) show(choice, readPage());
    reveal(found);
  }, []);

  // The rows are HTML of the server: one listener for all, attached in time for the press that hydrates the island.
  useLayoutEffect(() => {
    const list = root.current;
    const onReturn = () => show(readKept(), readPage() ?? page);
    const onMatch = ({ target }: Event) => reveal(target);
    function ask(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>('a[data-text]');
      if (!link) return;
      const { text = '' } = link.dataset;
      const unit = link.closest('tr')?.dataset.number;
      if (writeIntoForm(text, event, unit)) event.preventDefault();
    }
    addEventListener('popstate', onReturn);
    list?.addEventListener('beforematch', onMatch);
    list?.addEventListener('click', ask);
    return () => {
      removeEventListener('popstate', onReturn);
      list?.removeEventListener('beforematch', onMatch);
      list?.removeEventListener('click', ask);
    };
  });

  return { ...result, page, touched, read, choose };
}
