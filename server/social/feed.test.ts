import { codes, embedInfo, startNetwork } from '../../e2e/support/servers/fake-network';
import { readPosts } from './feed';

let network: Awaited<ReturnType<typeof startNetwork>> | undefined;
let warn: jest.SpyInstance;

async function follow(...answers: Parameters<typeof startNetwork>) {
  network = await startNetwork(...answers);
  return network;
}

const codesOf = (posts: Awaited<ReturnType<typeof readPosts>>) => posts?.map(({ code }) => code);
const isEmbedOf = (code: string, address: URL) => address.searchParams.get('url')?.includes(`/p/${code}/`);

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await network?.stop();
  network = undefined;
});

test('the first six distinct links become posts with caption, picture and counts', async () => {
  const network = await follow();
  const posts = await readPosts();
  expect(codesOf(posts)).toEqual(codes.slice(0, 6));
  expect(posts?.[0]).toMatchObject({
    url: `${network.origin}/p/C1aaa/`,
    caption: 'Caption of C1aaa',
    image: '/api/social-feed/image?post=C1aaa',
  });
  for (const { likes, comments } of posts ?? []) {
    expect(likes).toBeGreaterThanOrEqual(100);
    expect(likes).toBeLessThanOrEqual(1099);
    expect(comments).toBeGreaterThanOrEqual(5);
    expect(comments).toBeLessThanOrEqual(54);
  }
  expect(new Set(posts?.map(({ likes }) => likes)).size).toBeGreaterThan(1);
});

test('the endpoint keeps its own parameters and gets the address of the post', async () => {
  const network = await follow();
  await readPosts();
  const embed = network.asked.find(({ pathname }) => pathname === '/embed');
  expect(Object.fromEntries(embed?.searchParams ?? [])).toEqual({
    token: 'secret',
    url: `${network.origin}/p/C1aaa/`,
  });
});

test.each([
  ['an error of the endpoint', { status: 500 }],
  ['an answer that is no JSON', { body: '<html>' }],
  ['an answer without a picture', { body: '{"title":"x"}' }],
  ['a picture that is no web address', { body: '{"thumbnail_url":"javascript:alert(1)","title":"x"}' }],
  [
    'an answer larger than 64 KB',
    { body: JSON.stringify({ thumbnail_url: 'https://a.example/', title: 'x'.repeat(70_000) }) },
  ],
  ['a redirect to another host', { status: 302, location: 'https://elsewhere.example/' }],
])('a post is dropped and the others stay: %s', async (_, answer) => {
  await follow((address) => (isEmbedOf('C2bbb', address) ? answer : undefined));
  expect(codesOf(await readPosts())).toEqual(['C1aaa', 'C3ccc', 'C4ddd', 'C5eee', 'C6fff']);
});

test.each([
  ['an error of the profile', { status: 500 }],
  ['a page without links', { body: '<html><a href="/accounts/login/">Log in</a></html>' }],
  ['bytes that are no text', { body: Buffer.from([0xff, 0xfe, 0x00, 0xd8]) }],
  ['a page larger than 2 MB', { body: `<a href="/p/C1aaa/">${' '.repeat(2 * 1024 * 1024)}` }],
  ['a redirect to another host', { status: 302, location: 'http://localhost:1/p/C1aaa/' }],
  ['redirects without end', { status: 302, location: '/again/' }],
])('there are no live posts after %s', async (_, answer) => {
  const network = await follow((address) => (address.pathname === '/embed' ? undefined : answer));
  expect(await readPosts()).toBeNull();
  expect(network.asked.length).toBeLessThanOrEqual(4);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('unreadable posts leave no live posts and no token in the log', async () => {
  await follow((address) => (address.pathname === '/embed' ? { status: 403 } : undefined));
  expect(await readPosts()).toBeNull();
  expect(String(warn.mock.calls)).not.toContain('secret');
});

test('a site without a profile makes no request', async () => {
  expect(await readPosts()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('the log names a wrong setting', async () => {
  process.env.SOCIAL_PROFILE_URL = 'file:///etc/passwd';
  process.env.SOCIAL_IMAGE_HOSTS = 'https://cdn.example/';
  expect(await readPosts()).toBeNull();
  expect(String(warn.mock.calls)).toMatch(/SOCIAL_PROFILE_URL.*SOCIAL_EMBED_ENDPOINT.*SOCIAL_IMAGE_HOSTS/);
});

describe('when the network is slow', () => {
  const started = AbortSignal.timeout;

  beforeEach(() => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => started.call(AbortSignal, limit / 20));
  });

  test('a post without an answer is dropped after five seconds in total', async () => {
    await follow((address) => (isEmbedOf('C3ccc', address) ? null : undefined));
    expect(codesOf(await readPosts())).toEqual(['C1aaa', 'C2bbb', 'C4ddd', 'C5eee', 'C6fff']);
    expect(AbortSignal.timeout).toHaveBeenCalledTimes(1);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(5000);
  });

  test('a profile without an answer times out', async () => {
    await follow((address) => (address.pathname === '/embed' ? undefined : null));
    expect(await readPosts()).toBeNull();
  });
});

describe('the network is requested rarely', () => {
  const minute = 60_000;
  const profilesAsked = (network: { asked: URL[] }) =>
    network.asked.filter(({ pathname }) => pathname !== '/embed').length;

  test('once an hour, with the same numbers for every visitor', async () => {
    const start = Date.now();
    const network = await follow();
    const [first, second] = await Promise.all([readPosts(), readPosts()]);
    expect(second).toBe(first);
    jest.spyOn(Date, 'now').mockReturnValue(start + 59 * minute);
    expect(await readPosts()).toBe(first);
    expect(profilesAsked(network)).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(start + 61 * minute);
    expect(await readPosts()).toEqual(first);
    expect(profilesAsked(network)).toBe(2);
  });

  test('five minutes after a failure', async () => {
    const start = Date.now();
    let fails = true;
    const network = await follow((address) =>
      fails && address.pathname !== '/embed' ? { status: 503 } : undefined,
    );
    expect(await readPosts()).toBeNull();
    fails = false;
    jest.spyOn(Date, 'now').mockReturnValue(start + 4 * minute);
    expect(await readPosts()).toBeNull();
    expect(profilesAsked(network)).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(start + 6 * minute);
    expect(await readPosts()).toHaveLength(6);
  });
});

test('a caption is one line without marks that could rearrange the page', async () => {
  const title = ' Steel\u202E is\u0000\n up \u2067now\uFEFF 👷\u200D♀️  ';
  await follow((address) => (isEmbedOf('C1aaa', address) ? embedInfo(address, { title }) : undefined));
  expect((await readPosts())?.[0]?.caption).toBe('Steel is up now 👷\u200D♀️');
});

test('a missing caption stays empty, a very long one is cut', async () => {
  await follow((address) => {
    if (isEmbedOf('C1aaa', address)) return embedInfo(address, { title: null });
    return isEmbedOf('C2bbb', address) ? embedInfo(address, { title: 'a'.repeat(5000) }) : undefined;
  });
  const posts = await readPosts();
  expect(posts?.[0]?.caption).toBe('');
  expect(posts?.[1]?.caption).toHaveLength(500);
});

test('a post whose picture is on a foreign host is shown without it', async () => {
  await follow((address) =>
    isEmbedOf('C1aaa', address)
      ? embedInfo(address, { thumbnail_url: 'https://cdn.example/1.jpg' })
      : undefined,
  );
  const posts = await readPosts();
  expect(posts?.[0]?.image).toBeNull();
  expect(posts?.[1]?.image).toBe('/api/social-feed/image?post=C2bbb');
  expect(String(warn.mock.calls)).toContain('cdn.example');
});
