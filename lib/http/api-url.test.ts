import { apiUrl } from './api-url';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_BASE;
});

test("forms are posted to the page's server, unless the build names another", () => {
  expect(apiUrl('/api/email/send')).toBe('/api/email/send');
  process.env.NEXT_PUBLIC_API_BASE = 'https://api.company.example/';
  expect(apiUrl('/api/email/send')).toBe('https://api.company.example/api/email/send');
});
