import PostalMime from 'postal-mime';
import { inEvery } from '@/e2e/support/content/texts';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { routing } from '@/i18n/routing';
import { buildingForm, contactForm, type Form, parseInquiry } from '@/server/inquiry/forms';
import { composeMail } from '@/server/inquiry/mail';
import { translationsOf } from './translations';

/* Every field of a form may be optional: each in turn is left out, with the texts of the site in each language. */

const building = { name: inEvery('Silo House') };
const subjects = { contact: undefined, building };

const cases = [contactForm, buildingForm].flatMap((form: Form) =>
  form.fields.flatMap(({ name }) =>
    routing.locales.map((locale) => [name, form.name, locale, form] as const),
  ),
);

test.each(cases)('without %s the form %s becomes a mail in %s', async (left, formName, locale, form) => {
  const fields = form.fields.map((field) => ({ ...field, optional: field.name === left }));
  const changed = { ...form, fields };
  const labels = formName === 'building' ? 'BuildingForm' : 'Contact';
  const { raw } = await composeMail({
    id: 'id',
    form: changed,
    inquiry: parseInquiry(changed, inquiryOf(changed, { [left]: '' })),
    translation: translationsOf(labels, '/', subjects[formName as keyof typeof subjects]).in(locale),
    source: { unit: '7' },
    siteOrigin: 'https://www.site.example',
    settings: { from: { name: 'Site', address: 'site@company.example' }, to: [] },
    received: new Date(0),
  });
  const { subject, replyTo } = await PostalMime.parse(raw);
  expect(subject).not.toMatch(/undefined|– $|[{}]/);
  expect(replyTo?.[0]?.address).toBe(left === 'email' ? undefined : 'dana@private.example');
});
