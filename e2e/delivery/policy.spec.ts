import { createServer } from 'node:http';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { company } from '../support/content/records';
import { open } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* The policy in force. */

test('a page rejects HTML from foreign code', async ({ page, expectedErrors }) => {
  expectedErrors.push(/TrustedHTML/);
  await open(page, '/');
  const write = () => {
    document.body.innerHTML = '<p>injected</p>';
  };
  await expect(page.evaluate(write)).rejects.toThrow('TrustedHTML');
});

// The policy is in the page, so no host can change the result.
test('an injected script and an injected style do not run', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy|Content-Security-Policy/);
  const injected = '<script>window.injected = true</script><style>body { opacity: 0.5 }</style>';
  await page.route('/en', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${injected}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/en');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});

test('a page of another origin cannot frame it', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/frame-ancestors/);
  const foreign = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${baseURL}/en"></iframe>`),
  );
  const port = await listenOnLoopback(foreign);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/en`);
  await endServer(foreign);
});

test('browser reports are counted in the health answer', async ({ request }) => {
  const headers = { 'Content-Type': 'application/reports+json' };
  const data = JSON.stringify([{ type: 'intervention', url: 'https://secret.example/' }]);
  expect((await request.post('/api/reports', { headers, data })).status()).toBe(204);
  const health = await (await request.get('/api/health')).json();
  expect(health.reports).toMatchObject({ intervention: expect.any(Number) });
});

test('security.txt names a contact for less than a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
