import AxeBuilder from '@axe-core/playwright';
import {
  building,
  buildingHref,
  clientFigures,
  company,
  levels,
  phoneIn,
  projectsIn,
} from '../support/content/records';
import { listCutTexts } from '../support/drawing';
import { eachKind, missingPage } from '../support/pages/page-kinds';
import { at, tourPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { link, region } from '../support/roles';
import { expect, test } from '../support/test';

/** The width of an A4 sheet between its margins, in CSS pixels. */
const sheet = { width: 718, height: 1000 };

test.use({ viewport: sheet });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

// The driver of the system's Firefox does not emulate print media.
test.describe('on paper', { tag: '@own-engine' }, () => {
  // The direction changes the sheets, so both languages are examined; the parts are the same in both.
  for (const locale of ['he', 'en'] as const)
    test(`no ${locale} page prints screen-only parts`, async ({ page, expectedErrors }) => {
      expectedErrors.push(missingPage);
      for (const url of [...eachKind(locale), at(locale, tourPath)]) {
        await page.goto(url);
        await expect(page.locator('header a:visible:not(:has(img)), a.button:visible'), url).toHaveCount(0);
        await expect(link(page, words(locale)('ChatButton.label')).last(), url).toBeHidden();
        await expect(
          page.locator(':is(form, iframe, button, input, select, summary):visible'),
          url,
        ).toHaveCount(0);
        const icons = page.locator('a:visible:not([aria-hidden], :has(img))').filter({ hasText: /^\s*$/ });
        await expect(icons, url).toHaveCount(0);
        await expect(page.locator('[data-splash]'), url).toBeHidden();
        expect(await listCutTexts(page), url).toEqual([]);
      }
    });

  test('every printed page has the phone and mail of the company', async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    for (const url of [...eachKind('he'), '/privacy', tourPath]) {
      await page.goto(url);
      for (const text of [phoneIn('he'), company.email])
        await expect(region(page, words('he')('Print.contact')).getByText(text), url).toBeVisible();
    }
  });

  test('every printed page has the logo of the company, 32 mm wide', async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    for (const url of eachKind('he')) {
      await page.goto(url);
      const logo = page.locator('header img:visible').first();
      expect(Math.round(((await logo.boundingBox())?.width ?? 0) / 3.78), url).toBe(32);
      expect(await page.locator('body > header img:visible').count(), url).toBe(1);
    }
  });

  test('level marks are printed with their colour', async ({ page }) => {
    for (const url of ['/', '/project/4']) {
      await page.goto(url);
      await expect(page.locator('main').first()).toHaveCSS('print-color-adjust', 'exact');
    }
  });

  test('printed texts have contrast without their backgrounds', async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    for (const url of [...eachKind('he'), tourPath]) {
      await page.goto(url);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { background: none !important; }');
        document.adoptedStyleSheets = [sheet];
      });
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        url,
      ).toEqual([]);
    }
  });

  const locale = 'he';
  const t = words(locale);

  test('a printed project has its title, facts, pictures, partners and code', async ({ page }) => {
    for (const project of projectsIn(locale).slice(0, 4)) {
      await page.goto(at(locale, `/project/${project.index}`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const text of project.description)
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      for (const { alt } of project.images) {
        await expect(main.getByRole('img', { name: alt[locale], exact: true }).first()).toBeVisible();
      }
      for (const { name } of project.partners)
        await expect(main.getByText(name[locale], { exact: true })).toBeVisible();
      if (project.height !== null)
        await expect(main).toContainText(t('Project.heightText', { n: project.height }));
      await expect(page.getByRole('img', { name: t('Print.code'), exact: true })).toBeVisible();
    }
  });

  test('the printed building has its title, status, facts, levels and code', async ({ page }) => {
    await page.goto(at(locale, buildingHref));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of [building.status, building.location, building.about]) {
      await expect(main.getByText(text[locale], { exact: true })).toBeVisible();
    }
    for (const { title, description } of levels) {
      await expect(main.getByRole('heading', { name: title[locale], exact: true })).toBeVisible();
      await expect(main.getByText(description[locale], { exact: true }).first()).toBeVisible();
    }
    for (const { number } of building.units ?? []) {
      await expect(main.getByRole('rowheader', { name: number })).not.toHaveCount(0);
    }
    await expect(page.getByRole('img', { name: t('Print.code'), exact: true })).toBeVisible();
  });

  test('no section of the statement breaks across sheets', async ({ page }) => {
    await page.goto(at(locale, '/accessibility'));
    const parts = page.locator('main section');
    await expect(parts).not.toHaveCount(0);
    const breaks = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });

  test('the printed home page has its title, its projects and final figures', async ({ page }) => {
    await page.goto(at(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#projects article:visible')).not.toHaveCount(0);
    const figures = region(page, t('Clients.title')).locator('dd [aria-hidden]');
    const printed = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const { content, visibility } = getComputedStyle(figure, '::after');
        return [getComputedStyle(figure).color, visibility, content];
      }),
    );
    const final = clientFigures.map((figure) => `"${figure.toLocaleString('en')}"`);
    expect(printed).toEqual(final.map((figure) => ['rgba(0, 0, 0, 0)', 'visible', figure]));
  });
});
