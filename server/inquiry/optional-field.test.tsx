/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Field } from '@/components/form/field';
import { inquiryOf } from '@/e2e/support/mail/inquiries';
import { renderIn } from '@/e2e/support/pages/intl';
import { contentOf } from './content';
import { buildingForm, type Form, parseInquiry } from './forms';
import type { Translation } from './translations';

/* An optional field is a line of its form and its texts. */

const field = {
  name: 'companyNumber',
  label: 'companyNumber',
  type: 'text',
  autoComplete: 'off',
  optional: true,
} as const;
const form: Form = { ...buildingForm, fields: [...buildingForm.fields, field] };

const rowsOf = (companyNumber: unknown) =>
  contentOf({
    form,
    inquiry: parseInquiry(form, inquiryOf(form, { companyNumber })),
    translation: { mail: (key: string) => key, languageName: 'English' } as Translation,
    source: {},
    siteOrigin: 'https://www.site.example',
    received: new Date(),
  }).rows.map(({ label }) => label);

test.each([undefined, null, '', ' \u200b '])(
  'left empty as %j it is accepted, without a line in the mail',
  (value) => {
    expect(rowsOf(value)).not.toContain('companyNumber');
    expect(rowsOf(value)).toContain('businessName');
  },
);

test('filled in, it is validated and adds a line to the mail', () => {
  expect(rowsOf('520000001')).toContain('companyNumber');
  expect(() => rowsOf('x'.repeat(101))).toThrow('tooLong');
});

test('its label marks it as optional', () => {
  renderIn('en', <Field {...field} label="Company number" marked />);
  const input = screen.getByRole('textbox', { name: 'Company number' });
  expect((input as HTMLInputElement).required).toBe(false);
  expect(document.body.textContent).toBe('Company number (optional)');
});
