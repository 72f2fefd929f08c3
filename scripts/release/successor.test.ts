import type { Front, Kept } from '../front/front';
import { listChanges, succeed } from './successor';

const hashed = { 'cache-control': 'public, max-age=31536000, immutable' };

function answer(place: string, file: string, more: Partial<Kept> = {}): Kept {
  return { place, form: '', status: 200, type: 'text/html', headers: {}, file, ...more };
}

function front(...answers: Kept[]): Front {
  const missing = [{ pattern: '.*', anyCase: false, place: '/he/missing' }];
  return { id: 'a', url: 'https://www.example.com', answers, missing, redirects: [] };
}

const page = answer('/', 'home');
const old = answer('/_next/static/old.js', 'old', { headers: hashed });

test('a hashed file of the release before stays for thirty days, and no longer', () => {
  const second = succeed(front(page, old), front(page), '2026-01-01');
  expect(second.answers).toEqual([page, { ...old, until: '2026-01-31' }]);
  const later = (today: string) => succeed(second, front(page), today).answers.length;
  expect([later('2026-01-31'), later('2026-02-01')]).toEqual([2, 1]);
});

test('a page that the new release lacks goes at once', () => {
  expect(succeed(front(page, answer('/gone', 'gone')), front(page), '2026-01-01').answers).toEqual([page]);
});

test('a hashed file that comes back stays for good', () => {
  const second = succeed(front(page, old), front(page), '2026-01-01');
  expect(succeed(second, front(page, old), '2026-01-02').answers).toEqual([page, old]);
});

test('an address has changed when its body, headers or status have, when it is new and when it is gone', () => {
  const before = front(page, answer('/same', 'same'), answer('/gone', 'gone'), answer('/head', 'head'));
  const after = front(
    answer('/', 'home2'),
    answer('/same', 'same'),
    answer('/new%', 'new'),
    answer('/head', 'head', { headers: hashed }),
  );
  expect(listChanges(before, after)).toEqual(
    ['/', '/gone', '/head', '/new%25'].map((path) => `https://www.example.com${path}`),
  );
});

test('a payload that changes changes its page', () => {
  const payload = (file: string) => answer('/', file, { form: 'payload' });
  expect(listChanges(front(page, payload('a')), front(page, payload('b')))).toEqual([
    'https://www.example.com/',
  ]);
});

test('a not-found page has no address that a cache could drop', () => {
  expect(listChanges(null, front(answer('/he/missing', 'none', { status: 404 })))).toEqual([]);
});
