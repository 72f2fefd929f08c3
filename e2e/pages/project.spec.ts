import { building, buildingHref, company, projectsIn, projectWhere } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, direction, hydrated, type Locale, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, link, projectCard, region } from '../support/roles';
import { expect, type Page, test } from '../support/test';

type Project = ReturnType<typeof projectsIn>[number];

const partsOf = { height: 'height', dunam: 'dunam', totalArea: 'area' } as const;

/** The parts of a project's page are in the order of the specification. */
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
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops, `the order on ${page.url()}`).toEqual([...tops].sort((a, b) => a - b));
}

/** The three values have their units, and N/A takes the place of one that is missing. */
async function expectValues(page: Page, locale: Locale, project: Project): Promise<void> {
  const t = words(locale);
  const cells = region(page, t('Project.specTitle')).getByRole('listitem');
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

/** The known facts are under the figures with their names, on the screen and on paper. */
async function expectFacts(page: Page, locale: Locale, { facts = {} }: Project): Promise<void> {
  const t = words(locale);
  const block = region(page, t('Project.specTitle'));
  const names = Object.keys(facts).map((key) => t(`Facts.${key as keyof typeof facts}`));
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(block.getByRole('term').filter({ visible: true })).toHaveText(names);
  }
  if (facts.clearHeight) {
    const height = t('Facts.meters', { n: facts.clearHeight });
    await expect(block.getByRole('definition').first()).toHaveText(height);
  }
}

/** The partners have their names, and their logos where they have one; a site of the project opens in a new tab. */
async function expectLinks(page: Page, locale: Locale, project: Project): Promise<void> {
  const t = words(locale);
  const list = region(page, t('Project.partners')).getByRole('listitem');
  await expect(list).toHaveCount(project.partners.length);
  for (const [place, { name, logo }] of project.partners.entries()) {
    await expect(list.nth(place).getByText(name[locale], { exact: true })).toBeVisible();
    await expect(list.nth(place).getByRole('img')).toHaveCount(logo ? 1 : 0);
  }
  const site = page.getByRole('main').getByRole('link', { name: t('Project.site') });
  await expect(site).toHaveCount(project.landingPageUrl ? 1 : 0);
  if (!project.landingPageUrl) return;
  await expect(site).toHaveAttribute('target', '_blank');
  await expect(site).toHaveAttribute('href', at(locale, project.landingPageUrl));
}

inEveryLanguage((locale, t) => {
  const [first] = projectsIn(locale);
  const home = at(locale, '/');

  test('the button to the project’s site opens a new tab', { tag: '@emulation' }, async ({ page }) => {
    const own = projectsIn(locale).find(({ landingPageUrl }) => landingPageUrl === buildingHref);
    test.skip(!own, 'No project leads to the page of the building.');
    await page.goto(at(locale, `/project/${own?.index}`));
    // By keyboard: a press has the page rendered ahead, and Chromium's headless shell loses a tab that was.
    const site = page.getByRole('link', { name: t('Project.site') });
    const [tab] = await Promise.all([page.waitForEvent('popup'), site.press('Enter')]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(building.name[locale]);
  });

  test('the remaining pictures are in two columns, the first in the first column', async ({ page }) => {
    const most = Math.max(...projectsIn(locale).map(({ images }) => images.length));
    test.skip(most < 5, 'No project has a gallery of two rows.');
    const project = projectWhere(locale, ({ images }) => images.length >= 5);
    await page.goto(at(locale, `/project/${project.index}`));
    const pictures = region(page, t('Project.gallery')).getByRole('img');
    await expect(pictures).toHaveCount(project.images.length - 1);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = (await pictures.all()).map((picture) => picture.boundingBox());
      const [one, two, three, four] = await Promise.all(boxes);
      expect(one?.y).toBe(two?.y);
      expect(three?.y).toBe(four?.y);
      expect(one?.x).toBe(three?.x);
      expect(Math.sign((two?.x ?? 0) - (one?.x ?? 0))).toBe(direction[locale] === 'ltr' ? 1 : -1);
    }
  });

  test('a card leads to its page, at its top and with its title; from there the logo leads home and the button one step back', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, home);
    const title = first?.title ?? '';
    await projectCard(page, title)
      .getByRole('link', { name: t('Projects.more') })
      .press('Enter');
    await expect(page).toHaveURL(at(locale, `/project/${first?.index}`));
    const names = { title, company: company.name[locale] };
    await expect(page).toHaveTitle(t('Metadata.projectTitle', names));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(link(page, t('SkipLink.label'))).toBeFocused();
    const logo = link(page.getByRole('banner'), t('SiteHeader.home', { company: company.name[locale] }));
    await expect(logo).toHaveAttribute('href', home);
    const length = await page.evaluate(() => history.length);
    await backLink(page, t('TopBar.back')).click();
    await expect(page).toHaveURL(home);
    await expect(page).toHaveTitle(t('Metadata.homeTitle', { company: names.company }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Hero.title'));
    expect(await page.evaluate(() => history.length), 'it went back, not on').toBe(length);
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
    await backLink(direct, t('TopBar.back')).click();
    await expect(direct).toHaveURL(new RegExp(`${home}#projects$`));
    await expect(direct.locator('#projects')).toBeInViewport();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('every project page has its parts in order, its values or N/A, its facts, partners and site, and large pictures open as files', async ({
      page,
    }) => {
      test.slow();
      for (const project of projectsIn(locale)) {
        await page.goto(at(locale, `/project/${project.index}`));
        await expectParts(page, locale, project);
        await expectValues(page, locale, project);
        await expectFacts(page, locale, project);
        await expectLinks(page, locale, project);
        const enlarged = region(page, t('Project.gallery')).getByRole('link');
        await expect(enlarged).toHaveCount(project.images.length - 1);
        for (const picture of await enlarged.all())
          expect((await page.request.get((await picture.getAttribute('href')) ?? '')).ok()).toBe(true);
      }
    });
  });
});
