import { expect, test } from '@playwright/test';
import { formatDay } from '../../i18n/dates';
import { telHref } from '../../site/contact-links';
import { company, phoneIn } from '../../testing/content/records';
import { at, hydrated, locales, open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

const parts = ['commitment', 'features', 'changing', 'impaired', 'limitations', 'inquiries'] as const;

for (const locale of locales) {
  const t = words(locale);
  const url = at(locale, '/accessibility');

  test.describe(locale, () => {
    test('the seven parts stand in the order of the specification', async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        ...parts.map((part) => t(`AccessibilityStatement.${part}Title`)),
        company.accessibility.officerTitle[locale],
      ]);
    });

    test('the commitment names the regulation, its year, the level and the browsers', async ({ page }) => {
      await page.goto(url);
      const part = page.getByRole('region', { name: t('AccessibilityStatement.commitmentTitle') });
      for (const fact of ['35', '2013', '5568', 'AA']) await expect(part).toContainText(fact);
      await expect(part).toContainText(t('AccessibilityStatement.commitment'));
    });

    test('inquiries have phone, mail and hours; the officer has a name, a phone and a mail', async ({
      page,
    }) => {
      await page.goto(url);
      const { officerTitle, officerFirstName, officerEmail } = company.accessibility;
      const inquiries = page.getByRole('region', { name: t('AccessibilityStatement.inquiriesTitle') });
      await expect(inquiries.getByRole('link', { name: phoneIn(locale) })).toHaveAttribute(
        'href',
        telHref(company.phone),
      );
      await expect(inquiries.getByRole('link', { name: company.email })).toHaveAttribute(
        'href',
        `mailto:${company.email}`,
      );
      await expect(inquiries.getByText(company.accessibility.hours, { exact: true })).toBeVisible();
      const officer = page.getByRole('region', { name: officerTitle[locale], exact: true });
      await expect(officer).toContainText(officerFirstName[locale]);
      await expect(officer.getByRole('link', { name: phoneIn(locale) })).toHaveAttribute(
        'href',
        telHref(company.phone),
      );
      await expect(officer.getByRole('link', { name: officerEmail })).toHaveAttribute(
        'href',
        `mailto:${officerEmail}`,
      );
    });

    test('the last update is written as the language writes dates', async ({ page }) => {
      await page.goto(url);
      const { updated } = company.accessibility;
      const date = formatDay(updated, locale);
      await expect(page.getByRole('main').getByText(date, { exact: true })).toBeVisible();
      await expect(page.locator('time')).toHaveAttribute('datetime', updated);
    });

    test('the back button goes one step back', async ({ page }) => {
      await open(page, at(locale, '/hartuvcenter'));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('Footer.accessibility') })
        .click();
      await expect(page).toHaveURL(url);
      await hydrated(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('TopBar.backPlain'), exact: true })
        .click();
      await expect(page).toHaveURL(at(locale, '/hartuvcenter'));
    });
  });
}

test('the English headings fixed by the specification stand letter by letter', async ({ page }) => {
  await page.goto('/en/accessibility');
  for (const name of [
    'Commitment to Accessibility',
    'Accessibility Features',
    'Changing Display',
    'Adaptation for Visually and Hearing Impaired',
    'Limitations',
    'Inquiries',
    'Accessibility Officer',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('Technical support');
  await expect(page.getByRole('main')).toContainText('Display adjustments');
  await expect(page.getByRole('main')).toContainText('Sunday-Thursday');
  await expect(page.getByRole('main')).toContainText('some pages or external ads may not be');
});
