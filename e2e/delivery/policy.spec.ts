import { company } from '../support/content/records';
import { at, everyAddress, locales, open, tourPath } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* What the answers allow a browser to do: the content policy, the other headers and the lifetimes. */

for (const locale of locales) {
  const addresses = [...everyAddress(locale), at(locale, tourPath)];

  test(`${locale}: every page has the same strict policy, the headers that protect it and a short lifetime`, async ({
    request,
  }) => {
    const home = (await request.get('/')).headers()['content-security-policy'];
    for (const url of addresses) {
      const response = await request.get(url, { maxRedirects: 0 });
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect.soft(policy, url).toBe(home);
      expect.soft(policy, url).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect.soft(policy, url).toContain("base-uri 'none'; object-src 'none'");
      expect.soft(policy, url).toContain("frame-ancestors 'self'");
      expect.soft(policy, url).not.toMatch(/unsafe|\*|,/);
      expect.soft(policy.length, url).toBeLessThan(4096);
      const html = (await response.text()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
      expect.soft(html, 'no style or handler in an attribute').not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
      const page = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';
      expect.soft(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'no-vary-search': 'params',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        // Missing pages may rest in a CDN only briefly.
        'cache-control': response.ok() ? page : 'public, max-age=0, s-maxage=60',
      });
      expect.soft(headers['x-powered-by'], url).toBeUndefined();
    }
  });
}

test('HTML that no code of the site has made reaches no page', async ({ page }) => {
  await open(page, '/');
  const write = () => {
    document.body.innerHTML = '<p>injected</p>';
  };
  await expect(page.evaluate(write)).rejects.toThrow('TrustedHTML');
});

test('browsers report to a route whose counts health shows, of which nothing is kept', async ({
  request,
}) => {
  expect((await request.get('/')).headers()['reporting-endpoints']).toBe('default="/api/reports"');
  const headers = { 'Content-Type': 'application/reports+json' };
  const data = JSON.stringify([{ type: 'intervention', url: 'https://secret.example/' }]);
  expect((await request.post('/api/reports', { headers, data })).status()).toBe(204);
  const health = await (await request.get('/api/health')).json();
  expect(health.reports).toMatchObject({ intervention: expect.any(Number) });
});

test('whoever finds a fault is told whom to write to, until a day less than a year away (RFC 9116)', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('an address without a route is soon asked for again', async ({ request }) => {
  const response = await request.get('/api/none');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toMatch(/s-maxage=60$|no-store/);
});
