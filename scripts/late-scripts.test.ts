/**
 * @jest-environment jsdom
 */
import { delayScripts } from './late-scripts';

const files = ['/one.js', '/two.js'];
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/two.js"/>';
const polyfill = '<script src="/old.js" noModule=""></script>';
const tags = files.map((src) => `<script src="${src}" async=""></script>`);
const page = delayScripts(
  `<html><head>${preload}${tags[0]}${polyfill}</head><body><p>The first floor</p>${tags[1]}</body></html>`,
);

/** Runs the script that asks for the files, as the page does. */
function run(): void {
  document.documentElement.innerHTML = page;
  // biome-ignore lint/security/noGlobalEval: the page runs this script by itself.
  window.eval(document.querySelector('script:not([src])')?.textContent ?? '');
}

function askedFor(): (string | null)[] {
  return Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

test('a page names no script file for the browser to ask for as it reads, nor one that only old ones would run', () => {
  expect(page).toMatch(`<html><head></head><body><p>The first floor</p><script>`);
  expect(page).toMatch(/<\/script><\/body><\/html>$/);
});

test('the files are asked for in their order, after the frame that the browser paints next', () => {
  let paint = () => {};
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = () => callback(0);
    return 0;
  });
  run();
  jest.runAllTimers();
  expect(askedFor()).toEqual([]);
  paint();
  expect(askedFor()).toEqual([]);
  jest.runAllTimers();
  expect(askedFor()).toEqual(files);
});

test('a page that nobody sees, and that is never painted, asks for them all the same', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  run();
  jest.runAllTimers();
  expect(askedFor()).toEqual(files);
});

test('a page without script files stays as it is', () => {
  const plain = '<html><head></head><body><p>The first floor</p></body></html>';
  expect(delayScripts(plain)).toBe(plain);
});
