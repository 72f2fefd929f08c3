import { formatPhone } from '../../i18n/phones';
import { telHref } from '../../site/contact-links';
import { buildingHref, company } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at, projectPath } from '../support/pages/pages';
import { link, region } from '../support/roles';
import { expect, test } from '../support/test';

const people = company.people ?? [];

inEveryLanguage((locale, t) => {
  for (const path of ['/', buildingHref]) {
    test(`beside the form of ${path} are the people, with a card for address books`, async ({ page }) => {
      await page.goto(at(locale, path));
      const items = page.locator('#contact').getByRole('listitem');
      await expect(items).toHaveCount(people.length);
      for (const [place, { name: names, role, phone, whatsapp, email, languages }] of people.entries()) {
        const person = items.nth(place);
        const name = names[locale];
        await expect(person).toContainText(name);
        await expect(person).toContainText(role[locale]);
        const spoken = languages.map(
          (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '',
        );
        const list = new Intl.ListFormat(locale).format(spoken);
        await expect(person).toContainText(t('People.languages', { languages: list }));
        const ways = [
          [phone && t('People.call', { name, phone: formatPhone(phone, locale) }), phone && telHref(phone)],
          [email && t('People.email', { name, email }), `mailto:${email}`],
          [whatsapp && `${t('People.whatsappTo', { name })} ${t('NewTab.label')}`, /^https:\/\/wa\.me\//],
        ] as const;
        for (const [way, href = ''] of ways.filter(([known]) => known))
          await expect(link(person, way ?? '')).toHaveAttribute('href', href);
        const card = link(person, t('People.saveOf', { name }));
        await expect(person.getByRole('link')).toHaveCount(ways.filter(([known]) => known).length + 1);
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
