import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';

/** Over WebDriver BiDi a page cannot be opened without script, so every document gets a policy that forbids it. */
export const systemFirefox: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) {
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch({ maxRedirects: 0 });
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      });
    }
    await use(page);
  },
};
