import { NextRequest } from 'next/server';
import { embedInfo, startNetwork } from '@/e2e/support/servers/fake-network';
import { GET as getImage } from './image/route';
import { GET } from './route';

// Outside a server build next-intl resolves to its browser half; the words are the real ones.
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) => {
    const { createTranslator } = jest.requireActual('next-intl');
    return createTranslator({ locale, namespace, messages: jest.requireActual(`@/messages/${locale}.json`) });
  },
}));

let network: Awaited<ReturnType<typeof startNetwork>>;

async function ask(query: string) {
  const response = await GET(new NextRequest(`http://localhost:4000/api/social-feed${query}`));
  return { response, posts: (await response.json()).posts };
}

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  network = await startNetwork((address) => {
    if (address.pathname === '/embed') return embedInfo(address, { title: 'Steel '.repeat(60) });
    return address.pathname.endsWith('.jpg') ? { type: 'image/webp', body: 'RIFF' } : undefined;
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await network.stop();
});

test('the posts are finished strings of the requested language', async () => {
  const { response, posts } = await ask('?locale=en');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const likes = Number.parseInt(posts[0].likesText.replace(',', ''), 10);
  expect(posts[0]).toMatchObject({
    key: 'C1aaa',
    url: `${network.origin}/p/C1aaa/`,
    image: '/api/social-feed/image?post=C1aaa',
    alt: 'Picture from the post: Steel Steel Steel Steel Steel Steel Steel Steel…',
    likeLabel: 'Like this post: Steel Steel Steel Steel Steel Steel Steel Steel…',
    likesTextLiked: `${new Intl.NumberFormat('en').format(likes + 1)} likes`,
    commentsText: expect.stringMatching(/^\d+ comments$/),
  });
  expect(posts[0].caption.length).toBeLessThanOrEqual(201);
  expect(posts[0].caption).toMatch(/Steel…$/);
});

test.each(['?locale=he', '', '?locale=xx'])('%j falls back to Hebrew', async (query) => {
  const { posts } = await ask(query);
  expect(posts[0].likesText).toMatch(/^[\d,]+ לייקים$/);
});

test('the site itself serves a picture of the feed with its media type', async () => {
  const response = await getImage(new NextRequest('http://localhost:4000/api/social-feed/image?post=C1aaa'));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await response.text()).toBe('RIFF');
});

test.each([
  '?post=C9zzz',
  '?post=',
  '',
  '?post=__proto__',
  '?post=../C1aaa',
  ...['url', 'post'].map((name) => `?${name}=${encodeURIComponent('http://127.0.0.1/')}`),
])('there is no picture at %j, and none is asked for', async (query) => {
  const response = await getImage(new NextRequest(`http://localhost:4000/api/social-feed/image${query}`));
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(new Set(network.asked.map(({ pathname }) => pathname))).toEqual(new Set(['/company/', '/embed']));
});
