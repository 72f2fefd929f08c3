import { expect, type Page, test } from '@playwright/test';
import { company, projectsIn } from '../../testing/content/records';
import { eachForm, fill, inquiryFor, partsOf } from '../../testing/mail/forms';
import { token } from '../../testing/mail/mailbox';
import { at, eachKind, hydrated, locales, open, projectPath } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

type Stop = { name: string; hidden: boolean; marked: boolean };

/** What has the focus: its name, whether it is out of sight or covered, and whether the focus can be seen on it. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const hidden = !parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && (element.contains(found) || found.contains(element));
      }),
    );
    const style = getComputedStyle(element);
    const marked =
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
      element.localName === 'iframe';
    const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`;
    return { name: name.slice(0, 60), hidden, marked };
  });
}

for (const locale of locales) {
  const t = words(locale);
  const forward = locale === 'he' ? 'ArrowLeft' : 'ArrowRight';
  const backward = locale === 'he' ? 'ArrowRight' : 'ArrowLeft';
  const home = at(locale, '/');

  test.describe(locale, () => {
    test('the first stop of every page skips to its content', async ({ page }) => {
      for (const url of eachKind(locale)) {
        await open(page, url);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: t('SkipLink.label'), exact: true });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        const inMain = () => page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
        expect(await inMain(), url).toBe(true);
      }
    });

    for (const url of eachKind(locale)) {
      // The layouts are the same in both languages: a phone in Hebrew and a wide screen in English see them all.
      for (const width of url === home ? [390, 1280] : [locale === 'he' ? 390 : 1280]) {
        test(`every stop of ${url} at ${width} px is seen, marked and left again`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await open(page, url);
          const stops: Stop[] = [];
          for (let turn = 0; turn < 150; turn++) {
            await page.keyboard.press('Tab');
            const stop = await focused(page);
            if (!stop) break;
            stops.push(stop);
          }
          expect(stops.length).toBeLessThan(150);
          expect(
            stops.filter(({ hidden }) => hidden),
            'stops out of sight',
          ).toEqual([]);
          expect(
            stops.filter(({ marked }) => !marked),
            'stops without a mark',
          ).toEqual([]);
          expect(stops.at(-1)?.name, 'the last stop').toContain(t('ChatButton.label'));
        });
      }
    }

    test('the dots of a carousel are one stop, and the arrow keys follow the reading direction', {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, home);
      const card = page.locator('#projects article').first();
      const dots = card.getByRole('group', { name: t('Carousel.dots') }).getByRole('button');
      const last = (await dots.count()) - 1;
      await card.getByRole('button', { name: t('Carousel.next') }).focus();
      await page.keyboard.press('Tab');
      await expect(dots.first()).toBeFocused();
      await page.keyboard.press(forward);
      await expect(dots.nth(1)).toBeFocused();
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press(backward);
      await page.keyboard.press(backward);
      await expect(dots.nth(last)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(dots.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(dots.nth(last)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(card.getByRole('link', { name: t('Projects.more') })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(dots.nth(last)).toBeFocused();
    });

    test('filters are pressed by Space and Enter, and “show more” leads to the first new item', async ({
      page,
    }) => {
      await open(page, home);
      const section = page.getByRole('region', { name: t('Projects.title') });
      const completed = section.getByRole('button', { name: t('Projects.completed'), exact: true });
      const inProgress = section.getByRole('button', { name: t('Projects.inProgress'), exact: true });
      await completed.press('Space');
      await expect(completed).toHaveAttribute('aria-pressed', 'true');
      await expect(completed).toBeFocused();
      await inProgress.press('Enter');
      await expect(inProgress).toHaveAttribute('aria-pressed', 'true');
      await completed.press('Enter');
      await section.getByRole('button', { name: t('Projects.showMore'), exact: true }).press('Enter');
      const fourth = projectsIn(locale).filter(({ status }) => status === 'completed')[3];
      const item = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: fourth?.title }) });
      await expect(item).toBeFocused();
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('article')?.querySelector('h3')?.textContent,
        ),
      ).toBe(fourth?.title);
    });

    test('“show more” of the clients leads to the first new logo', async ({ page }) => {
      await open(page, home);
      const section = page.getByRole('region', { name: t('Clients.title') });
      await section.getByRole('button', { name: t('Clients.showMore'), exact: true }).press('Enter');
      await expect(section.locator('ul > li').nth(10)).toBeFocused();
    });

    test('a like is flipped by Space', async ({ page }) => {
      await open(page, home);
      const like = page
        .getByRole('list', { name: t('SocialFeed.list') })
        .getByRole('button')
        .first();
      await like.press('Space');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toBeFocused();
    });

    test('a new page begins at its top, with its title, and the first stop leads to its content', async ({
      page,
    }) => {
      await open(page, home);
      const [project] = projectsIn(locale);
      await page
        .locator('#projects article')
        .first()
        .getByRole('link', { name: t('Projects.more') })
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: project?.title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(
        t('Metadata.projectTitle', { title: project?.title ?? '', company: company.name[locale] }),
      );
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('SkipLink.label'), exact: true })).toBeFocused();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('TopBar.back'), exact: true })
        .press('Enter');
      await expect(page).toHaveURL(home);
      await hydrated(page);
      await expect(page).toHaveTitle(t('Metadata.homeTitle', { company: company.name[locale] }));
    });

    test('a picture opens large by Enter, turns in the reading direction and gives the focus back', {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, at(locale, projectPath(locale)));
      const link = page
        .getByRole('region', { name: t('Project.gallery') })
        .getByRole('link')
        .first();
      await link.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: t('Viewer.close') })).toBeFocused();
      await page.keyboard.press(forward);
      await expect(dialog).toContainText(t('Viewer.position', { n: 2, total: 4 }));
      await page.keyboard.press(backward);
      await page.keyboard.press(backward);
      await expect(dialog).toContainText(t('Viewer.position', { n: 4, total: 4 }));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });
  });
}

for (const form of eachForm) {
  test(`${form.name} is filled in and sent by keyboard alone`, { tag: '@intercepted' }, async ({ page }) => {
    await page.route(`**${form.route}`, (route) => route.fulfill({ json: { message: 'ok' } }));
    await open(page, form.url);
    const { button, success, field } = partsOf(page, form);
    const [first, ...others] = Object.entries(inquiryFor(form, token()));
    await field(first?.[0] ?? '').focus();
    await page.keyboard.type(first?.[1] ?? '');
    for (const [name, value] of others) {
      await page.keyboard.press('Tab');
      await expect(field(name)).toBeFocused();
      await page.keyboard.insertText(value);
    }
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(success).toContainText('ok');
    await expect(success.locator('xpath=..')).toBeFocused();
  });

  test(`${form.name} announces its messages from regions that stood there empty`, {
    tag: '@intercepted',
  }, async ({ page }) => {
    await page.route(`**${form.route}`, (route) => route.abort());
    await open(page, form.url);
    const { button, success, failure } = partsOf(page, form);
    await expect(success).toHaveCount(1);
    await expect(failure).toHaveCount(1);
    const region = await failure.elementHandle();
    await fill(page, form, inquiryFor(form, token()));
    await button.click();
    await expect(failure).not.toBeEmpty();
    expect(await failure.evaluate((now, before) => now === before, region)).toBe(true);
  });
}
