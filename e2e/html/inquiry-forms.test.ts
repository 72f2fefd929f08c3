import { honeypot } from '../../lib/form-field';
import { buildings, company, phoneIn } from '../support/content/records';
import { forms } from '../support/mail/forms';
import { flatten, readPage, siteFiles, textOf } from '../support/pages/built-site';
import { at } from '../support/pages/pages';
import { plain, words } from '../support/pages/words';

/** The attributes for keyboards and autofill, of the fields that have any. */
const attributes: Record<string, Record<string, string>> = {
  name: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', enterkeyhint: 'next' },
  phone: { type: 'tel', autocomplete: 'tel' },
  businessName: { autocomplete: 'organization' },
  interest: { rows: '4' },
};

/** Names by which browsers and password managers find the fields of an identity. */
const identity =
  /name|mail|phone|tel|mobile|fax|ext\b|\bext|address|street|city|zip|postal|country|state|region|company|organi[sz]ation|title|url|website|web|user|login|password|otp|code|card|birth|gender|note|comment|message|שם|דוא|טלפון|כתובת|עיר|אתר/i;

/** Returns the legal entity that is the controller of a page's form. */
function entityOf(url: string) {
  const building = buildings.find(({ id }) => url.endsWith(`/${id}`));
  const { legalEntities } = company;
  return legalEntities.find(({ id }) => id === building?.legalEntity) ?? legalEntities[0];
}

/** A company without a building has no form for businesses. */
const builtForms = forms.filter(({ url }) => siteFiles.has(url));

describe.each(builtForms)('$name', ({ url, label, labels, locale, route }) => {
  const $ = readPage(url);
  const form = $('form').filter((_, element) => $(element).attr('aria-label') === label);
  const field = (name: string) => form.find(`[name="${name}"]`);

  test('the page is a hidden field', () => {
    expect(field('page').attr()).toMatchObject({ type: 'hidden', value: url });
  });

  test('every field is required and has the attributes of its kind', () => {
    expect(form.attr('novalidate')).toBeUndefined();
    for (const name of Object.keys(labels)) {
      expect([name, field(name).is('[required]')]).toEqual([name, true]);
      expect(field(name).attr()).toMatchObject(attributes[name] ?? {});
    }
  });

  test('the labels name the fields', () => {
    for (const [name, text] of Object.entries(labels))
      expect(textOf($(`label[for="${field(name).attr('id')}"]`)).replace(/ ?\*$/, '')).toBe(flatten(text));
    const marked = form.find('label').filter((_, element) => /\*\s*$/.test($(element).text()));
    expect(marked).toHaveLength(route === '/api/email/send' ? 0 : 5);
  });

  test('an empty text can have the direction of the page', () => {
    for (const name of Object.keys(labels))
      expect([name, field(name).attr('placeholder')]).toEqual([name, ' ']);
  });

  test('people and their password managers leave the trap empty', () => {
    const trap = field(honeypot);
    expect(trap.attr()).toMatchObject({
      tabindex: '-1',
      autocomplete: 'off',
      'data-1p-ignore': '',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
      'data-form-type': 'other',
    });
    expect(trap.closest('[aria-hidden="true"]')).toHaveLength(1);
    expect(`${trap.attr('name')} ${textOf(trap.closest('label'))}`).not.toMatch(identity);
  });

  test('a sentence, a link and the full privacy notice are before the button', () => {
    const t = words(locale);
    const notice = t.markup('InquiryForm.notice', {
      legalName: entityOf(url)?.legalName[locale] ?? '',
      address: (entityOf(url)?.address ?? company.address)[locale],
      phone: phoneIn(locale),
      email: company.email,
      abroad: company.privacy.abroad ? 'yes' : 'no',
      place: company.privacy.abroad?.[locale] ?? '',
      months: company.privacy.mailboxMonths,
      days: company.privacy.keepDays,
      store: t(`InquiryForm.stores.${company.privacy.database ? 'database' : 'server'}`),
      ...plain,
    });
    const sentence = flatten(t.markup('InquiryForm.privacy', plain));
    expect(textOf(form.find('details p'))).toBe(flatten(notice));
    expect(textOf(form.find('p:has(+ details)'))).toBe(sentence);
    expect(form.find('p:has(+ details) a').attr('href')).toBe(at(locale, '/privacy'));
    expect(form.find('details, button').last().is('button')).toBe(true);
  });
});
