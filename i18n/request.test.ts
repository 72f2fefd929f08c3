import { createTranslator } from 'next-intl';
import readConfig from './request';

const mockLikes = '{likes, plural, one {# like} other {# likes}';
jest.mock('next-intl/server', () => ({ getRequestConfig: (read: unknown) => read }));
jest.mock('next/root-params', () => ({}));
jest.mock('../messages/en.json', () => ({ SocialFeed: { likes: mockLikes } }));

async function writeLikes(): Promise<string> {
  const config = await readConfig({ locale: 'en', requestLocale: Promise.resolve('en') });
  const t: unknown = createTranslator({ ...config, namespace: 'SocialFeed' } as never);
  return (t as (key: string, values: object) => string)('likes', { likes: 2 });
}

afterEach(() => {
  delete process.env.EDITOR_PREVIEW;
});

test('a broken message ends a build', async () => {
  await expect(writeLikes()).rejects.toThrow('INVALID_MESSAGE');
});

test('the preview of the editor shows a broken message as it is written', async () => {
  process.env.EDITOR_PREVIEW = '1';
  expect(await writeLikes()).toBe(mockLikes);
});
