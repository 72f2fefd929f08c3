import { createServer } from 'node:http';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { eachForm, fill, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { at, direction, hydrated, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { startPlainServer } from '../support/servers/plain-server';
import { expect, type Page, test } from '../support/test';

/* The folder of the build in a browser: on a host that sends no headers, and on Node. */

type Host = { url: string; stop: () => Promise<void> };

const hosts: [name: string, sends: boolean, start: (node: string) => Promise<Host>][] = [
  ['a plain host', false, startPlainServer],
  ['Node', true, async (node) => ({ url: node, stop: async () => {} })],
];

/** Returns the number of rules of the style element; zero when the policy has blocked it. */
const countRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

for (const [name, sends, start] of hosts) {
  test.describe(name, { tag: '@servers' }, () => {
    // One server for all tests.
    test.describe.configure({ mode: 'default' });

    let host: Host;

    test.beforeAll(async ({ browserName: _ }, { project }) => {
      host = await start(project.use.baseURL ?? '');
    });
    test.afterAll(() => host?.stop());

    test('pages have their styles and hydrate', async ({ page }) => {
      for (const locale of locales) {
        await page.goto(host.url + at(locale, '/'));
        await hydrated(page);
        expect(await countRules(page)).toBeGreaterThan(50);
      }
    });

    test('an unknown address shows a not-found page with status 404', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      for (const locale of locales) {
        const response = await page.goto(`${host.url}${at(locale, '/project/nowhere')}`);
        expect(response?.status()).toBe(404);
        if (!sends) continue;
        await expect(page.locator('html')).toHaveAttribute('dir', direction[locale]);
        await expect(page.locator('h1')).toHaveText(words(locale)('ProjectNotFound.title'));
      }
    });

    test('an address with capitals and a full stop leads to its page', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await page.goto(`${host.url}/En/Accessibility.?x=1`);
      await page.waitForURL(`${host.url}/en/accessibility?x=1`);
    });

    // Only a header refuses frames, and only with routes can a form be sent.
    if (!sends) return;

    test('a page of another origin cannot frame it', async ({ page, expectedErrors }) => {
      expectedErrors.push(/frame-ancestors/);
      const foreign = createServer((_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end(`<iframe src="${host.url}/en"></iframe>`),
      );
      const port = await listenOnLoopback(foreign);
      await page.goto(`http://127.0.0.1:${port}/`);
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
      expect(page.frames().map((frame) => frame.url())).not.toContain(`${host.url}/en`);
      await endServer(foreign);
    });

    for (const form of eachForm) {
      test(`${form.name} sends`, async ({ page }) => {
        await page.goto(host.url + form.url);
        await hydrated(page);
        await fill(page, form, inquiryFor(form, token()));
        const { button, success } = partsOf(page, form);
        await button.click();
        await expect(success).not.toBeEmpty();
      });
    }
  });
}
