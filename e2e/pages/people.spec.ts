import { expect, test } from '@playwright/test';
import { formatPhone } from '../../i18n/phones';
import { company } from '../../testing/content/records';
import { at, locales } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const people = company.people ?? [];

for (const locale of locales) {
  const t = words(locale);

  test.describe(locale, () => {
    for (const path of ['/', '/hartuvcenter']) {
      test(`beside the form of ${path} stand the people, with a card for address books`, async ({ page }) => {
        await page.goto(at(locale, path));
        const list = page.locator('#contact').getByRole('listitem');
        await expect(list).toHaveCount(people.length);
        for (const [place, { name, role, phone = '', email = '' }] of people.entries()) {
          const person = list.nth(place);
          await expect(person).toContainText(name[locale]);
          await expect(person).toContainText(role[locale]);
          const shown = formatPhone(phone, locale);
          for (const link of [
            t('People.call', { name: name[locale], phone: shown }),
            t('People.email', { name: name[locale], email }),
            [t('People.whatsappTo', { name: name[locale] }), t('NewTab.label')].join(' '),
          ]) {
            await expect(person.getByRole('link', { name: link, exact: true })).toBeVisible();
          }
          const card = person.getByRole('link', { name: t('People.saveOf', { name: name[locale] }) });
          const response = await page.request.get((await card.getAttribute('href')) ?? '');
          expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
          expect(await response.text()).toContain(`FN:${name[locale]}\r\n`);
        }
      });
    }

    test('the people stand on printed sheets', { tag: '@print' }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      for (const path of ['/project/0', '/hartuvcenter']) {
        await page.goto(at(locale, path));
        const sheet = page.getByRole('region', { name: t('Print.contact') }).first();
        for (const { name, phone = '' } of people) {
          await expect(sheet.getByText(name[locale], { exact: true })).toBeVisible();
          await expect(sheet.getByText(formatPhone(phone, locale), { exact: true })).toBeVisible();
        }
      }
    });
  });
}
