/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InquiryForm } from './inquiry-form';

const words = {
  submit: 'Send',
  sending: 'Sending…',
  sent: 'sent',
  failed: 'failed',
  failedRetry: 'failed, try again',
  sentMark: 'Sent',
  errorMark: 'Error',
};

const scrollIntoView = jest.fn();
let answer: (status: number, body: object) => Promise<void>;
let requests: { url: string; body: unknown }[];

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  AbortSignal.timeout = () => new AbortController().signal;
  requests = [];
  globalThis.fetch = jest.fn((url: string, init: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init.body)) });
    return new Promise((done) => {
      answer = (status, body) => act(async () => done({ status, json: async () => body } as Response));
    });
  }) as never;
  render(
    <InquiryForm
      action="/send"
      label="form"
      locale="he"
      honeypot="website"
      words={words}
      sentIcon={null}
      errorIcon={null}
      notice={null}
    >
      <input name="name" aria-label="name" />
      <input name="website" aria-label="website" />
    </InquiryForm>,
  );
});

function write(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

/** Whether the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a form that is sent twice by an impatient visitor is one request', async () => {
  write('name', 'Dana');
  const form = screen.getByRole('form');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  fireEvent.submit(form);
  expect(requests).toEqual([{ url: '/send', body: { name: 'Dana' } }]);
  await answer(500, {});
  fireEvent.submit(form);
  expect(requests).toHaveLength(2);
});

test('leaving the page asks first when the form is half-written, and only then', async () => {
  expect(asksBeforeLeaving()).toBe(false);
  write('name', 'D');
  expect(asksBeforeLeaving()).toBe(true);
  write('name', '');
  expect(asksBeforeLeaving()).toBe(false);
  write('name', 'Dana');
  fireEvent.submit(screen.getByRole('form'));
  await answer(500, {});
  expect(asksBeforeLeaving()).toBe(true);
  fireEvent.submit(screen.getByRole('form'));
  await answer(200, { message: 'ok' });
  expect(asksBeforeLeaving()).toBe(false);
});
