import { projectsIn, projectWhere } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { eachForm, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind } from '../support/pages/page-kinds';
import { at, open } from '../support/pages/pages';
import { button, link, projectCard, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

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

inEveryLanguage((locale, t) => {
  const forward = locale === 'he' ? 'ArrowLeft' : 'ArrowRight';
  const backward = locale === 'he' ? 'ArrowRight' : 'ArrowLeft';
  const home = at(locale, '/');

  for (const url of eachKind(locale)) {
    // The layouts are the same in both languages: a phone in Hebrew and a wide screen in English see them all.
    for (const width of url === home ? [390, 1280] : [locale === 'he' ? 390 : 1280]) {
      test(`every stop of ${url} at ${width} px is seen, marked and left again, and the first skips to the content`, async ({
        page,
      }) => {
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
        expect(stops.filter(({ hidden, marked }) => hidden || !marked)).toEqual([]);
        expect(stops.at(-1)?.name, 'the last stop').toContain(t('ChatButton.label'));
        const skip = link(page, t('SkipLink.label'));
        expect(stops[0]?.name, 'the first stop').toContain(t('SkipLink.label'));
        await skip.focus();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
      });
    }
  }

  test('the dots of a carousel are one stop, and the arrow keys follow the reading direction', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, home);
    const { title } = projectWhere(locale, ({ images }) => images.length > 1);
    const card = projectCard(page, title);
    const dots = card.getByRole('group', { name: t('Carousel.dots') }).getByRole('button');
    const last = (await dots.count()) - 1;
    await card.getByRole('button', { name: t('Carousel.next') }).focus();
    await page.keyboard.press('Tab');
    await expect(dots.first()).toBeFocused();
    for (const [key, place] of [
      [forward, 1],
      [backward, 0],
      [backward, last],
      ['Home', 0],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dots.nth(place)).toBeFocused();
      await expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link', { name: t('Projects.more') })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dots.nth(last)).toBeFocused();
  });

  test('filters are pressed by Space and Enter, and “show more” leads to the first new project', async ({
    page,
  }) => {
    await open(page, home);
    const section = region(page, t('Projects.title'));
    const inProgress = button(section, t('Projects.inProgress'));
    for (const [filter, key] of [
      [inProgress, 'Space'],
      [button(section, t('Projects.completed')), 'Enter'],
      [button(section, t('Projects.all')), 'Enter'],
    ] as const) {
      await filter.press(key);
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await expect(filter).toBeFocused();
    }
    const fourth = projectsIn(locale)[3];
    test.skip(!fourth, 'The three projects that are shown are all.');
    await button(section, t('Projects.showMore')).press('Enter');
    const item = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: fourth?.title }) });
    await expect(item).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(item.locator(':focus')).toHaveCount(1);
  });

  test('a picture opens large by Enter, turns in the reading direction and gives the focus back', {
    tag: '@core',
  }, async ({ page }) => {
    const { index, images } = projectWhere(locale, (project) => project.images.length > 1);
    const total = images.length - 1;
    await open(page, at(locale, `/project/${index}`));
    const picture = region(page, t('Project.gallery')).getByRole('link').first();
    await picture.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: t('Viewer.close') })).toBeFocused();
    if (total > 1) {
      for (const [key, n] of [
        [forward, 2],
        [backward, 1],
        [backward, total],
      ] as const) {
        await page.keyboard.press(key);
        await expect(dialog).toContainText(t('Viewer.position', { n, total }));
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  });
});

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
    await expect(page.locator(':focus'), 'the notice beside the form').toHaveAttribute('href', /\/privacy$/);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(success).toContainText('ok');
    await expect(success.locator('xpath=..')).toBeFocused();
  });
}
