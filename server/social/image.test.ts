import { embedInfo, profilePage, startNetwork } from '../../testing/servers/fake-network';
import { readPostImage } from './image';

type Answer = NonNullable<ReturnType<Parameters<typeof startNetwork>[0]>>;

const jpeg: Answer = { type: 'image/jpeg', body: Buffer.from([0xff, 0xd8, 0xff]) };
let network: Awaited<ReturnType<typeof startNetwork>> | undefined;

/** Starts a network with one post, `C1aaa`, and the given picture; null for one that never comes. */
async function showPicture(picture: Answer | null) {
  network = await startNetwork((address) => {
    if (address.pathname === '/embed') return embedInfo(address);
    return address.pathname === '/profile' ? profilePage(['C1aaa']) : picture;
  });
  process.env.SOCIAL_PROFILE_URL = `${network.origin}/profile`;
  process.env.SOCIAL_EMBED_ENDPOINT = `${network.origin}/embed`;
  process.env.SOCIAL_IMAGE_HOSTS = `.cdn.example, ${new URL(network.origin).host}`;
  return network;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (name.startsWith('SOCIAL_')) delete process.env[name];
  await network?.stop();
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'Image/JPEG; charset=binary'])(
  'a picture of type %s is served',
  async (type) => {
    await showPicture({ ...jpeg, type });
    const image = await readPostImage('C1aaa');
    expect(image?.type).toBe(type.split(';')[0]?.toLowerCase());
    expect(image?.body).toEqual(jpeg.body);
  },
);

test.each([
  ['is of a type that can run', { ...jpeg, type: 'image/svg+xml' }],
  ['is a page', { ...jpeg, type: 'text/html' }],
  ['has no type', { body: jpeg.body }],
  ['is missing', { status: 404 }],
  ['is larger than 3 MB', { ...jpeg, body: Buffer.alloc(3 * 1024 * 1024 + 1) }],
  ['is redirected to a host outside the list', { status: 302, location: 'http://localhost:1/a.jpg' }],
  ['is redirected to a file', { status: 302, location: 'file:///etc/passwd' }],
])('a picture is refused when it %s', async (_, picture) => {
  await showPicture(picture);
  expect(await readPostImage('C1aaa')).toBeNull();
});

test('a picture that does not come is given up after five seconds', async () => {
  const started = AbortSignal.timeout;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => started.call(AbortSignal, limit / 20));
  await showPicture(null);
  expect(await readPostImage('C1aaa')).toBeNull();
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(5000);
});

test.each(['C2bbb', '', '__proto__', '../C1aaa', 'https://cdn.example/a.jpg'])(
  'the code %j, which is not in the feed, asks for no picture',
  async (code) => {
    const { asked } = await showPicture(jpeg);
    expect(await readPostImage(code)).toBeNull();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/profile', '/embed']);
  },
);

test('a picture is requested once, and one that failed again after a minute', async () => {
  const start = Date.now();
  const { asked } = await showPicture({ status: 500 });
  const times = () => asked.filter(({ pathname }) => pathname === '/C1aaa.jpg').length;
  await Promise.all([readPostImage('C1aaa'), readPostImage('C1aaa')]);
  await readPostImage('C1aaa');
  expect(times()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(start + 70_000);
  await readPostImage('C1aaa');
  expect(times()).toBe(2);
});
