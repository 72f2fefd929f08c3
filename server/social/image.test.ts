import { type Answer, startNetwork } from '../../e2e/support/servers/fake-network';
import { readPostImage } from './image';

const jpeg: Answer = { type: 'image/jpeg', body: Buffer.from([0xff, 0xd8, 0xff]) };
let network: Awaited<ReturnType<typeof startNetwork>> | undefined;

/** Starts a network with the given picture of its first post; null for one that never arrives. */
async function showPicture(picture: Answer | null) {
  network = await startNetwork(({ pathname }) => (pathname === '/C1aaa.jpg' ? picture : undefined));
  return network;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(async () => {
  jest.restoreAllMocks();
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

test('a picture that does not arrive times out after five seconds', async () => {
  const started = AbortSignal.timeout;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => started.call(AbortSignal, limit / 20));
  await showPicture(null);
  expect(await readPostImage('C1aaa')).toBeNull();
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(5000);
});

test('a failed picture is requested again after a minute', async () => {
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
