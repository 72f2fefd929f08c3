import { createServer } from 'node:http';
import { siteFolder } from '../../lib/http/folders';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { serveStaticHost } from '../support/servers/static-host';
import { expect, test } from '../support/test';

test('on a static host the not-found page corrects an address', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const host = createServer(serveStaticHost(siteFolder));
  const url = `http://127.0.0.1:${await listenOnLoopback(host)}`;
  await page.goto(`${url}/En/Accessibility.?x=1`);
  await page.waitForURL(`${url}/en/accessibility?x=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await endServer(host);
});
