/** The connection as some browsers describe it: https://wicg.github.io/savedata/ */
type Connection = { saveData: boolean };

/**
 * Runs before the first paint, in the browser, from the text of this function: it uses nothing around it. A visitor who
 * arrives from outside, or reloads, gets the splash; a page that is opened within the site gets none. Escape or a press
 * ends it early.
 *
 * The page begins in local fonts of the same widths, and the brand's faces replace them all at once: each alone would lay
 * out the page again. On arrival they are requested after the first picture, which they would delay; within the site they
 * come from the cache, before the first paint. A visitor who saves data keeps the local fonts.
 *
 * Writes its results into attributes of the root that style sheets read: `scripting`, `typeface`, `noSplash`, `framed`, and
 * `inUse` from the first press on.
 */
function arrive() {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: Connection };
  // Replaces the media feature of this name, which browsers of 2022 do not support.
  root.dataset.scripting = '';
  // Where the islands cannot run, the page looks as it does without script.
  function failed(event: ErrorEvent) {
    const source = event.filename ?? (event.target as HTMLScriptElement).src;
    if (source?.includes('/islands/') && !customElements.get('site-island')) delete root.dataset.scripting;
  }
  addEventListener('error', failed, true);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const within = document.referrer.startsWith(`${location.origin}/`);
  if (load?.type === 'back_forward' || (within && load?.type !== 'reload')) root.dataset.noSplash = '';
  // A framed page omits the parts that the outer page shows; in the editor's frame the splash would hide the edit.
  if (parent !== window) root.dataset.framed = root.dataset.noSplash = '';

  async function showTypeface(picture?: HTMLImageElement | null) {
    await Promise.allSettled([picture?.decode()]);
    const faces = [...document.fonts].filter(({ display }) => display === 'swap');
    await Promise.allSettled(faces.map((face) => face.load()));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // Later it would disturb a reader.
    if (!paint || performance.now() < paint.startTime + 3000) root.dataset.typeface = '';
  }
  const arrived = () => showTypeface(document.querySelector<HTMLImageElement>('img[fetchpriority="high"]'));
  if (!connection?.saveData)
    if ('noSplash' in root.dataset) showTypeface();
    // At the end of parsing.
    else document.addEventListener('readystatechange', arrived, { once: true });

  function end(event: Event) {
    root.dataset.inUse = '';
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') root.dataset.noSplash = '';
  }
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
}

/** Renders the one inline script of every page; the content policy allows it by its hash. */
export function ArrivalScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of the function above.
  return <script dangerouslySetInnerHTML={{ __html: `(${arrive})()` }} />;
}
