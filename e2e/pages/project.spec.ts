import { building, buildingHref, company, projectsIn, projectWhere } from '../support/content/records';
import { inBothDirections } from '../support/languages';
import { at, direction, hydrated, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { backLink, link, projectCard, region } from '../support/roles';
import { expect, test } from '../support/test';

const t = words('en');
const home = at('en', '/');
const [first] = projectsIn('en');
const firstUrl = at('en', `/project/${first?.index}`);

test('the button to the project’s site opens a new tab', { tag: '@own-engine' }, async ({ page }) => {
  const { index } = projectWhere('en', ({ landingPageUrl }) => landingPageUrl === buildingHref);
  await page.goto(at('en', `/project/${index}`));
  // By keyboard, because a press prerenders the page, and Chromium's headless shell loses such a tab.
  const site = page.getByRole('link', { name: t('Project.site') });
  const [tab] = await Promise.all([page.waitForEvent('popup'), site.press('Enter')]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(building.name.en);
});

inBothDirections((locale) => {
  test('the gallery has two columns and begins in the first', async ({ page }) => {
    const project = projectWhere(locale, ({ images }) => images.length >= 4);
    await page.goto(at(locale, `/project/${project.index}`));
    const pictures = region(page, words(locale)('Project.gallery')).getByRole('img');
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await pictures.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON()),
      );
      const [one, two, three] = boxes.map(({ left, right, y }: DOMRect) => ({
        start: direction[locale] === 'ltr' ? left : width - right,
        y,
      }));
      expect(one?.y).toBe(two?.y);
      expect(three?.y).toBeGreaterThan(Number(one?.y));
      expect(three?.start).toBeCloseTo(Number(one?.start));
      expect(two?.start).toBeGreaterThan(Number(one?.start));
    }
  });
});

test('the question at its end is in the form of the home page', { tag: '@core' }, async ({ page }) => {
  await open(page, firstUrl);
  await link(page, t('Project.askLink')).press('Enter');
  await expect(page).toHaveURL(/#contact$/);
  const text = t('Project.askPrefill', { title: first?.title ?? '' });
  await expect(region(page, t('Contact.title')).locator('textarea')).toHaveValue(text);
});

test('the back button returns from the page of a card', { tag: '@core' }, async ({ page }) => {
  await open(page, home);
  const title = first?.title ?? '';
  await projectCard(page, title)
    .getByRole('link', { name: t('Projects.more') })
    .press('Enter');
  await expect(page).toHaveURL(firstUrl);
  await expect(page).toHaveTitle(t('Metadata.projectTitle', { title, company: company.name.en }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(link(page, t('SkipLink.label'))).toBeFocused();
  const length = await page.evaluate(() => history.length);
  await backLink(page, t('TopBar.back')).click();
  await expect(page).toHaveURL(home);
  await expect(page).toHaveTitle(t('Metadata.homeTitle', { company: company.name.en }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Hero.title'));
  expect(await page.evaluate(() => history.length), 'it went back, not on').toBe(length);
});

test('without a history the back button leads to the projects', { tag: '@own-engine' }, async ({
  context,
  baseURL,
}) => {
  const opener = await context.newPage();
  const [direct] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate((url) => {
      window.open(url, '_blank', 'noopener');
    }, new URL(firstUrl, baseURL).href),
  ]);
  await direct.waitForLoadState();
  await backLink(direct, t('TopBar.back')).click();
  await expect(direct).toHaveURL(new RegExp(`${home}#projects$`));
  await expect(direct.locator('#projects')).toBeInViewport();
});

test('the facts are visible on the screen and on paper', { tag: '@own-engine' }, async ({ page }) => {
  const { index, facts = {} } = projectWhere('en', ({ facts }) => facts !== undefined);
  await page.goto(at('en', `/project/${index}`));
  const names = region(page, t('Project.specTitle')).getByRole('term').filter({ visible: true });
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(names).toHaveCount(Object.keys(facts).length);
  }
});
