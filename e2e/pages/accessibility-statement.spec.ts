import { formatDay } from '../../i18n/dates';
import { formatPhone } from '../../i18n/phones';
import { telHref } from '../../site/contact-links';
import { company } from '../support/content/records';
import { inEveryLanguage } from '../support/languages';
import { at } from '../support/pages/pages';
import { link, region } from '../support/roles';
import { expect, test } from '../support/test';

const parts = ['commitment', 'features', 'changing', 'impaired', 'limitations', 'inquiries'] as const;
const { officerTitle, officerFirstName, officerEmail, hours, updated, ...known } = company.accessibility;
const officerPhone = known.officerPhone ?? company.phone;

inEveryLanguage((locale, t) => {
  const url = at(locale, '/accessibility');

  test('the statement has its parts in order, the law, whom to turn to and the day of its last update', async ({
    page,
  }) => {
    await page.goto(url);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...parts.map((part) => t(`AccessibilityStatement.${part}Title`)),
      officerTitle[locale],
      ...(known.arrangements ? [t('AccessibilityStatement.arrangementsTitle')] : []),
      ...(known.tested ? [t('AccessibilityStatement.testedTitle')] : []),
    ]);
    const commitment = region(page, t('AccessibilityStatement.commitmentTitle'));
    await expect(commitment).toContainText(t('AccessibilityStatement.commitment'));
    for (const fact of ['35', '2013', '5568', 'AA']) await expect(commitment).toContainText(fact);

    const inquiries = region(page, t('AccessibilityStatement.inquiriesTitle'));
    const officer = region(page, officerTitle[locale]);
    await expect(inquiries.getByText(hours, { exact: true })).toBeVisible();
    await expect(officer).toContainText(officerFirstName[locale]);
    for (const [part, phone, email] of [
      [inquiries, company.phone, company.email],
      [officer, officerPhone, officerEmail],
    ] as const) {
      await expect(link(part, formatPhone(phone, locale))).toHaveAttribute('href', telHref(phone));
      await expect(link(part, email)).toHaveAttribute('href', `mailto:${email}`);
    }

    await expect(main.getByText(formatDay(updated, locale), { exact: true })).toBeVisible();
    await expect(page.locator('time')).toHaveAttribute('datetime', updated);
  });
});
