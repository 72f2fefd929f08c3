import { expect, type Route, test } from '@playwright/test';
import { eachForm, fill, inquiryFor, partsOf } from '../../testing/mail/forms';
import { token } from '../../testing/mail/mailbox';
import { open } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';

/* The catalogue of errors of specification §8, with answers that the real route would not give. */

type Case = {
  when: string;
  answer: (route: Route) => Promise<void>;
  says: 'error' | 'failed' | 'failedRetry';
};

const error = 'What the server says.';
const cases: Case[] = [
  {
    when: 'a refusal with an error',
    answer: (r) => r.fulfill({ status: 400, json: { error } }),
    says: 'error',
  },
  { when: 'a refusal without an error', answer: (r) => r.fulfill({ status: 400, json: {} }), says: 'failed' },
  {
    when: 'a refusal that is no JSON',
    answer: (r) => r.fulfill({ status: 404, body: 'gone' }),
    says: 'failed',
  },
  { when: 'a status other than 200', answer: (r) => r.fulfill({ status: 202, json: {} }), says: 'failed' },
  {
    when: 'a broken server with an error',
    answer: (r) => r.fulfill({ status: 500, json: { error } }),
    says: 'error',
  },
  {
    when: 'a broken server without an error',
    answer: (r) => r.fulfill({ status: 500, body: '<html>' }),
    says: 'failedRetry',
  },
  { when: 'a network that fails', answer: (r) => r.abort('connectionfailed'), says: 'failedRetry' },
];

for (const form of eachForm) {
  const t = words(form.locale);
  test.describe(form.name, () => {
    test('shows a red message and keeps its fields after every kind of error, until an inquiry is taken', async ({
      page,
    }) => {
      await open(page, form.url);
      const { button, success, failure, field } = partsOf(page, form);
      const inquiry = inquiryFor(form, token());
      await fill(page, form, inquiry);
      for (const { when, answer, says } of cases) {
        await page.route(`**${form.route}`, answer, { times: 1 });
        await button.click();
        const text = says === 'error' ? error : t(`InquiryForm.${says}`);
        await expect(failure.getByText(text, { exact: true }), when).toBeVisible();
        const colour = await failure.locator('p').evaluate((message) => getComputedStyle(message).color);
        expect(colour, when).toBe('rgb(155, 28, 28)');
        await expect(success).toBeEmpty();
        await expect(button, when).toBeFocused();
        await expect(button, when).toHaveText(form.submit);
        for (const [name, value] of Object.entries(inquiry))
          await expect(field(name), when).toHaveValue(value);
        const { y: above = 0 } = (await failure.boundingBox()) ?? {};
        expect(above, 'the message is above the form').toBeLessThan((await button.boundingBox())?.y ?? 0);
      }
      await page.route(`**${form.route}`, (r) => r.fulfill({ json: { message: 'taken' } }), { times: 1 });
      await button.click();
      await expect(success).toContainText('taken');
      await expect(failure).toBeEmpty();
    });

    test('shows the error of the real route in the language of the page', async ({ page }) => {
      await open(page, form.url);
      const { button, failure, field } = partsOf(page, form);
      await fill(page, form, { ...inquiryFor(form, token()), name: ' ' });
      await button.click();
      await expect(failure).toContainText(t('Answer.missing', { field: form.labels.name ?? '' }));
      await expect(field('email')).not.toHaveValue('');
    });
  });
}

test('the English texts fixed by the specification are there letter by letter', () => {
  expect(words('en')('InquiryForm.failed')).toBe('Failed to send message');
  expect(words('en')('InquiryForm.failedRetry')).toBe('Failed to send message. Please try again.');
  expect(words('en')('BuildingForm.submit').toLowerCase()).toBe('send a message');
});
