/*
 * Runs in the pages of the editor's preview alone, bundled when it starts: a press on a text leads to its field in the
 * editor.
 */
import type { Place } from './find-text';

/** The origin of the editor that shows this page in a frame. */
const [, framing = ''] = /^editor (\S+)$/.exec(parent === window ? '' : window.name) ?? [];
const isOurs = framing === process.env.EDITOR_URL || /^http:\/\/127\.0\.0\.1:\d+$/.test(framing);
const editor = isOurs ? framing : undefined;

/** Characters: what is longer is no text but a part of the page. */
const longest = 1500;

/** The texts of what was pressed, from the inside out. */
function textsAt(target: Element): string[] {
  const texts = target instanceof HTMLImageElement ? [target.alt] : [];
  for (let part: Element | null = target; part && texts.length < 4; part = part.parentElement) {
    const text = part.textContent?.trim() ?? '';
    if (text.length > longest) break;
    if (text && !texts.includes(text)) texts.push(text);
  }
  return texts;
}

/** The addresses of what a text is about: where its row or card leads, and the page itself. */
function pagesOf(target: Element): string[] {
  const link = target.closest('tr, li, article')?.querySelector('a');
  return [...(link ? [link.pathname] : []), location.pathname];
}

async function report(target: Element, editor: string): Promise<void> {
  for (const text of textsAt(target)) {
    const query = new URLSearchParams({ locale: document.documentElement.lang, text });
    for (const page of pagesOf(target)) query.append('page', page);
    const places: Place[] = await (await fetch(`/press?${query}`)).json();
    if (places.length === 0) continue;
    return parent.postMessage({ places }, editor);
  }
  const { pathname } = target.closest('a') ?? location;
  if (pathname !== location.pathname) parent.postMessage({ page: pathname }, editor);
}

// A link may have been followed before this script could tell.
if (editor) parent.postMessage({ page: location.pathname }, editor);

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !editor) return;
    // A link would lead away from the edited page.
    if (target.closest('a')) event.preventDefault();
    void report(target, editor);
  },
  true,
);

type Router = { refresh: () => void };
const debug: { nd?: { router: Router } } = window as never;

/** The router of Next, which shows itself for debugging once it can act; before that it throws. */
const router = new Promise<Router>((resolve) => {
  if (debug.nd) return resolve(debug.nd.router);
  Object.defineProperty(debug, 'nd', {
    configurable: true,
    set(value) {
      Object.defineProperty(debug, 'nd', { value, writable: true });
      resolve(value.router);
    },
  });
});

addEventListener('message', async ({ origin, data }) => {
  if (!editor || origin !== editor || data !== 'refresh') return;
  // It reloads the page and keeps the scroll position.
  (await router).refresh();
});
