import { formatPhone } from '../../i18n/phones';
import { buildings, company, projectsIn } from '../support/content/records';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

test('the people are on printed sheets', { tag: ['@content', '@own-engine'] }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const projects = projectsIn('he')
    .slice(0, 1)
    .map(({ index }) => `/project/${index}`);
  for (const path of [...projects, ...buildings.map(({ id }) => `/${id}`)]) {
    await page.goto(path);
    const sheet = region(page, words('he')('Print.contact')).first();
    for (const { name, phone } of company.people ?? []) {
      await expect(sheet.getByText(name.he, { exact: true })).toBeVisible();
      if (phone) await expect(sheet.getByText(formatPhone(phone, 'he'), { exact: true })).toBeVisible();
    }
  }
});
