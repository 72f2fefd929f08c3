/** What some browsers say of the line: https://wicg.github.io/netinfo/ */
type Line = { effectiveType: string; saveData: boolean };

/**
 * Runs before the first paint, in the browser, from the text of this function: it uses nothing around it. A visitor who
 * comes from outside, or reloads, gets the splash; a page that is opened within the site gets none. Escape or a press
 * ends it early.
 *
 * The fonts are asked for at once, because Chromium waits a little for what the head asks for. On a line that is slow, as
 * far as the browser knows, they would keep the page and its picture waiting: then the faces of the machine stay.
 *
 * What it says of the page is in attributes of its root, for the style sheets: `scripting`, `slowLine`, `noSplash`, `framed`,
 * and `inUse` from the first press on.
 *
 * @param fonts addresses of the files
 */
function arrive(fonts: readonly string[]) {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: Line };
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) root.dataset.slowLine = '';
  else
    for (const href of fonts) {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
      );
    }
  // Instead of the media feature of this name, which browsers of 2022 do not know.
  root.dataset.scripting = '';
  // Where the islands cannot run, everything that needs no script is shown.
  function failed(event: ErrorEvent) {
    const source = event.filename ?? (event.target as HTMLScriptElement).src;
    if (source?.includes('/islands/') && !customElements.get('site-island')) delete root.dataset.scripting;
  }
  addEventListener('error', failed, true);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const within = document.referrer.startsWith(`${location.origin}/`);
  if (load?.type === 'back_forward' || (within && load?.type !== 'reload')) root.dataset.noSplash = '';
  // A page in a frame of another leaves out what that page has; in that of the editor the splash would hide what was changed.
  if (parent !== window) root.dataset.framed = root.dataset.noSplash = '';
  function end(event: Event) {
    root.dataset.inUse = '';
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') root.dataset.noSplash = '';
  }
  addEventListener('keydown', end);
  addEventListener('pointerdown', end);
}

/** The one inline script of every page, which the content policy names by its hash. */
export function ArrivalScript({ fonts }: { fonts: readonly string[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of the function above.
  return <script dangerouslySetInnerHTML={{ __html: `(${arrive})(${JSON.stringify(fonts)})` }} />;
}
