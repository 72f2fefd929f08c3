/**
 * Runs before the first paint, in the browser, from the text of this function: it uses nothing around it. A visitor who
 * comes from outside, or reloads, gets the splash; a page that is opened within the site gets none. Escape or a press
 * ends it early.
 */
function arrive() {
  const root = document.documentElement;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const within = document.referrer.startsWith(`${location.origin}/`);
  if (load?.type === 'back_forward' || (within && load?.type !== 'reload')) root.dataset.noSplash = '';
  // A page that stands in a frame of another leaves out what that page has.
  if (parent !== window) root.dataset.framed = '';
  function end(event: Event) {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') root.dataset.noSplash = '';
  }
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
}

/** The one inline script of every page, which the content policy names by its hash. */
export function ArrivalScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of the function above.
  return <script dangerouslySetInnerHTML={{ __html: `(${arrive})()` }} />;
}
