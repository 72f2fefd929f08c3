import { formatPhone } from '../../i18n/phones';
import { buildings, company } from '../support/content/records';
import { projectPath } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

test('the people are on printed sheets', { tag: ['@content', '@own-engine'] }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [projectPath('he'), ...buildings.map(({ id }) => `/${id}`)]) {
    await page.goto(path);
    const sheet = region(page, words('he')('Print.contact')).first();
    for (const { name, phone = '' } of company.people ?? []) {
      await expect(sheet.getByText(name.he, { exact: true })).toBeVisible();
      await expect(sheet.getByText(formatPhone(phone, 'he'), { exact: true })).toBeVisible();
    }
  }
});
