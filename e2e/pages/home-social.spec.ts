import { posts } from '../support/content/records';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { expect, type Page, test } from '../support/test';

/** Returns a live post as the route answers. */
function livePost(code: string) {
  return {
    key: code,
    image: `/api/social-feed/image?post=${code}`,
    url: `https://www.instagram.com/p/${code}/`,
    caption: `Live caption ${code}`,
    alt: `Picture of ${code}`,
    likeLabel: `Like ${code}`,
    likesText: '500 likes',
    likesTextLiked: '501 likes',
    commentsText: '20 comments',
  };
}

const t = words('en');
const listOf = (page: Page) => page.getByRole('list', { name: t('SocialFeed.list') });
const itemsOf = (page: Page) => listOf(page).getByRole('listitem');

test('a like changes its own post only', async ({ page }) => {
  await open(page, at('en', '/'));
  const { likes } = posts.at(-1) ?? { likes: 0 };
  const item = itemsOf(page).last();
  const like = item.getByRole('button');
  const name = await like.getAttribute('aria-label');
  for (const [pressed, shown] of [
    ['true', likes + 1],
    ['false', likes],
  ] as const) {
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', pressed);
    await expect(like).toHaveAttribute('aria-label', name ?? '');
    await expect(item).toContainText(t('SocialFeed.likes', { likes: shown }));
    await expect(listOf(page).locator('[aria-pressed="true"]')).toHaveCount(pressed === 'true' ? 1 : 0);
  }
});

test('live posts load once the section is in view', async ({ page, expectedErrors }) => {
  // The route has no such pictures.
  expectedErrors.push(/404/);
  const requests: string[] = [];
  await page.route('**/api/social-feed?*', (route) => {
    requests.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { posts: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map(livePost) } });
  });
  await open(page, at('en', '/'));
  expect(requests).toEqual([]);
  await listOf(page).scrollIntoViewIfNeeded();
  await expect(itemsOf(page)).toHaveCount(6);
  expect(requests).toEqual(['?locale=en']);
  const first = itemsOf(page).first();
  await expect(first).toContainText('Live caption C1');
  // A drawing replaces a missing picture.
  await expect(first.getByRole('img')).toHaveCount(0);
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://www.instagram.com/p/C1/');
});

test('without a profile the route has no posts and no pictures', async ({ request }) => {
  expect(await (await request.get('/api/social-feed?locale=en')).json()).toEqual({ posts: [] });
  expect((await request.get('/api/social-feed/image?post=C1')).status()).toBe(404);
});
