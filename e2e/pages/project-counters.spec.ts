import { expect, test } from '@playwright/test';
import { projectWhere } from '../../testing/content/records';
import { at, open } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';
import { region } from '../support/roles';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 700 } });

inEveryLanguage((locale, t) => {
  test('the figures climb for two seconds once half of them is seen, and only once', {
    tag: '@emulation',
  }, async ({ page }) => {
    const project = projectWhere(
      locale,
      ({ height, dunam, totalArea }) => ![height, dunam, totalArea].includes(null),
    );
    await page.clock.install();
    await open(page, at(locale, `/project/${project.index}`));
    const block = region(page, t('Project.specTitle'));
    const figures = block.locator('li [aria-hidden] [aria-hidden]');
    const final = [project.height, project.dunam, project.totalArea].map(
      (value) => value?.toLocaleString('en') ?? '',
    );
    await page.clock.pauseAt(Date.now() + 60_000);

    /** Scrolls until the given part of the figure, from 0 to 1, is above the lower edge of the window. */
    async function showPart(part: number): Promise<void> {
      await figures.first().evaluate((figure, seen) => {
        const { top, height } = figure.getBoundingClientRect();
        scrollBy({ top: top + height * seen - innerHeight, behavior: 'instant' });
      }, part);
      // Observers speak with the next frames, which are real ones.
      await page.screenshot();
    }

    const unit = block.getByText(t('Project.areaUnit'), { exact: true });
    const placeOfUnit = async () => (await unit.boundingBox())?.x;

    await showPart(0.3);
    await page.clock.runFor(500);
    await expect(figures, 'before half of it is seen').toHaveText(['0', '0', '0']);
    const place = await placeOfUnit();
    expect(place).toBeGreaterThan(0);
    await showPart(0.9);
    await page.clock.runFor(1000);
    const halfway = (await figures.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
    expect(halfway[2]).toBeGreaterThan(0);
    expect(halfway[2]).toBeLessThan(project.totalArea ?? 0);
    await page.clock.runFor(1100);
    await expect(figures).toHaveText(final);
    expect(await placeOfUnit(), 'the unit stays where it is').toBe(place);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot();
    await showPart(1);
    await page.clock.runFor(300);
    await expect(figures, 'seen a second time').toHaveText(final);
  });
});
