/**
 * The script-free twin of a page: the same HTML without what runs, what is loaded for it and what it reads
 * (scripts/lighten.ts). Data for search engines stays. Its weight is what the page's content weighs; all above it is
 * the price of hydration.
 *
 * @param html the page as it is sent
 */
export function scriptFree(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--payload:[\s\S]*?-->/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
