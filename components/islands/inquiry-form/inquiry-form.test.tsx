/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { InquiryForm } from './inquiry-form';

const words = { submit: '', sending: '', sent: '', failed: '', failedRetry: '', sentMark: '', errorMark: '' };

afterEach(cleanup);

test('a copied address is cleaned before the browser checks it', () => {
  render(
    <InquiryForm
      action="/send"
      label="form"
      locale="en"
      honeypot="leave-empty"
      words={words}
      sentIcon={null}
      errorIcon={null}
      notice={null}
    >
      <input type="email" aria-label="email" />
      <input aria-label="name" />
    </InquiryForm>,
  );
  const [email, name] = ['email', 'name'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  for (const field of [email, name]) {
    if (!field) throw new Error('a field is missing');
    fireEvent.input(field, { target: { value: 'mailto:dana@example.com\u200f' } });
    expect(field.value).toBe('mailto:dana@example.com\u200f');
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect([email?.value, email?.validity.valid]).toEqual(['dana@example.com', true]);
  expect(name?.value).toBe('mailto:dana@example.com\u200f');
});
