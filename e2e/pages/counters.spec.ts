import { clientFigures, projectWhere } from '../support/content/records';
import { at, type Locale, open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 700 } });

const { index, height, dunam, totalArea } = projectWhere(
  'he',
  (project) => ![project.height, project.dunam, project.totalArea].includes(null),
);
/**
 * `unseen` is the part of the first figure that may be visible before it starts: negative where a tenth is enough. The
 * unit follows its figure in the direction of the page.
 */
const places = [
  {
    locale: 'en' as Locale,
    path: '/',
    name: words('en')('Clients.title'),
    figure: 'dd [aria-hidden]',
    values: clientFigures,
    unit: undefined,
    unseen: -1,
  },
  {
    locale: 'he' as Locale,
    path: `/project/${index}`,
    name: words('he')('Project.specTitle'),
    figure: 'li [aria-hidden] [aria-hidden]',
    values: [height ?? 0, dunam ?? 0, totalArea ?? 0],
    unit: words('he')('Project.areaUnit'),
    unseen: 0.3,
  },
];

for (const { locale, path, name, figure, values, unit, unseen } of places) {
  test(`the figures of ${path} count up once within two seconds`, {
    tag: '@own-engine',
  }, async ({ page }) => {
    await page.clock.install();
    await open(page, at(locale, path));
    const figures = region(page, name).locator(figure);
    const largest = figures.nth(values.indexOf(Math.max(...values)));
    const final = values.map((value) => value.toLocaleString('en'));
    const following = unit ? region(page, name).getByText(unit, { exact: true }) : undefined;
    const placeOfUnit = async () => (await following?.boundingBox())?.x;
    await page.clock.pauseAt(Date.now() + 60_000);

    /** Scrolls until the given part of the figure, from 0 to 1, is above the lower edge of the window. */
    async function showPart(part: number): Promise<void> {
      await figures.first().evaluate((element, seen) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height * seen - innerHeight, behavior: 'instant' });
      }, part);
      // Observers report with the next frames, which the clock does not control.
      await page.screenshot();
    }

    await showPart(unseen);
    await page.clock.runFor(500);
    const isAtEdge = unseen > 0;
    await expect(figures).toHaveText(isAtEdge ? values.map(() => '0') : final);
    await expect(figures.first()).toHaveAttribute('translate', 'no');
    const position = await placeOfUnit();
    await showPart(0.9);
    await page.clock.runFor(1000);
    const halfway = Number((await largest.textContent())?.replaceAll(',', ''));
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(Math.max(...values));
    await page.clock.runFor(1100);
    await expect(figures).toHaveText(final);
    expect(await placeOfUnit(), 'the unit stays where it is').toBe(position);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot();
    await showPart(1);
    await page.clock.runFor(300);
    await expect(figures, 'seen a second time').toHaveText(final);
  });
}
