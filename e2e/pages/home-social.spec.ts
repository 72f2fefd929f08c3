import { formatDayInWords } from '../../i18n/dates';
import { posts } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, open, openRaw } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

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

inEveryLanguage((locale, t) => {
  const listOf = (page: Page) => page.getByRole('list', { name: t('SocialFeed.list') });
  const itemsOf = (page: Page) => listOf(page).getByRole('listitem');

  test('the posts of the content are in the HTML before scripts run, whole and with a link to the network', async ({
    page,
  }) => {
    await openRaw(page, at(locale, '/'));
    await expect(itemsOf(page)).toHaveCount(posts.length);
    for (const [place, { image, caption, date, likes, comments, url }] of posts.entries()) {
      const item = itemsOf(page).nth(place);
      await expect(item.getByRole('img', { name: image.alt[locale] })).toHaveCount(1);
      for (const text of [
        caption[locale],
        t('SocialFeed.likes', { likes }),
        t('SocialFeed.comments', { comments }),
      ]) {
        await expect(item).toContainText(text);
      }
      await expect(item.locator('time')).toHaveText(formatDayInWords(date, locale));
      const link = item.getByRole('link', { name: t('SocialFeed.link') });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test.describe('in the browser', () => {
    test.skip(posts.length === 0, 'Without posts there is no section.');

    test('a like flips its post alone, and back', async ({ page }) => {
      await open(page, at(locale, '/'));
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

    test('live posts are asked for once, when the section comes into view, and may lack their picture', {
      tag: '@intercepted',
    }, async ({ page }) => {
      const requests: string[] = [];
      await page.route('**/api/social-feed?*', (route) => {
        requests.push(new URL(route.request().url()).search);
        return route.fulfill({ json: { posts: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map(livePost) } });
      });
      await open(page, at(locale, '/'));
      expect(requests).toEqual([]);
      await listOf(page).scrollIntoViewIfNeeded();
      await expect(itemsOf(page)).toHaveCount(6);
      expect(requests).toEqual([`?locale=${locale}`]);
      const first = itemsOf(page).first();
      await expect(first).toContainText('Live caption C1');
      // The route knows no such picture: a drawing takes its place, and the post stays.
      await expect(first.getByRole('img')).toHaveCount(0);
      await expect(first.getByRole('link')).toHaveAttribute('href', 'https://www.instagram.com/p/C1/');
    });
  });
});

test('without a profile the route has no posts and no pictures', async ({ request }) => {
  expect(await (await request.get('/api/social-feed?locale=en')).json()).toEqual({ posts: [] });
  expect((await request.get('/api/social-feed/image?post=C1')).status()).toBe(404);
});
