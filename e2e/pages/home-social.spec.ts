import { expect, test } from '@playwright/test';
import { formatDayInWords } from '../../i18n/dates';
import { posts } from '../../testing/content/records';
import { at, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the fallback posts have picture, caption, counts and a link to the network', async ({ page }) => {
      await open(page, at(locale, '/'));
      const items = page.getByRole('list', { name: t('SocialFeed.list') }).getByRole('listitem');
      await expect(items).toHaveCount(3);
      for (const [place, { image, caption, date, url }] of posts.entries()) {
        const item = items.nth(place);
        await expect(item.getByRole('img', { name: image.alt[locale] })).toBeVisible();
        await expect(item.getByText(caption[locale], { exact: true })).toBeVisible();
        await expect(item.locator('time')).toHaveText(formatDayInWords(date, locale));
        const link = item.getByRole('link', { name: t('SocialFeed.link') });
        await expect(link).toHaveAttribute('href', url);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });

    test('a like flips its own post alone, and back', async ({ page }) => {
      await open(page, at(locale, '/'));
      const items = page.getByRole('list', { name: t('SocialFeed.list') }).getByRole('listitem');
      const like = (place: number) => items.nth(place).getByRole('button');
      const name = await like(1).getAttribute('aria-label');
      await like(1).click();
      await expect(like(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(like(1)).toHaveAttribute('aria-label', name ?? '');
      await expect(items.nth(1)).toContainText(t('SocialFeed.likes', { likes: 190 }));
      await expect(like(0)).toHaveAttribute('aria-pressed', 'false');
      await expect(like(2)).toHaveAttribute('aria-pressed', 'false');
      await like(1).click();
      await expect(like(1)).toHaveAttribute('aria-pressed', 'false');
      await expect(items.nth(1)).toContainText(t('SocialFeed.likes', { likes: 189 }));
    });

    test('live posts take the place of the fallback posts when the section is seen', {
      tag: '@intercepted',
    }, async ({ page }) => {
      const live = [1, 2, 3, 4, 5, 6].map((n) => ({
        key: `code${n}`,
        image: null,
        url: `https://network.example/p/code${n}/`,
        caption: `Caption ${n}`,
        alt: `Picture ${n}`,
        likeLabel: `Like ${n}`,
        likesText: `${100 + n} likes`,
        likesTextLiked: `${101 + n} likes`,
        commentsText: `${n} comments`,
      }));
      await page.route('**/api/social-feed?*', (route) => route.fulfill({ json: { posts: live } }));
      await open(page, at(locale, '/'));
      const list = page.getByRole('list', { name: t('SocialFeed.list') });
      await list.scrollIntoViewIfNeeded();
      await expect(list.getByRole('listitem')).toHaveCount(6);
      await expect(list).toContainText('Caption 6');
    });

    for (const [what, answer] of [
      ['fails', { status: 500, body: 'no' }],
      ['answers nonsense', { status: 200, body: '<html>' }],
      ['has no post', { status: 200, json: { posts: [] } }],
    ] as const) {
      test(`the fallback posts stay when the feed ${what}`, { tag: '@intercepted' }, async ({ page }) => {
        await page.route('**/api/social-feed?*', (route) => route.fulfill(answer));
        await open(page, at(locale, '/'));
        const list = page.getByRole('list', { name: t('SocialFeed.list') });
        const answered = page.waitForResponse('**/api/social-feed?*');
        await list.scrollIntoViewIfNeeded();
        await answered;
        await expect(list.getByRole('listitem')).toHaveCount(3);
        await expect(list).toContainText(posts[0]?.caption[locale] ?? '');
      });
    }
  });
}
