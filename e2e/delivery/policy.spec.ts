import { company } from '../support/content/records';
import { open, tourPath } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* The headers of the answers, their lifetimes and the policy in force. */

for (const [path, status, cached] of [
  ['/', 200, 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'],
  [`/en${tourPath}`, 200, 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'],
  // A CDN may keep missing pages only briefly.
  ['/en/project/nowhere', 404, 'public, max-age=0, s-maxage=60'],
] as const) {
  test(`${path} has the security headers and its lifetime`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status()).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'no-vary-search': 'params',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cache-control': cached,
      'content-security-policy': "frame-ancestors 'self'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('no language of a browser changes the page', async ({ request }) => {
  for (const [path, headers] of [
    ['/', { 'Accept-Language': 'en' }],
    ['/en', { 'Accept-Language': 'he' }],
  ] as const) {
    const html = await (await request.get(path, { headers, maxRedirects: 0 })).text();
    expect(html).toContain(`<html lang="${path === '/' ? 'he' : 'en'}"`);
  }
});

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

test('browser reports are counted in the health answer', async ({ request }) => {
  expect((await request.get('/')).headers()['reporting-endpoints']).toBe('default="/api/reports"');
  const headers = { 'Content-Type': 'application/reports+json' };
  const data = JSON.stringify([{ type: 'intervention', url: 'https://secret.example/' }]);
  expect((await request.post('/api/reports', { headers, data })).status()).toBe(204);
  const health = await (await request.get('/api/health')).json();
  expect(health.reports).toMatchObject({ intervention: expect.any(Number) });
});

test('security.txt names a contact for less than a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('a missing route is cached briefly', async ({ request }) => {
  const response = await request.get('/api/none');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toMatch(/s-maxage=60$|no-store/);
});
