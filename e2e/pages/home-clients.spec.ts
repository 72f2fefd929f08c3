import { expect, test } from '@playwright/test';
import { building, clients, company } from '../../testing/content/records';
import { at, open } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';
import { button, region } from '../support/roles';

const industries = [...new Set(clients.map(({ industry }) => industry))];

inEveryLanguage((locale, t) => {
  const filters = [
    { name: t('Clients.all'), own: clients },
    ...industries.map((industry) => ({
      name: t(`Clients.industries.${industry}`),
      own: clients.filter((client) => client.industry === industry),
    })),
  ];

  test('all clients and those of every industry are shown, ten first and eight more at a time', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, at(locale, '/'));
    const section = region(page, t('Clients.title'));
    const logos = section.getByRole('img');
    const group = page.getByRole('group', { name: t('Clients.filterLabel') });
    const more = button(section, t('Clients.showMore'));
    await expect(group.getByRole('button')).toHaveText(filters.map(({ name }) => name));
    await expect(group.locator('[aria-pressed="true"]')).toHaveText(t('Clients.all'));
    for (const { name, own } of [...filters, ...filters.slice(0, 1)]) {
      const total = own.length;
      await button(group, name).click();
      for (let shown = 10; shown < total; shown += 8) {
        await expect(logos).toHaveCount(shown);
        await more.click();
        const next = Math.min(shown + 8, total);
        await expect(section.getByRole('status')).toHaveText(t('Clients.shown', { shown: next, total }));
      }
      await expect(logos).toHaveCount(total);
      for (const client of own) {
        const alt = t('Clients.logo', { name: client.name[locale] });
        await expect(section.getByAltText(alt, { exact: true })).toBeVisible();
      }
      await expect(more).toBeHidden();
    }
  });

  test('a reader hears the final figures and no moving ones', async ({ page }) => {
    await open(page, at(locale, '/'));
    const { builtArea, zoneYears: n } = company.facts;
    await expect(region(page, t('Clients.title')).locator('dl')).toMatchAriaSnapshot(`
      - definition: "${t('Clients.builtText', { n: builtArea })}"
      ${n === undefined ? '' : `- definition: "${t('Clients.zoneText', { n, zone: building.zone[locale] })}"`}
    `);
  });
});
