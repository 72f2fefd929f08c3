import type {
  APIRequestContext,
  Fixtures,
  Locator,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
} from '@playwright/test';
import { openWindow, type Window } from './system-webkit';

type Windows = (javaScript: boolean) => Promise<Window>;

/** The system's WebKit has one page, which all tests of a worker share: it is put back in order after each. */
export const systemWebkit: Fixtures<
  object,
  { windows: Windows },
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here.
    async ({}, use) => {
      const open = new Map<boolean, Promise<Window>>();
      await use((javaScript) => {
        const window = open.get(javaScript) ?? openWindow(javaScript);
        open.set(javaScript, window);
        return window;
      });
      for (const window of open.values()) await (await window).close();
    },
    { scope: 'worker' },
  ],

  page: async ({ windows, request, viewport, baseURL, contextOptions, javaScriptEnabled }, use) => {
    const { page, resize, press } = await windows(javaScriptEnabled ?? true);
    await page.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    await resize(viewport ?? { width: 1280, height: 720 });
    await use(asUsual(page, { resize, press, request, baseURL: baseURL ?? '' }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners();
    // A form that is half written would ask before it is left, and nobody answers.
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await page.goto('about:blank');
  },

  context: async ({ page }, use) => use(page.context()),
};

type Given = Pick<Window, 'resize' | 'press'> & { request: APIRequestContext; baseURL: string };

/** The page with what this driver lacks: sizes, real keys, and addresses without a host. */
function asUsual(page: Page, { resize, press, request, baseURL }: Given): Page {
  const { goto } = Object.getPrototypeOf(page) as Page;
  page.goto = (url, options) => goto.call(page, new URL(url, baseURL).href, options);
  page.setViewportSize = resize;
  page.keyboard.press = async (key) => press(key);
  Object.getPrototypeOf(page.locator('html')).press = async function (this: Locator, key: string) {
    await this.focus();
    press(key);
  };
  Object.defineProperty(page, 'request', { value: request, configurable: true });
  return page;
}
