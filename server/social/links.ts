/** specification §9. */
const maxPosts = 6;

/** The shape of specification §7, `/p/{code}/`, with the origin and the user's name where they are before it. */
const link = /(https?:\/\/[\w.:[\]-]{1,255})?(?:\/[\w.]{1,40})?\/p\/([\w-]{1,64})\//g;

/**
 * Finds the posts of a profile page.
 *
 * @param text the page as text: HTML, or JSON inside it with escaped slashes
 * @param profile the address of the page; a link without a safe origin belongs to this one
 * @returns up to six distinct posts in the order of the page
 */
export function findPostLinks(text: string, profile: URL): { code: string; url: string }[] {
  const urls = new Map<string, string>();
  for (const [, origin, code = ''] of text.replaceAll(/\\\/|\\u002f/gi, '/').matchAll(link)) {
    if (urls.size === maxPosts) break;
    if (urls.has(code)) continue;
    const base =
      origin?.startsWith('https://') && URL.canParse(origin) ? new URL(origin).origin : profile.origin;
    urls.set(code, `${base}/p/${code}/`);
  }
  return [...urls].map(([code, url]) => ({ code, url }));
}
