import { normalizeRoutes } from '@vercel/routing-utils';
import { platformConfig } from './platform';

const files = ['index.html', '404.html', 'en.html', 'en/404.html', 'people/1.vcf', 'brand/logo.svg'];
const config = platformConfig(files, ['/api/health', '/api/email/send']);

test('the routes are valid for the platform', () => {
  const { routes, error } = normalizeRoutes(config.routes);
  expect(error).toBeNull();
  expect(routes).toHaveLength(config.routes.length);
});

test('pages have addresses without an extension', () => {
  expect(config.overrides).toEqual({
    'index.html': { path: 'index', contentType: 'text/html; charset=utf-8' },
    '404.html': { path: '404', contentType: 'text/html; charset=utf-8' },
    'en.html': { path: 'en', contentType: 'text/html; charset=utf-8' },
    'en/404.html': { path: 'en/404', contentType: 'text/html; charset=utf-8' },
    'people/1.vcf': { contentType: 'text/vcard; charset=utf-8' },
  });
});

test('only known routes reach the function', () => {
  const [route] = config.routes.flatMap((each) => ('dest' in each && each.dest?.includes('?') ? [each] : []));
  expect(route?.src).toBe('^/api/(health|email/send)$');
});

test('the outbox is worked through once a day, which every plan allows', () => {
  const [cron] = config.crons;
  expect(cron).toEqual({ path: '/api/outbox', schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) });
});
