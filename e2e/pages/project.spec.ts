import { expect, type Page, test } from '@playwright/test';
import { building, company, projectsIn, projectWhere } from '../../testing/content/records';
import { at, direction, type Locale, locales, open, openRaw } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

type Project = ReturnType<typeof projectsIn>[number];

const partsOf = { height: 'height', dunam: 'dunam', totalArea: 'area' } as const;

/** The parts of a project's page stand in the order of the specification. */
async function expectParts(page: Page, locale: Locale, project: Project): Promise<void> {
  const t = words(locale);
  const main = page.getByRole('main');
  const [hero, ...others] = project.images.map(({ alt }) => alt[locale]);
  const parts = [
    main.getByRole('heading', { level: 1, name: project.title, exact: true }),
    main.getByRole('img', { name: hero, exact: true }),
    ...project.description.map((text) => main.getByText(text, { exact: true })),
    main.getByRole('heading', { name: t('Project.specTitle') }),
    ...others.map((alt) => main.getByRole('img', { name: alt, exact: true })),
    ...(project.partners.length > 0 ? [main.getByRole('heading', { name: t('Project.partners') })] : []),
    ...(project.landingPageUrl ? [main.getByRole('link', { name: t('Project.site') })] : []),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops, `the order on ${page.url()}`).toEqual([...tops].sort((a, b) => a - b));
}

/** The three values stand with their units, and N/A for one that is missing. */
async function expectValues(page: Page, locale: Locale, project: Project): Promise<void> {
  const t = words(locale);
  const cells = page.getByRole('region', { name: t('Project.specTitle') }).getByRole('listitem');
  await expect(cells).toHaveCount(3);
  for (const [place, [field, part]] of (
    Object.entries(partsOf) as [keyof typeof partsOf, 'height'][]
  ).entries()) {
    const value = project[field];
    const cell = cells.nth(place);
    await expect(cell).toContainText(t(`Project.${part}`));
    if (value === null) {
      await expect(cell.getByText('N/A', { exact: true })).toBeVisible();
    } else {
      await expect(cell.getByText(t(`Project.${part}Text`, { n: value }), { exact: true })).toBeAttached();
      await expect(cell.getByText(value.toLocaleString('en'), { exact: true }).first()).toBeVisible();
      await expect(cell.getByText(t(`Project.${part}Unit`, { n: value }), { exact: true })).toBeVisible();
    }
  }
}

/** Each known fact stands under the figures with its name, on the screen and on paper. */
async function expectFacts(page: Page, locale: Locale, { facts = {} }: Project): Promise<void> {
  const t = words(locale);
  const block = page.getByRole('region', { name: t('Project.specTitle') });
  const names = Object.keys(facts).map((key) => t(`Facts.${key as keyof typeof facts}`));
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(block.getByRole('term').filter({ visible: true })).toHaveText(names);
  }
  if (facts.clearHeight) {
    await expect(block.getByRole('definition').first()).toHaveText(
      t('Facts.meters', { n: facts.clearHeight }),
    );
  }
}

for (const locale of locales) {
  const t = words(locale);
  const [first] = projectsIn(locale);
  const home = at(locale, '/');

  test.describe(locale, () => {
    test('every project page shows its parts in order, its three values or N/A, and each known fact on the screen and on paper', async ({
      page,
    }) => {
      test.slow();
      for (const project of projectsIn(locale)) {
        await page.goto(at(locale, `/project/${project.index}`));
        await expectParts(page, locale, project);
        await expectValues(page, locale, project);
        await expectFacts(page, locale, project);
      }
    });

    test('the content has a missing value, partners with and without logo and an address of its own', () => {
      const all = projectsIn(locale);
      const partners = all.flatMap((project) => project.partners);
      expect(all.some(({ height, dunam, totalArea }) => [height, dunam, totalArea].includes(null))).toBe(
        true,
      );
      expect(partners.filter(({ logo }) => logo === null).length).toBeGreaterThanOrEqual(2);
      expect(partners.some(({ logo }) => logo !== null)).toBe(true);
      expect(all.filter(({ openingLine }) => openingLine === '').length).toBeGreaterThanOrEqual(2);
      expect(all.some(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter')).toBe(true);
    });

    test('a partner has its name, and its logo when there is one', async ({ page }) => {
      const project = projectWhere(
        locale,
        ({ partners }) => new Set(partners.map(({ logo }) => !logo)).size === 2,
      );
      await page.goto(at(locale, `/project/${project.index}`));
      const list = page.getByRole('region', { name: t('Project.partners') }).getByRole('listitem');
      await expect(list).toHaveCount(project.partners.length);
      for (const [place, { name, logo }] of project.partners.entries()) {
        await expect(list.nth(place).getByText(name[locale], { exact: true })).toBeVisible();
        await expect(list.nth(place).getByRole('img')).toHaveCount(logo ? 1 : 0);
      }
    });

    test('the remaining pictures stand in two columns, the first in the first column', async ({ page }) => {
      const project = projectWhere(locale, ({ images }) => images.length === 5);
      await page.goto(at(locale, `/project/${project.index}`));
      const pictures = page.getByRole('region', { name: t('Project.gallery') }).getByRole('img');
      await expect(pictures).toHaveCount(4);
      for (const width of [1280, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = (await pictures.all()).map((each) => each.boundingBox());
        const [one, two, three, four] = await Promise.all(boxes);
        expect(one?.y).toBe(two?.y);
        expect(three?.y).toBe(four?.y);
        expect(one?.x).toBe(three?.x);
        expect(Math.sign((two?.x ?? 0) - (one?.x ?? 0))).toBe(direction[locale] === 'ltr' ? 1 : -1);
      }
    });

    test('the button to the project’s own site opens a new tab, and only where there is one', {
      tag: '@emulation',
    }, async ({ page }) => {
      const own = projectWhere(locale, ({ landingPageUrl }) => landingPageUrl !== undefined);
      await page.goto(at(locale, `/project/${own.index}`));
      const button = page.getByRole('link', { name: t('Project.site') });
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('href', at(locale, own.landingPageUrl ?? ''));
      // By keyboard: a press has the page rendered ahead, and Chromium's headless shell loses a tab that was.
      const [tab] = await Promise.all([page.waitForEvent('popup'), button.press('Enter')]);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(building.name[locale]);

      const none = projectWhere(locale, ({ landingPageUrl }) => landingPageUrl === undefined);
      await page.goto(at(locale, `/project/${none.index}`));
      await expect(page.getByRole('link', { name: t('Project.site') })).toHaveCount(0);
    });

    test('the page starts at its top, wherever the visitor came from', async ({ page }) => {
      await open(page, home);
      await page
        .locator('#projects article')
        .first()
        .getByRole('link', { name: t('Projects.more') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('the logo leads home, the back button one step back to where the visitor was', {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, home);
      await page
        .locator('#projects article')
        .first()
        .getByRole('link', { name: t('Projects.more') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
      const bar = page.getByRole('banner');
      await expect(
        bar.getByRole('link', { name: t('SiteHeader.home', { company: company.name[locale] }) }),
      ).toHaveAttribute('href', home);
      const length = await page.evaluate(() => history.length);
      await bar.getByRole('link', { name: t('TopBar.back'), exact: true }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Hero.title'));
      expect(await page.evaluate(() => history.length), 'it went back, not on').toBe(length);
    });

    test('the back button goes back to any page, not only to the list', async ({ page }) => {
      const [one, two] = projectsIn(locale).map(({ index }) => at(locale, `/project/${index}`));
      await page.goto(one ?? '');
      await open(page, two ?? '');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('TopBar.back'), exact: true })
        .click();
      await expect(page).toHaveURL(one ?? '');
    });

    test('opened directly, the back button leads to the projects of the home page', {
      tag: '@emulation',
    }, async ({ context, baseURL }) => {
      const address = at(locale, `/project/${first?.index}`);
      // A tab whose history begins here, as from a mail or a search engine.
      const opener = await context.newPage();
      const [direct] = await Promise.all([
        context.waitForEvent('page'),
        opener.evaluate((url) => {
          window.open(url, '_blank', 'noopener');
        }, new URL(address, baseURL).href),
      ]);
      await direct.waitForLoadState();
      await direct
        .getByRole('banner')
        .getByRole('link', { name: t('TopBar.back'), exact: true })
        .click();
      await expect(direct).toHaveURL(new RegExp(`${home}#projects$`));
      await expect(direct.locator('#projects')).toBeInViewport();
    });

    test('the language link leads to the same project, or home when the other language has none', async ({
      page,
    }) => {
      const other = locale === 'he' ? 'en' : 'he';
      const known = new Set(projectsIn(other).map(({ index }) => index));
      for (const { index } of projectsIn(locale)) {
        await openRaw(page, at(locale, `/project/${index}`));
        await expect(page.getByRole('banner').locator(`a[hreflang="${other}"]`)).toHaveAttribute(
          'href',
          at(other, known.has(index) ? `/project/${index}` : '/'),
        );
      }
    });
  });
}
