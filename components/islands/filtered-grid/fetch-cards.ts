import { fetchPage } from '@/lib/fetch-page';

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
