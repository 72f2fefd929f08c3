import type { Front } from './front';
import { nginxFiles } from './nginx';

const answer = { form: '' as const, status: 200, type: 'text/html', file: 'a.text-html' };
const front: Front = {
  id: 'a',
  url: 'https://www.example.com',
  answers: [
    { ...answer, place: '/', headers: { 'content-security-policy': "script-src 'sha256-a\\b\"'" } },
    { ...answer, place: '/a b', headers: {} },
  ],
  missing: [{ pattern: '^/\\d"', anyCase: true, place: '/he/missing' }],
  redirects: [{ status: 308, pattern: '^/he/(.*)$', target: '/$1' }],
};

test('backslashes and quotes reach nginx as they are', () => {
  const { 'maps.conf': maps } = nginxFiles(front, '/store');
  expect(maps).toContain(`"script-src 'sha256-a\\\\b\\"'"`);
  expect(maps).toContain('"~*^/\\\\d\\"" "/he/missing";');
});

test('an address is told as it is written in a request', () => {
  expect(nginxFiles(front, '/store')['maps.conf']).toContain('"/a%20b" "/a%20b";');
});

test('a value in which nginx would read a variable is refused', () => {
  const [home] = front.answers;
  if (!home) throw new Error('There is no answer.');
  const answers = [{ ...home, headers: { 'x-a': 'costs $host' } }];
  expect(() => nginxFiles({ ...front, answers }, '/store')).toThrow('would read a variable in “costs $host”');
});

test('a header is told for the answers that have it alone', () => {
  const { 'maps.conf': maps = '', 'answers.conf': headers } = nginxFiles(front, '/store');
  const [, rows = ''] =
    /map \$front_kind \$front_header_content_security_policy \{\n([^}]*)\}/.exec(maps) ?? [];
  expect(rows.trim().split('\n')).toHaveLength(1);
  expect(headers).toContain(
    'add_header content-security-policy $front_header_content_security_policy always;',
  );
});
