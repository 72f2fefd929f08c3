import { JSDOM, VirtualConsole } from 'jsdom';
import type { Page } from './documents';
import { type IslandScript, listIslands } from './islands';

/** An island as the script defines it. */
type SiteIsland = HTMLElement & { hydrate: () => void };

/**
 * Hydrates one page of each set of islands without a browser.
 *
 * @throws Error when an island finds no component or slot, fails, or changes the HTML of the page
 */
export function checkIslands(pages: readonly (Page & { script: Pick<IslandScript, 'code'> })[]): void {
  const seen = new Set<string>();
  for (const { file, html, script } of pages) {
    const kind = listIslands(html).join();
    if (seen.has(kind)) continue;
    seen.add(kind);
    const problems = hydrate(html, script.code);
    if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
  }
}

/**
 * Hydrates every island of a page.
 *
 * @param code of the islands
 * @returns the mistakes, one sentence per island
 */
export function hydrate(html: string, code: string): string[] {
  const problems: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => problems.push(error.message));
  const { window } = new JSDOM(html, {
    runScripts: 'outside-only',
    virtualConsole,
    url: 'http://localhost/',
  });
  const islands = [...window.document.querySelectorAll<SiteIsland>('site-island')];
  const before = islands.map(contentOf);
  Object.assign(window, { IntersectionObserver: Sleeping, matchMedia: () => ({ matches: false }) });
  // The simulated browser has no canvas.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  // Nor a clipboard, without which a button to copy disappears.
  Object.defineProperty(window.navigator, 'clipboard', { value: {} });
  window.eval(code);
  for (const [index, island] of islands.entries()) {
    const name = island.getAttribute('name');
    try {
      island.hydrate();
      if (contentOf(island) !== before[index])
        problems.push(`the island ${name} changes its HTML when it hydrates`);
    } catch (error) {
      problems.push(`the island ${name} fails: ${(error as Error).message}`);
    }
  }
  window.close();
  return problems;
}

/** An observer without callbacks, so that no island is in view. */
class Sleeping {
  observe() {}
  disconnect() {}
}

/** Returns the HTML of an island without the elements and marks for its script. */
function contentOf(island: HTMLElement): string {
  const copy = island.cloneNode(true) as HTMLElement;
  for (const nested of [copy, ...copy.querySelectorAll('site-island')]) {
    nested.removeAttribute('data-hydrated');
    for (const extra of nested.querySelectorAll(':scope > :is(script, site-slot[hidden])')) extra.remove();
  }
  return copy.innerHTML;
}
