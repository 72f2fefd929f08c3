import { normalizeRoutes } from '@vercel/routing-utils';
import { platformConfig } from './platform';

const files = [
  'index.html',
  '404.html',
  'en.html',
  'en/404.html',
  'google12ab.html',
  'people/1.vcf',
  'brand/logo.svg',
];
const config = platformConfig(files, {
  routes: { '/api/health': 'health.js', '/api/email/send': 'send.js' },
  pages: ['/', '/en'],
  redirects: { '/about.html': '/en', '/צור-קשר': '/#contact' },
});

/** Returns the pattern of the route with a target. */
function sourceOf(target: string): string {
  const routes = config.routes.flatMap((each) => ('dest' in each && each.dest === target ? [each.src] : []));
  return routes.join();
}

test('the routes are valid for the platform', () => {
  const { routes, error } = normalizeRoutes(config.routes);
  expect(error).toBeNull();
  expect(routes).toHaveLength(config.routes.length);
});

test.each(['/about.html', '/%D7%A6', '/EN', '/en.', '/en&x=1'])('%s reaches the function', (address) => {
  expect(address).toMatch(new RegExp(sourceOf('/api?path=$1')));
});

test.each(['/none', '/none.php', '/.env', '/pictures/a-640.avif'])('%s does not reach it', (address) => {
  expect(address).not.toMatch(new RegExp(sourceOf('/api?path=$1')));
});

test('the outbox is worked through once a day, which every plan allows', () => {
  const [cron] = config.crons;
  expect(cron).toEqual({ path: '/api/outbox', schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) });
});
