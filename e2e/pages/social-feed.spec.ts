import { expect, type Page, test } from '@playwright/test';
import { posts } from '../../testing/content/records';
import { at, locales, open, openRaw } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const feedOf = (page: Page) => page.locator('section[aria-labelledby="social-title"]');

/** A live post as the route answers. */
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

for (const locale of locales) {
  const t = words(locale);

  test(`${locale}: the three posts of the site, with their counts, are in the HTML before scripts run`, async ({
    page,
  }) => {
    await openRaw(page, at(locale, '/'));
    const items = feedOf(page)
      .getByRole('list', { name: t('SocialFeed.list') })
      .getByRole('listitem');
    await expect(items).toHaveCount(posts.length);
    for (const [index, post] of posts.entries()) {
      const item = items.nth(index);
      await expect(item).toContainText(post.caption[locale]);
      await expect(item).toContainText(t('SocialFeed.likes', { likes: [245, 189, 189][index] ?? 0 }));
      await expect(item).toContainText(t('SocialFeed.comments', { comments: [12, 8, 8][index] ?? 0 }));
      await expect(item.getByRole('img', { name: post.image.alt[locale] })).toHaveCount(1);
    }
  });

  test(`${locale}: live posts are asked for once, when the section comes into view, and may lack their picture`, {
    tag: '@intercepted',
  }, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/social-feed?*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: { posts: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map(livePost) } });
    });
    await open(page, at(locale, '/'));
    expect(asked).toEqual([]);
    await feedOf(page).scrollIntoViewIfNeeded();
    const items = feedOf(page).getByRole('listitem');
    await expect(items).toHaveCount(6);
    expect(asked).toEqual([`?locale=${locale}`]);
    await expect(items.first()).toContainText('Live caption C1');
    // The route knows no such picture: a drawing takes its place, and the post stays.
    await expect(items.first().getByRole('img')).toHaveCount(0);
    await expect(items.first().getByRole('link')).toHaveAttribute('href', 'https://www.instagram.com/p/C1/');
  });
}

test('without a profile the route has no posts and no pictures', async ({ request }) => {
  expect(await (await request.get('/api/social-feed?locale=en')).json()).toEqual({ posts: [] });
  expect((await request.get('/api/social-feed/image?post=C1')).status()).toBe(404);
});
