import { trustHtml } from '@/lib/trust-html';

/**
 * Fetches the cards of other pages of a list.
 *
 * @param addresses of the pages
 * @returns the HTML of each card by its key
 * @throws Error when a page cannot be fetched
 */
export async function fetchCards(addresses: readonly string[]): Promise<Record<string, string>> {
  const pages = await Promise.all(addresses.map(fetchPage));
  const cards = pages.flatMap((page) => [...page.querySelectorAll<HTMLElement>('[data-key]')]);
  return Object.fromEntries(cards.map((card) => [card.dataset.key, card.innerHTML]));
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return new DOMParser().parseFromString(trustHtml(await response.text()), 'text/html');
}
