/*
 * Runs in the pages of the editor's preview alone, bundled when it starts: a press on a text leads to its field in the
 * editor.
 */
import { listPaths, withoutPaths } from '../../lib/text-paths';

/** The origin of the editor that shows this page in a frame. */
const [, framing = ''] = /^editor (\S+)$/.exec(parent === window ? '' : window.name) ?? [];
const isOurs = framing === process.env.EDITOR_URL || /^http:\/\/127\.0\.0\.1:\d+$/.test(framing);
const editor = isOurs ? framing : undefined;

/** Paths: an element with more of them is a part of the page, and none of its texts. */
const most = 8;

/** The paths in the text alternatives of pictures. */
const ofPictures = new WeakMap<Element, string[]>();

/** Returns the field named by an element, or the paths in the nearest element with a text. */
function pathsAt(target: Element): string[] {
  const field = target.closest('[data-field]')?.getAttribute('data-field');
  if (field) return [field];
  for (let part: Element | null = target; part && part !== document.body; part = part.parentElement) {
    const found = ofPictures.get(part) ?? listPaths(part.textContent ?? '');
    if (found.length > 0) return found.length > most ? [] : found;
    if (part.matches('a')) return [];
  }
  return [];
}

function report(target: Element, editor: string): void {
  const places = pathsAt(target).map((path) => {
    const [file = '', field = ''] = path.split(':');
    return { file, field };
  });
  const { origin, pathname } = target.closest('a') ?? location;
  const leadsAway = origin === location.origin && pathname !== location.pathname;
  // The link of a card has several texts: it leads to its page, a word of the navigation to its field.
  if (leadsAway && places.length !== 1) parent.postMessage({ page: pathname }, editor);
  else if (places.length > 0) parent.postMessage({ places }, editor);
}

// A followed link has loaded this page without a message.
if (editor) parent.postMessage({ page: location.pathname }, editor);

addEventListener(
  'click',
  (event) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element) || !editor) return;
    if (!target.closest('a')) return report(target, editor);
    // A link would lead away from the edited page. It can cover its row or card: the field under it was pressed.
    event.preventDefault();
    const covered = document.elementsFromPoint(clientX, clientY).find((part) => part.matches('[data-field]'));
    report(covered ?? target, editor);
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

/** Moves paths out of the attributes of an element and of those in it: screen readers would spell them. */
function cleanAttributes(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name, value } of element.attributes) {
      const paths = listPaths(value);
      if (paths.length === 0) continue;
      if (name === 'alt') ofPictures.set(element, paths);
      element.setAttribute(name, withoutPaths(value));
    }
}

// React compares the attributes until it has taken over the page.
void router.then(() => {
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) cleanAttributes(target);
  }).observe(document, { subtree: true, childList: true, attributes: true });
  cleanAttributes(document.documentElement);
});
