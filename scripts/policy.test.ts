import { createHash } from 'node:crypto';
import { listFormOrigins, policyOf } from './policy';

const reach = { frames: ['https://tour.example'], forms: ['https://api.example'] };

function directive(name: string, html: string): string | undefined {
  return policyOf(html, reach)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('an inline script is named by its hash, and only once', () => {
  const html = '<script>a()</script><script id="b">b()</script><script>a()</script>';
  expect(directive('script-src', html)).toBe(`script-src 'self' ${hash('a()')} ${hash('b()')}`);
});

test('a script with an address and data need no hash', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>';
  expect(directive('script-src', html)).toBe("script-src 'self'");
});

test('an inline style sheet is named by its hash', () => {
  expect(directive('style-src', '<style>a{}</style>')).toBe(`style-src 'self' ${hash('a{}')}`);
});

test('frames and connections reach only where they are said to', () => {
  expect(directive('frame-src', '')).toBe("frame-src 'self' https://tour.example");
  expect(directive('connect-src', '')).toBe("connect-src 'self' https://api.example");
  expect(directive('form-action', '')).toBe("form-action 'self' https://api.example");
});

test('nothing unsafe is ever allowed', () => {
  expect(policyOf('<script>a()</script><style>b{}</style>', reach)).not.toMatch(/unsafe|\*/);
});

test('the origin of a form is found in the page', () => {
  const html = '<form class="a" action="https://api.example/api/email/send" method="post"><form action="/b">';
  expect(listFormOrigins(html)).toEqual(['https://api.example']);
});
