import { trustHtml } from './trust-html';

/**
 * Fetches another page of the site, to copy parts of it into this page.
 *
 * @throws Error when it cannot be fetched
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  // The content policy of this page rejects the styles of another, even where they apply to nothing.
  const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(trustHtml(html), 'text/html');
}
