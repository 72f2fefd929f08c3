import { formatPhone } from '../../i18n/phones';
import { buildings, findPeople, projectsIn } from '../support/content/records';
import { words } from '../support/pages/words';
import { region } from '../support/roles';
import { expect, test } from '../support/test';

test('the people are on printed sheets', { tag: ['@content', '@own-engine'] }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const sheets = [
    ...projectsIn('he')
      .map(({ index }) => ({ path: `/project/${index}`, people: undefined }))
      .slice(0, 1),
    ...buildings.map(({ id, people }) => ({ path: `/${id}`, people })),
  ];
  for (const { path, people } of sheets) {
    await page.goto(path);
    const sheet = region(page, words('he')('Print.contact')).first();
    for (const { name, phone } of findPeople(people)) {
      await expect(sheet.getByText(name.he, { exact: true })).toBeVisible();
      if (phone) await expect(sheet.getByText(formatPhone(phone, 'he'), { exact: true })).toBeVisible();
    }
  }
});
