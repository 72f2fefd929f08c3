import type { Page } from '@playwright/test';

/**
 * Gives every document of a page a policy that forbids scripts: the drivers of the system's browsers cannot switch them
 * off. What stands in `<noscript>` is not shown then.
 */
export async function withoutScript(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    // The answer to a form has no script; sent by the test, the form would lose its fields in Firefox.
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
}
