import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import { withoutScript } from './without-script';

/** What WebDriver BiDi lacks of Playwright's options. */
export const systemFirefox: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) await withoutScript(page);
    await use(page);
  },
};
