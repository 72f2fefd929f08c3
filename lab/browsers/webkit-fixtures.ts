import type {
  APIRequestContext,
  Fixtures,
  Locator,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
} from 'playwright/test';
import { openWindow, type Window } from './system-webkit';
import { withoutScript } from './without-script';

/** The window of a worker: opened when it is first needed, and anew after it was closed. */
type SharedWindow = { open: () => Promise<Window>; close: () => Promise<void> };

/** The system's WebKit has one page, which all tests of a worker share: it is put back in order after each. */
export const systemWebkit: Fixtures<
  object,
  { shared: SharedWindow },
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  ...withoutScript,

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here.
    async ({}, use) => {
      let window: Promise<Window> | undefined;
      async function close() {
        await (await window)?.close();
        window = undefined;
      }
      function open() {
        window ??= openWindow();
        return window;
      }
      await use({ open, close });
      await close();
    },
    { scope: 'worker' },
  ],

  page: async ({ shared, request, viewport, baseURL, contextOptions }, use) => {
    const { page, resize, press } = await shared.open();
    await page.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    await resize(viewport ?? { width: 1280, height: 720 });
    // Such a script stays for good, so the window goes after the test.
    let hasOwnScript = false;
    const { addInitScript } = Object.getPrototypeOf(page) as Page;
    page.addInitScript = (script, argument) => {
      hasOwnScript = true;
      return addInitScript.call(page, script as () => void, argument);
    };
    await use(asUsual(page, { resize, press, request, baseURL: baseURL ?? '' }));
    if (hasOwnScript) await shared.close();
    else await putInOrder(page);
  },

  context: async ({ page }, use) => use(page.context()),
};

type Given = Pick<Window, 'resize' | 'press'> & { request: APIRequestContext; baseURL: string };

/** The page with what this driver lacks: sizes, real keys, and addresses without a host. */
function asUsual(page: Page, { resize, press, request, baseURL }: Given): Page {
  const { goto } = Object.getPrototypeOf(page) as Page;
  page.goto = (url, options) => goto.call(page, new URL(url, baseURL).href, options);
  // Where `toHaveURL` looks for it: a context that stood before has no options.
  const context = page.context() as unknown as { _options: { baseURL?: string } };
  context._options.baseURL = baseURL;
  page.setViewportSize = resize;
  page.keyboard.press = async (key) => press(key);
  Object.getPrototypeOf(page.locator('html')).press = async function (this: Locator, key: string) {
    await this.focus();
    press(key);
  };
  Object.defineProperty(page, 'request', { value: request, configurable: true });
  return page;
}

async function putInOrder(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  // A form that is half written would ask before it is left, and no one answers.
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('about:blank');
}
