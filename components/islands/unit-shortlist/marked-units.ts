import { fetchPage } from '@/lib/fetch-page';

/** A unit as read from its row in the page. */
export type MarkedUnit = {
  /** The building and the number, as in the address. */
  mark: string;
  number: string;
  /** The number with the word before it. */
  name: string;
  href: string;
  building: string;
  buildingId: string;
  /** The text of the other columns of its row, by their headings. */
  facts: ReadonlyMap<string, string>;
};

/** Reads a unit from the page; undefined when no row has its checkbox. */
export function readMarkedUnit(mark: string): MarkedUnit | undefined {
  const row = document.querySelector(`input[data-mark="${CSS.escape(mark)}"]`)?.closest('tr');
  const [head, ...cells] = row?.cells ?? [];
  const group = row?.closest('article');
  if (!head || !group) return undefined;
  const headings = [...(row?.closest('table')?.tHead?.rows[0]?.cells ?? [])].slice(1);
  const texts = cells.map((cell, index) => [headings[index]?.dataset.name ?? '', textOf(cell)] as const);
  return {
    mark,
    number: row?.dataset.number ?? '',
    name: head.textContent,
    href: head.querySelector('a')?.href ?? '',
    building: group.dataset.group ?? '',
    buildingId: group.id,
    // The last column has the box itself.
    facts: new Map(texts.slice(0, -1)),
  };
}

/**
 * Fetches all facts of a unit from its page, by name.
 *
 * @throws Error when the page cannot be fetched
 */
export async function fetchFacts(href: string): Promise<[name: string, value: string][]> {
  const page = await fetchPage(href);
  const rows = page.querySelectorAll(
    ':is([aria-labelledby="facts-title"], [aria-labelledby="costs-title"]) dl > div',
  );
  return Array.from(rows, ({ children: [name, value] }) => [
    name?.textContent ?? '',
    value?.textContent ?? '',
  ]);
}

/** Returns the text of a cell without the label that it has on a phone. */
function textOf(cell: HTMLElement): string {
  const parts = [...cell.childNodes].filter(
    (part) => !(part instanceof HTMLElement && part.dataset.label !== undefined),
  );
  return parts.map(({ textContent }) => textContent).join('');
}

/** Returns the text of a request for units: the sentence, then a line for each building with their numbers. */
export function writeRequest(
  sentence: string,
  units: readonly Pick<MarkedUnit, 'building' | 'number'>[],
): string {
  const buildings = [...new Set(units.map(({ building }) => building))];
  const lines = buildings.map((name) => {
    const numbers = units.filter(({ building }) => building === name).map(({ number }) => number);
    return `${name}: ${numbers.join(', ')}`;
  });
  return [sentence, ...lines].join('\n');
}
