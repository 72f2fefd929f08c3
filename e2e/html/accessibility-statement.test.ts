import { formatDay } from '../../i18n/dates';
import { formatPhone } from '../../i18n/phones';
import { telHref } from '../../lib/seo/contact-links';
import { company } from '../support/content/records';
import { flatten, linksNamed, readPage, textOf } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const parts = ['commitment', 'features', 'changing', 'impaired', 'limitations', 'inquiries'] as const;
const { officerTitle, officerFirstName, officerEmail, hours, updated, ...known } = company.accessibility;

describe.each(locales)('%s', (locale) => {
  const t = words(locale);
  const $ = readPage(at(locale, '/accessibility'));
  /** The selector of the section under a heading. */
  const under = (title: string) => {
    const heading = $('main h2').filter((_, element) => textOf($(element)) === flatten(title));
    return `[aria-labelledby="${heading.attr('id')}"]`;
  };

  test('the statement has its parts in order', () => {
    const headings = $('main h2').toArray();
    expect(headings.map((heading) => textOf($(heading)))).toEqual(
      [
        ...parts.map((part) => t(`AccessibilityStatement.${part}Title`)),
        officerTitle[locale],
        ...(known.arrangements?.some((texts) => texts.parking ?? texts.entrance ?? texts.toilets)
          ? [t('AccessibilityStatement.arrangementsTitle')]
          : []),
        ...(known.tested ? [t('AccessibilityStatement.testedTitle')] : []),
      ].map(flatten),
    );
  });

  test('the statement names the law and the standard', () => {
    const commitment = textOf($(under(t('AccessibilityStatement.commitmentTitle'))));
    const tested = known.tested ? 'yes' : 'no';
    const law = known.tested ? ['35', '2013', '5568', 'AA'] : [];
    for (const text of [t('AccessibilityStatement.commitment', { tested }), ...law])
      expect(commitment).toContain(flatten(text));
  });

  test('the statement names the officer and the ways to reach the company', () => {
    const inquiries = under(t('AccessibilityStatement.inquiriesTitle'));
    const officer = under(officerTitle[locale]);
    expect(textOf($(inquiries))).toContain(hours);
    expect(textOf($(officer))).toContain(flatten(officerFirstName[locale]));
    for (const [part, phone, email] of [
      [inquiries, company.phone, company.email],
      [officer, known.officerPhone ?? company.phone, officerEmail],
    ] as const) {
      expect(linksNamed($, part, formatPhone(phone, locale)).attr('href')).toBe(telHref(phone));
      expect(linksNamed($, part, email).attr('href')).toBe(`mailto:${email}`);
    }
  });

  test('the statement has the day of its last update', () => {
    expect(textOf($('main'))).toContain(formatDay(updated, locale));
    expect($('time').attr('datetime')).toBe(updated);
  });
});
