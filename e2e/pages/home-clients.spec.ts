import { expect, test } from '@playwright/test';
import { building, clients, company } from '../../testing/content/records';
import { at, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const industries = [...new Set(clients.map(({ industry }) => industry))];

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    test('the filters are “all” and the distinct industries', async ({ page }) => {
      await open(page, at(locale, '/'));
      expect(industries).toHaveLength(6);
      const group = page.getByRole('group', { name: t('Clients.filterLabel') });
      await expect(group.getByRole('button')).toHaveText([
        t('Clients.all'),
        ...industries.map((industry) => t(`Clients.industries.${industry}`)),
      ]);
      await expect(group.locator('[aria-pressed="true"]')).toHaveText(t('Clients.all'));
    });

    test('ten clients are shown first and eight more at a time, until none is left', async ({ page }) => {
      await open(page, at(locale, '/'));
      const section = page.getByRole('region', { name: t('Clients.title') });
      const logos = section.getByRole('img');
      const more = section.getByRole('button', { name: t('Clients.showMore'), exact: true });
      const total = clients.length;
      for (let shown = 10; shown < total; shown += 8) {
        await expect(logos).toHaveCount(shown);
        await more.click();
        await expect(section.getByRole('status')).toHaveText(
          t('Clients.shown', { shown: Math.min(shown + 8, total), total }),
        );
      }
      await expect(logos).toHaveCount(total);
      await expect(more).toBeHidden();
    });

    test('an industry shows its own clients, and a change starts at ten again', { tag: '@core' }, async ({
      page,
    }) => {
      await open(page, at(locale, '/'));
      const section = page.getByRole('region', { name: t('Clients.title') });
      const group = page.getByRole('group', { name: t('Clients.filterLabel') });
      const more = section.getByRole('button', { name: t('Clients.showMore'), exact: true });
      await more.click();
      for (const industry of industries) {
        await group.getByRole('button', { name: t(`Clients.industries.${industry}`), exact: true }).click();
        const own = clients.filter((client) => client.industry === industry);
        await expect(section.getByRole('img')).toHaveCount(Math.min(own.length, 10));
        for (const { name } of own.slice(0, 10)) {
          await expect(section.getByAltText(t('Clients.logo', { name: name[locale] }))).toBeVisible();
        }
        await expect(more).toBeVisible({ visible: own.length > 10 });
      }
      await group.getByRole('button', { name: t('Clients.all'), exact: true }).click();
      await expect(section.getByRole('img')).toHaveCount(10);
    });

    test.describe('with motion', { tag: '@emulation' }, () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test('the counters climb from 0 to 300,000 sqm and 13 years in two seconds, once', async ({ page }) => {
        await page.clock.install();
        await open(page, at(locale, '/'));
        const figures = page.getByRole('region', { name: t('Clients.title') }).locator('dd [aria-hidden]');
        const { builtArea, zoneYears } = company.facts;
        await expect(figures).toHaveText(['0', '0']);
        await page.clock.pauseAt(Date.now() + 60_000);
        await figures
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(figures.first()).toBeInViewport();
        await page.clock.runFor(1000);
        const halfway = (await figures.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')));
        expect(halfway[0]).toBeGreaterThan(0);
        expect(halfway[0]).toBeLessThan(builtArea);
        await page.clock.runFor(1100);
        await expect(figures).toHaveText([builtArea.toLocaleString('en'), String(zoneYears)]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.clock.runFor(500);
        await figures
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await page.clock.runFor(500);
        await expect(figures).toHaveText([builtArea.toLocaleString('en'), String(zoneYears)]);
      });
    });

    test('a reader hears the final figures and no moving ones', async ({ page }) => {
      await open(page, at(locale, '/'));
      const section = page.getByRole('region', { name: t('Clients.title') });
      await expect(section.getByText(t('Clients.builtText', { n: company.facts.builtArea }))).toBeAttached();
      await expect(
        section.getByText(t('Clients.zoneText', { n: company.facts.zoneYears, zone: building.zone[locale] })),
      ).toBeAttached();
      await expect(section.locator('dl')).toMatchAriaSnapshot(`
        - definition: "${t('Clients.builtText', { n: company.facts.builtArea })}"
        - definition: "${t('Clients.zoneText', { n: company.facts.zoneYears, zone: building.zone[locale] })}"
      `);
    });
  });
}
