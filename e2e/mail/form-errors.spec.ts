import { eachForm, fill, inquiryFor, messageColors, partsOf } from '../support/mail/forms';
import { token } from '../support/mail/mailbox';
import { open } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { expect, type Route, test } from '../support/test';

/* The errors of specification §8, including answers that the real route never sends. */

const error = 'What the server says.';

type Answer = Parameters<Route['fulfill']>[0];

/** Answers of a server, and the message that the form shows. */
const cases: [when: string, answer: Answer | 'none', says: 'error' | 'failed' | 'failedRetry'][] = [
  ['a refusal with an error', { status: 400, json: { error } }, 'error'],
  ['a refusal without an error', { status: 400, json: {} }, 'failed'],
  ['a refusal that is not JSON', { status: 404, body: 'gone' }, 'failed'],
  ['a status other than 200', { status: 202, json: {} }, 'failed'],
  ['a broken server with an error', { status: 500, json: { error } }, 'error'],
  ['a broken server without an error', { status: 500, body: '<html>' }, 'failedRetry'],
  ['a network that fails', 'none', 'failedRetry'],
];

for (const form of eachForm) {
  const t = words(form.locale);
  test(`${form.name} shows a message and keeps its fields after every error`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of (400|404|500)/, /ERR_CONNECTION_FAILED/);
    await open(page, form.url);
    const { button, success, failure, field } = partsOf(page, form);
    const inquiry = inquiryFor(form, token());
    // A screen reader announces only changes in an existing region.
    const region = await failure.elementHandle();
    await fill(page, form, inquiry);
    for (const [when, answer, says] of cases) {
      await page.route(
        `**${form.route}`,
        (route) => (answer === 'none' ? route.abort('connectionfailed') : route.fulfill(answer)),
        { times: 1 },
      );
      await button.click();
      const text = says === 'error' ? error : t(`InquiryForm.${says}`);
      await expect(failure.getByText(text, { exact: true }), when).toBeVisible();
      await expect(failure.locator('p'), when).toHaveCSS('color', messageColors.failed);
      expect(await failure.evaluate((now, before) => now === before, region), when).toBe(true);
      await expect(success).toBeEmpty();
      await expect(button, when).toBeFocused();
      await expect(button, when).toHaveText(form.submit);
      for (const [name, value] of Object.entries(inquiry)) await expect(field(name), when).toHaveValue(value);
      const { y: above = 0 } = (await failure.boundingBox()) ?? {};
      expect(above, 'the message is above the form').toBeLessThan((await button.boundingBox())?.y ?? 0);
    }
    await page.route(`**${form.route}`, (r) => r.fulfill({ json: { message: 'taken' } }), { times: 1 });
    await button.click();
    await expect(success).toContainText('taken');
    await expect(failure).toBeEmpty();
  });

  test(`${form.name} shows the error of the real route in its language`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await open(page, form.url);
    const { button, failure, field } = partsOf(page, form);
    await fill(page, form, { ...inquiryFor(form, token()), name: ' ' });
    await button.click();
    await expect(failure).toContainText(t('Answer.missing', { field: form.labels.name ?? '' }));
    await expect(field('email')).not.toHaveValue('');
  });
}
