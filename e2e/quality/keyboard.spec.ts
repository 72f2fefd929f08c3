import { projectsIn, projectWhere } from '../support/content/records';
import { eachForm, inquiryFor, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { button, link, projectCard, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

type Stop = { name: string; hidden: boolean; marked: boolean };

/** Returns the focused element's name, whether it is out of sight or covered, and whether it shows the focus. */
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

for (const locale of ['he', 'en'] as const) {
  const t = words(locale);
  const forward = locale === 'he' ? 'ArrowLeft' : 'ArrowRight';
  const backward = locale === 'he' ? 'ArrowRight' : 'ArrowLeft';
  // Layouts do not depend on the language: a phone in Hebrew and a wide screen in English cover them all.
  const width = locale === 'he' ? 390 : 1280;

  for (const url of eachKind(locale)) {
    test(`every tab stop of ${url} at ${width} px is visible and marked`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(missingPage);
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
      expect(stops.at(0)?.name, 'the first stop').toContain(t('SkipLink.label'));
      expect(stops.at(-1)?.name, 'the last stop').toContain(t('ChatButton.label'));
    });
  }

  test(`the skip link leads to the content in ${locale}`, async ({ page }) => {
    await open(page, at(locale, '/'));
    const skip = link(page, t('SkipLink.label'));
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
  });

  test(`arrow keys move along carousel dots in the reading direction of ${locale}`, {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, at(locale, '/'));
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
    // A card of available units has another link before “more info”.
    await expect(card.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dots.nth(last)).toBeFocused();
  });

  test(`the picture viewer follows the arrow keys and returns the focus in ${locale}`, {
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
}

test('Space and Enter press filters', async ({ page }) => {
  const t = words('en');
  await open(page, '/en');
  const section = region(page, t('Projects.title'));
  for (const [filter, key] of [
    [button(section, t('Projects.inProgress')), 'Space'],
    [button(section, t('Projects.completed')), 'Enter'],
  ] as const) {
    await filter.press(key);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(filter).toBeFocused();
  }
});

test('“show more” moves the focus to the first new project', async ({ page }) => {
  const t = words('en');
  await open(page, '/en');
  const section = region(page, t('Projects.title'));
  await button(section, t('Projects.showMore')).press('Enter');
  const name = projectsIn('en')[3]?.title ?? 'a fourth project';
  const item = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(item).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(item.locator(':focus')).toHaveCount(1);
});

for (const form of eachForm) {
  test(`${form.name} can be filled in and sent by keyboard only`, async ({ page }) => {
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
    await expect(page.locator('summary:focus'), 'the full notice').toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(success).toContainText('ok');
    await expect(success.locator('xpath=..')).toBeFocused();
  });
}
