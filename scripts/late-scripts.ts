/** A script file that waits for nothing, as Next writes it. */
const file = /<script src="([^"]+)" async=""><\/script>/g;

/** One for browsers that know no modules, and so can run none of the other files. */
const polyfill = /<script src="[^"]+" noModule=""><\/script>/g;

/** What asks for such a file before the page comes to it. */
const preload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets the script files of a page wait until its first paint, so that they share the line with nothing that is seen:
 * the page is whole without them. A page in a tab that nobody sees paints nothing, and does not wait.
 *
 * @param html a page as `next build` has made it; one without script files is returned as it is
 */
export function delayScripts(html: string): string {
  const files = Array.from(html.matchAll(file), ([, src = '']) => src);
  if (files.length === 0) return html;
  const page = html.replace(file, '').replace(polyfill, '').replace(preload, '');
  const end = page.lastIndexOf('</body>');
  return page.slice(0, end) + loaderOf(files) + page.slice(end);
}

/** In every page, so short. The router looks for its scripts by their address and `async`. */
function loaderOf(files: readonly string[]): string {
  return (
    '<script>(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{' +
    `for(const src of ${JSON.stringify(files)})` +
    "document.head.append(Object.assign(document.createElement('script'),{src,async:true}))}))</script>"
  );
}
