import { expect, test } from '@playwright/test';
import { formatPhone } from '../../i18n/phones';
import { buildingHref, company } from '../../testing/content/records';
import { at, projectPath } from '../../testing/pages/pages';
import { inEveryLanguage } from '../support/languages';
import { link, region } from '../support/roles';

const people = company.people ?? [];

inEveryLanguage((locale, t) => {
  for (const path of ['/', buildingHref]) {
    test(`beside the form of ${path} are the people, with a card for address books`, async ({ page }) => {
      await page.goto(at(locale, path));
      const list = page.locator('#contact').getByRole('listitem');
      await expect(list).toHaveCount(people.length);
      for (const [place, { name: names, role, phone, whatsapp, email }] of people.entries()) {
        const person = list.nth(place);
        const name = names[locale];
        await expect(person).toContainText(name);
        await expect(person).toContainText(role[locale]);
        for (const way of [
          phone && t('People.call', { name, phone: formatPhone(phone, locale) }),
          email && t('People.email', { name, email }),
          whatsapp && `${t('People.whatsappTo', { name })} ${t('NewTab.label')}`,
        ]) {
          if (way) await expect(link(person, way)).toBeVisible();
        }
        const card = link(person, t('People.saveOf', { name }));
        const response = await page.request.get((await card.getAttribute('href')) ?? '');
        expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
        expect(await response.text()).toContain(`FN:${name}\r\n`);
      }
    });
  }

  test('the people are on printed sheets', { tag: '@print' }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of [projectPath(locale), buildingHref]) {
      await page.goto(at(locale, path));
      const sheet = region(page, t('Print.contact')).first();
      for (const { name, phone = '' } of people) {
        await expect(sheet.getByText(name[locale], { exact: true })).toBeVisible();
        await expect(sheet.getByText(formatPhone(phone, locale), { exact: true })).toBeVisible();
      }
    }
  });
});
